"""The language of a request, and words in templates that the page can say anew.

A template's words carry the key and the parameters they were said with (``data-l10n-id``,
``data-l10n-args``, ``data-l10n-attrs``), so that ``l10n.js`` can write them in another language
without a reload.

>>> print(Localizer("fr").say("h1", "event-keeps", seat="Ana"))
<h1 data-l10n-id="event-keeps" data-l10n-args="{&#34;seat&#34;: &#34;Ana&#34;}">Ana garde la
nouvelle carte.</h1>
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from markupsafe import Markup

from oneleft.words import FALLBACK, LANGUAGES, Words

LANGUAGE_NAMES: Mapping[str, str] = {
    "en": "English",
    "fr": "Français",
    "pt": "Português",
    "es": "Español",
}
COOKIE = "lang"
COOKIE_SECONDS = 365 * 24 * 3600
_ATTRIBUTES = frozenset({"class", "id", "for", "role", "href", "tabindex", "slot", "value"})
_ACCEPTED = re.compile(r"\s*([a-zA-Z]{2,3})(?:-[\w-]+)?\s*(?:;\s*q=([0-9.]+)\s*)?")


def asked_language(query: str | None, cookie: str | None, accept: str) -> str:
    """The language of ``?lang=``, else of the cookie, else the one that the browser likes best.

    >>> asked_language(None, "pt", "fr"), asked_language(None, None, "de, es-MX;q=0.8, fr;q=0.5")
    ('pt', 'es')
    >>> asked_language("xx", None, "")
    'en'
    """
    for chosen in (query, cookie):
        if chosen in LANGUAGES:
            return str(chosen)
    liked: list[tuple[float, str]] = []
    for part in accept[:500].split(","):
        found = _ACCEPTED.fullmatch(part)
        if found and found[1].lower() in LANGUAGES:
            liked.append((_quality(found[2]), found[1].lower()))
    best = max(liked, key=lambda row: row[0], default=(0.0, FALLBACK))
    return best[1] if best[0] > 0 else FALLBACK


def _quality(text: str | None) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


class Localizer:
    """What templates say.

    Attributes:
        words: the language's words.
    """

    def __init__(self, lang: str) -> None:
        self.words = Words(lang)

    @property
    def lang(self) -> str:
        """``en``, ``fr``, ``pt`` or ``es``."""
        return self.words.lang

    def l10n(self, key: str, /, **params: object) -> str:
        """The text alone."""
        return self.words(key, **params)

    def mark(self, key: str, /, **params: object) -> Markup:
        """The data attributes of an element that holds this text and nothing else."""
        args = Markup(' data-l10n-args="{}"').format(json.dumps(params)) if params else Markup("")
        return Markup('data-l10n-id="{}"').format(key) + args

    def attrs(self, **keys: str) -> Markup:
        """Attributes that hold words, as in ``aria_label="page-nav"``, and their messages."""
        names = {name.replace("_", "-"): key for name, key in keys.items()}
        said = Markup(" ").join(
            Markup('{}="{}"').format(name, self.words(key)) for name, key in names.items()
        )
        pairs = "; ".join(f"{name}:{key}" for name, key in names.items())
        return said + Markup(' data-l10n-attrs="{}"').format(pairs)

    def say(self, tag: str, key: str, /, **given: object) -> Markup:
        """An element with its text; ``class``, ``id`` … are attributes, the rest parameters."""
        attributes = Markup("").join(
            Markup(' {}="{}"').format(name, value)
            for name, value in given.items()
            if name in _ATTRIBUTES
        )
        params = {name: value for name, value in given.items() if name not in _ATTRIBUTES}
        return Markup("<{0} {1}{2}>{3}</{0}>").format(
            tag, self.mark(key, **params), attributes, self.words(key, **params)
        )
