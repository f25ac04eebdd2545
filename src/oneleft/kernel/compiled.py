"""The kernels at their second speed: compiled to machine code by Numba.

A build is one generated file: a copy of the kernel's functions and of the drivers that run them,
each decorated, so that all compiled code of a game is made at once. Its folder is named by a hash
of every source that it is made from, so that old code never runs. Numba is an extra
(``oneleft[fast]``) and is imported here alone, when a game is first asked for.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.util
import linecache
import os
import platform
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, TypeAlias

from oneleft.errors import OneLeftError
from oneleft.kernel.state import CARD_STATE_SIZE, card_rule_vector
from oneleft.rules import CardRules, Ruleset
from oneleft.splitmix import SplitMix64

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Row: TypeAlias = NDArray[np.int64]
    """A state, a rule vector or a list of acts: contiguous signed 64-bit integers."""
    Generator: TypeAlias = NDArray[np.uint64]
    """The state of a SplitMix64: two unsigned words."""

CACHE_VARIABLE = "ONELEFT_CACHE"
SOURCE_NAME = "kernel.py"
COMPLETE_NAME = "complete"


@dataclass(frozen=True, slots=True)
class CompiledGame:
    """The compiled functions of one game; each does what its namesake in the sources does.

    Vectors are rows as :meth:`rule_row`, :meth:`state_row` and :meth:`generator_row` make them,
    or rows of a contiguous matrix. All functions release the interpreter's lock. Nothing is
    checked: an act must be one that ``verdict`` accepts, a seat one that is there.

    Attributes:
        game: ``cards`` or ``dice``.
        state_size, tally_size: words of a state, and of the last argument of ``play_rounds``.
        start: ``(r, s, seats, active, first)``: the state before the deal.
        chance_is_due: ``(s)``: whether the next act is CHANCE's.
        legal: ``(r, s, seat)``: the mask of open turn acts.
        verdict: ``(r, s, actor, action)``: LAWFUL, a code, or OFFENSE + a code.
        apply: ``(r, s, actor, action)``.
        play_rounds: ``(r, s, g, seats, rounds, out)``: whole rounds of random play.
        run_actions: ``(r, s, acts, codes, trail)``: replays acts, keeping verdicts and states.
        wander: ``(r, s, g, acts)``: a random walk among all that is accepted, as acts.
        next64, below: the generator: ``(g)`` and ``(g, n)``.
    """

    game: str
    state_size: int
    tally_size: int
    rule_vector: Callable[[Ruleset], list[int]]
    start: Callable[[Row, Row, int, int, int], None]
    chance_is_due: Callable[[Row], bool]
    legal: Callable[[Row, Row, int], int]
    verdict: Callable[[Row, Row, int, int], int]
    apply: Callable[[Row, Row, int, int], None]
    play_rounds: Callable[[Row, Row, Generator, int, int, Row], None]
    run_actions: Callable[[Row, Row, Row, Row, Row], int]
    wander: Callable[[Row, Row, Generator, Row], int]
    next64: Callable[[Generator], int]
    below: Callable[[Generator, int], int]

    def rule_row(self, rules: Ruleset) -> Row:
        """The rule vector of ``rules`` as a row."""
        import numpy as np

        return np.array(self.rule_vector(rules), np.int64)

    def state_row(self) -> Row:
        """A row for a state, all zero: ``start`` makes a state of it."""
        import numpy as np

        return np.zeros(self.state_size, np.int64)

    def generator_row(self, seed: int) -> Generator:
        """The state of a generator: the compiled form of ``SplitMix64(seed).state``."""
        import numpy as np

        return np.array(SplitMix64(seed).state, np.uint64)


# ------------------------------------------------------------------------------------- plans

_ROW = "int64[::1]"
_GENERATOR = "uint64[::1]"
_ENTRIES: Mapping[str, str] = MappingProxyType(
    {  # callees first: each is compiled with those above it
        "next64": f"uint64({_GENERATOR})",
        "below": f"int64({_GENERATOR}, int64)",
        "start": f"void({_ROW}, {_ROW}, int64, int64, int64)",
        "chance_is_due": f"boolean({_ROW})",
        "legal": f"int64({_ROW}, {_ROW}, int64)",
        "verdict": f"int64({_ROW}, {_ROW}, int64, int64)",
        "apply": f"void({_ROW}, {_ROW}, int64, int64)",
        "play_rounds": f"void({_ROW}, {_ROW}, {_GENERATOR}, int64, int64, {_ROW})",
        "run_actions": f"int64({_ROW}, {_ROW}, {_ROW}, {_ROW}, {_ROW})",
        "wander": f"int64({_ROW}, {_ROW}, {_GENERATOR}, {_ROW})",
    }
)
"""What can be called from outside, with its types: one specialization each."""

_SOURCES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "cards": ("oneleft.splitmix", "oneleft.kernel.cards", "oneleft.kernel.drivers_cards"),
        "dice": ("oneleft.splitmix", "oneleft.kernel.dice", "oneleft.kernel.drivers_dice"),
    }
)
"""The modules whose functions make up the build of a game, in order."""


def compiled(
    game: str, *, checked: bool = False, report: Callable[[str], None] | None = None
) -> CompiledGame:
    """The compiled functions of ``game``, from the cache where they have been built before.

    The first build takes most of a minute; later ones are loaded in a moment. The cache is
    ``$ONELEFT_CACHE``, else ``oneleft`` in the user's cache folder; where neither can be written,
    the build is made anew in each process.

    Args:
        game: ``cards`` or ``dice``.
        checked: whether an index out of bounds raises IndexError instead of reading on: for
            tests, at half the speed.
        report: receives one line before a build that takes its time.

    Raises:
        OneLeftError: Numba is not installed, or there is no such game.
    """
    if game not in _SOURCES:
        raise OneLeftError(f"no such game: {game!r}; there are {', '.join(_SOURCES)}")
    with _LOCK:
        if (game, checked) not in _BUILT:
            _BUILT[game, checked] = _build(game, checked=checked, report=report)
        return _BUILT[game, checked]


_LOCK = threading.Lock()
_BUILT: dict[tuple[str, bool], CompiledGame] = {}


def _build(
    game: str, *, checked: bool, report: Callable[[str], None] | None
) -> CompiledGame:
    versions = _versions()
    modules = _SOURCES[game]
    text = generated_source(modules, checked=checked)
    key = build_key(modules, text, versions)
    folder = _build_folder(f"{game}-{key}")
    if report is not None and (folder is None or not (folder / COMPLETE_NAME).exists()):
        report(f"compiling the {game} kernel, once: this takes up to a minute ...")
    _teach_numba_bits()
    name = f"oneleft_compiled_{game}_{key}"
    module = _load_text(name, text) if folder is None else _load_file(name, text, folder)
    return _game(game, module)


def _game(game: str, module: ModuleType) -> CompiledGame:
    entries = {name: getattr(module, name) for name in _ENTRIES}
    tally_size = int(module.TALLY_SIZE)
    return CompiledGame(
        game=game,
        state_size=CARD_STATE_SIZE,
        tally_size=tally_size,
        rule_vector=_card_rules,
        **entries,
    )


def _card_rules(rules: Ruleset) -> list[int]:
    if not isinstance(rules, CardRules):
        raise TypeError(f"card rules expected, not {type(rules).__name__}")
    return card_rule_vector(rules)


# ------------------------------------------------------------------------------------- sources


def generated_source(modules: tuple[str, ...], *, checked: bool) -> str:
    """The text of a build: the functions of ``modules``, decorated, and what they import."""
    imports: list[str] = []
    body: list[str] = []
    seen: set[str] = set()
    for module in modules:
        for node in ast.parse(_source_path(module).read_text("utf-8")).body:
            if isinstance(node, ast.ImportFrom):
                if node.module != "__future__" and node.module not in modules:
                    imports.append(ast.unparse(node))
            elif isinstance(node, ast.FunctionDef):
                assert node.name not in seen, f"two functions are called {node.name}"
                seen.add(node.name)
                body.append(("" if node.name in _ENTRIES else "@_inner\n") + ast.unparse(node))
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                body.append(ast.unparse(node))
    options = f"nogil=True, boundscheck={checked}"
    head = [
        "from __future__ import annotations",
        "from numba import njit",
        *imports,
        f"_inner = njit({options})",
        f"_CACHE = __file__.endswith({SOURCE_NAME!r})",
    ]
    tail = [
        f"{name} = njit({signature!r}, cache=_CACHE, {options})({name})"
        for name, signature in _ENTRIES.items()
    ]
    return "\n".join([*head, *body, *tail]) + "\n"


def build_key(modules: tuple[str, ...], text: str, versions: str) -> str:
    """A hash of the build's text, of all sources that its constants come from, and of versions."""
    digest = hashlib.sha256(text.encode())
    digest.update(versions.encode())
    for module in sorted(_reached({*modules, __name__})):
        digest.update(module.encode())
        digest.update(_source_path(module).read_bytes())
    return digest.hexdigest()[:20]


def _reached(modules: set[str]) -> set[str]:
    """These modules of oneleft and all that they import from oneleft."""
    found: set[str] = set()
    waiting = set(modules)
    while waiting:
        module = waiting.pop()
        found.add(module)
        waiting |= {name for name in _imported(module) if name not in found}
    return found


def _imported(module: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(_source_path(module).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("oneleft."):
            yield str(node.module)


def _source_path(module: str) -> Path:
    """The file of a module of oneleft, which is not imported."""
    return Path(__file__).resolve().parents[1].joinpath(*module.split(".")[1:]).with_suffix(".py")


def _versions() -> str:
    """The versions that machine code depends on.

    Raises:
        OneLeftError: Numba or NumPy is not installed.
    """
    try:
        import numba
        import numpy as np
    except ImportError as error:
        message = 'the compiled kernels need Numba: pip install "oneleft[fast]"'
        raise OneLeftError(message) from error
    return f"{platform.python_implementation()} {sys.version} {numba.__version__} {np.__version__}"


# ------------------------------------------------------------------------------------- cache


def cache_folder() -> Path:
    """Where builds are kept: $ONELEFT_CACHE, $XDG_CACHE_HOME/oneleft or ~/.cache/oneleft.

    Raises:
        RuntimeError: there is no home folder.
    """
    if os.environ.get(CACHE_VARIABLE):
        return Path(os.environ[CACHE_VARIABLE])
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "oneleft"


def _build_folder(name: str) -> Path | None:
    """The folder of a build, made if need be; None where it cannot be written."""
    with suppress(OSError, RuntimeError):
        folder = cache_folder().resolve() / name
        (folder / "__pycache__").mkdir(parents=True, exist_ok=True)
        for place in (folder, folder / "__pycache__"):
            with tempfile.TemporaryFile(dir=place):
                pass
        return folder
    return None


def _write(path: Path, text: str) -> None:
    """Writes a file at one stroke, so that nobody ever reads half of it.

    Numba's cache looks at the time of the source: whoever writes it, it is the same.
    """
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    os.utime(temporary, (1, 1))
    Path(temporary).replace(path)


def _load_file(name: str, text: str, folder: Path) -> ModuleType:
    """Imports a build from its folder, where Numba keeps the machine code beside it."""
    path = folder / SOURCE_NAME
    if not path.exists():
        _write(path, text)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # Numba's cache looks a function's module up by name
    spec.loader.exec_module(module)
    if not (folder / COMPLETE_NAME).exists():
        _write(folder / COMPLETE_NAME, "")
    return module


def _load_text(name: str, text: str) -> ModuleType:
    """Runs a build from memory: nothing is kept."""
    module = ModuleType(name)
    module.__file__ = f"<{name}>"
    sys.modules[name] = module
    linecache.cache[module.__file__] = (len(text), None, text.splitlines(True), module.__file__)
    exec(compile(text, module.__file__, "exec"), module.__dict__)
    return module


# ------------------------------------------------------------------------------------- Numba


def _teach_numba_bits() -> None:
    """Lets compiled code say ``mask.bit_count()`` and ``mask.bit_length()``, as Python does.

    Both are for masks that are not negative; each becomes one machine instruction.
    """
    if _TAUGHT:
        return
    from numba import types
    from numba.extending import intrinsic, overload_method

    @intrinsic
    def ones(context, mask):
        def code(context, builder, signature, arguments):
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), code

    @intrinsic
    def leading_zeros(context, mask):
        def code(context, builder, signature, arguments):
            return builder.ctlz(arguments[0], context.get_constant(types.boolean, False))

        return types.int64(types.int64), code

    @overload_method(types.Integer, "bit_count")
    def bit_count(mask):
        return lambda mask: ones(mask)

    @overload_method(types.Integer, "bit_length")
    def bit_length(mask):
        return lambda mask: 64 - leading_zeros(mask)

    _TAUGHT.append(True)


_TAUGHT: list[bool] = []
