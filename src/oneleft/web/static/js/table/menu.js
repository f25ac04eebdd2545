// @ts-check
// The menu with the settings of this device, and the help.

import { html, nothing } from "../../vendor/lit-html.js";
import { LANGUAGES, language, setLanguage, t } from "../l10n.js";
import { setSetting, setting } from "../theme.js";
import { icon } from "./parts.js";
import { saveVibrates, shortcut, vibrates } from "./prefs.js";
import { totals } from "./shell.js";
import { toggle } from "./setup.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */

const NAMES = { en: "English", fr: "Français", pt: "Português", es: "Español" };

/** @param {State} state @param {Acts} acts */
export function menu(state, acts) {
  const { view } = state;
  const isPlaying = view && view.you !== null && !["lobby", "over", "closed", "replay"].includes(view.status);
  /** @param {import("../theme.js").Setting} name @param {string} value */
  const set = (name, value) => (setSetting(name, value), acts.ui({}));
  return html`<h2>${t("screen-menu")}</h2>
    <div class="choices">
      <button class="button button--wide" @click=${() => acts.open("rules")}>${icon("book")}${t("screen-rules")}</button>
      <button class="button button--wide" @click=${() => acts.open("help")}>${t("screen-help")}</button>
    </div>
    ${view?.round ? html`<h3>${t("table-scores")}</h3>${totals(view)}` : nothing}
    <h3>${t("screen-settings")}</h3>
    <fieldset class="field"><legend class="label">${t("set-motion")}</legend><div class="segments">
      ${["calm", "normal", "fast"].map((each) => html`<label class="segment"><input type="radio" name="motion" value=${each}
        .checked=${setting("motion") === each} @change=${() => set("motion", each)}><span>${t(`motion-${each}`)}</span></label>`)}</div></fieldset>
    ${toggle(t("set-sound"), setting("sound") === "on", (on) => set("sound", on ? "on" : "off"))}
    ${"vibrate" in navigator ? toggle(t("set-vibrate"), vibrates(), (on) => (saveVibrates(on), acts.ui({}))) : nothing}
    ${toggle(t("set-patterns"), setting("patterns") === "on", (on) => set("patterns", on ? "on" : "off"))}
    ${toggle(t("set-keys"), setting("keys") === "on", (on) => set("keys", on ? "on" : "off"))}
    ${view?.you != null && view.settings.auto_uno ? toggle(t("set-auto-uno"), view.auto_uno, (on) => acts.send({ do: "auto-uno", on })) : nothing}
    <div class="field"><label for="set-language">${t("set-language")}</label><select class="select" id="set-language"
      @change=${(/** @type {Event} */ event) => setLanguage(/** @type {HTMLSelectElement} */ (event.target).value).catch(() => acts.ui({ toast: t("screen-failed") }))}>
      ${LANGUAGES.map((each) => html`<option value=${each} lang=${each} ?selected=${each === language()}>${NAMES[/** @type {"en"} */ (each)]}</option>`)}</select></div>
    <div class="choices menu-end">
      ${isPlaying ? html`<button class="button button--wide" @click=${() => acts.open("leave")}>${t("screen-leave")}</button>` : nothing}
      <a class="button button--wide" href="/about#devices">${t("page-devices")}</a>
      <a class="button button--wide" href="/">${t("screen-lobby")}</a></div>`;
}

const KEYS = [
  ["← → Home End", "key-arrows"], ["Enter", "key-play"], ["D", "key-draw"], ["K", "key-keep"], ["U", "key-uno"],
  ["C", "key-catch"], ["X", "key-challenge"], ["A", "key-accept"], ["J", "key-jump"], ["1 – 4", "key-colors"],
  ["S", "key-state"], ["L", "key-log"], ["O", "key-sort"], ["?", "key-help"], ["Esc", "key-close"],
];

const DICE_KEYS = [
  ["← → Home End", "key-dice-arrows"], ["Enter", "key-dice-play"], ["R", "key-dice-reroll"], ["D", "key-dice-draw"],
  ["K", "key-dice-keep"], ["U", "key-uno"], ["C", "key-catch"], ["X", "key-dice-claim"], ["P", "key-dice-pass"],
  ["A", "key-dice-accept"], ["1 – 4", "key-colors"], ["S", "key-state"], ["L", "key-log"], ["?", "key-help"], ["Esc", "key-close"],
];

/** What it costs under the rules of this table. @param {import("./types.js").Rules} rules @param {string} game */
function penalties(rules, game) {
  const said = [["uno_penalty", "help-forgotten"], ["false_uno_penalty", "help-false-call"], ["false_catch_penalty", "help-false-catch"]];
  return said.filter(([name]) => rules[name]).map(([name, word]) => t(word, { count: rules[name], game })).join(" ");
}

/** A letter can be changed: press it, then the new one. @param {string} key @param {string} word @param {string | undefined} learns @param {Acts} acts */
function keyName(key, word, learns, acts) {
  if (!/^[A-Z]$/.test(key)) return html`<kbd>${key}</kbd>`;
  const isLearning = learns === key;
  const label = isLearning ? t("help-press-letter") : `${shortcut(key)}: ${word}`;
  return html`<button class="key-button" aria-label=${label} aria-pressed=${isLearning} @click=${() => acts.open("help", { learns: isLearning ? undefined : key })}
    ><kbd>${isLearning ? "…" : shortcut(key)}</kbd></button>`;
}

/** @param {State} state @param {Acts} acts */
export function help({ view, ui, rules }, acts) {
  const isDice = view?.settings.game === "dice";
  return html`<h2>${t("screen-help")}</h2><p>${t(isDice ? "help-dice-touch" : "help-touch")}</p>
    ${isDice ? html`<p>${t("help-dice-claim")}</p>` : nothing}<p>${t(isDice ? "help-dice-uno" : "help-uno-button")} ${penalties(rules, view?.settings.game ?? "cards")}</p>
    <h3>${t("help-keys")}</h3><dl class="facts keys">${(isDice ? DICE_KEYS : KEYS).map(([key, word]) => html`<div><dt>${keyName(key, t(word), ui.dialog?.learns, acts)}</dt><dd>${t(word)}</dd></div>`)}</dl>
    <p class="small soft">${t("help-letters")}</p>
    <button class="button" @click=${() => acts.open("rules")}>${icon("book")}${t("screen-rules")}</button>`;
}
