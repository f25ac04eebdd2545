// @ts-check
// What happened and what was said; on a wide screen beside the table, else in a drawer.

import { classMap, html, nothing } from "../../vendor/lit-html.js";
import { has, t } from "../l10n.js";
import { keyed } from "./parts.js";
import { entryText, lineText, nameOf } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */

const PHRASES = ["hello", "thanks", "well-played", "oops", "hurry", "good-game", "sorry", "bye"];
const EMOTES = ["😀", "😂", "😮", "😢", "😡", "👍", "👏", "🎉"];
const SHOWN = 60;

/** @param {State} state @param {Acts} acts */
export function talk(state, acts) {
  return html`<h2>${t("table-log")}</h2>${log(state)}${speak(state, acts)}`;
}

/** @param {State} state */
function log({ view, log: entries, ui }) {
  if (!view) return nothing;
  const shown = entries.filter(({ seat, lines }) => lines.length > 0 || !ui.muted.includes(seat ?? -1)).slice(-SHOWN).reverse();
  return html`<ol class="log" role="list" reversed tabindex="0" aria-label=${t("table-log")}>${keyed(shown, ({ id }) => id, (entry) => html`<li class=${classMap({ said: !entry.lines.length })}>
    ${entry.lines.length ? entry.lines.map((line) => html`<p>${lineText(view, line)}</p>`) : html`<b>${nameOf(view, entry.seat ?? 0)}: </b>${entryText(view, entry)}`}</li>`)}</ol>`;
}

/** @param {State} state @param {Acts} acts */
function speak({ view }, acts) {
  if (view?.you == null) return nothing;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("text")).trim();
    if (text) acts.say({ text });
    form.reset();
  };
  return html`<div class="speak">
    <div class="emotes" role="group" aria-label=${t("talk-emotes")}>${EMOTES.map((emote) => html`<button class="emote" @click=${() => acts.say({ emote })}>${emote}</button>`)}</div>
    <div class="phrases" role="group" aria-label=${t("talk-phrases")}>${PHRASES.filter((phrase) => has(`phrase-${phrase}`)).map((phrase) => html`<button class="phrase" @click=${() => acts.say({ phrase })}>${t(`phrase-${phrase}`)}</button>`)}</div>
    ${view.settings.chat ? html`<form class="say" @submit=${submit}><input class="input" name="text" maxlength="280" autocomplete="off" aria-label=${t("talk-text")} placeholder=${t("talk-text")}>
      <button class="button">${t("talk-send")}</button></form>` : nothing}</div>`;
}
