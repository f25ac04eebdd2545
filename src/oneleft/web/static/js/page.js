// What every page does: settings, the language switch, the hint while words are being fetched.

import { LANGUAGES, loadWords, onLanguage, setLanguage } from "./l10n.js";
import { applySettings } from "./theme.js";

applySettings();

/** The words of the page's language, for every module that says something by itself. */
export const ready = loadWords();

for (const link of document.querySelectorAll("[data-language]")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    choose(/** @type {HTMLAnchorElement} */ (link));
  });
}

/** @param {HTMLAnchorElement} link */
async function choose(link) {
  const lang = link.dataset.language ?? "";
  if (!LANGUAGES.includes(lang)) return;
  try {
    await setLanguage(lang);
  } catch {
    location.assign(link.href); // the words cannot be fetched: the server writes the page anew
  }
}

onLanguage((lang) => {
  for (const link of document.querySelectorAll("[data-language]")) {
    if (/** @type {HTMLElement} */ (link).dataset.language === lang) {
      link.setAttribute("aria-current", "true");
    } else {
      link.removeAttribute("aria-current");
    }
  }
});
