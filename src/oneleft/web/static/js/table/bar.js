// @ts-check
// The action bar: whose turn it is, at most two buttons, and at fixed places Catch and UNO.

import { classMap, html, nothing } from "../../vendor/lit-html.js";
import { t } from "../l10n.js";
import { isMyTurn, mayArm, may, targets } from "./moves.js";
import { icon, keyed } from "./parts.js";
import { shortcut } from "./prefs.js";
import { nameOf, troubleText } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */
/** @typedef {import("./types.js").Button} Button */

/** @param {State} state @param {Acts} acts @param {Button[]} buttons */
export function bar(state, acts, buttons) {
  const isSeated = state.view?.you != null;
  if (isAside(state)) buttons = [{ label: t("screen-results"), press: () => acts.ui({ hidden: "" }), primary: true }];
  return html`<section class="bar" aria-label=${t("screen-actions")}>
    ${message(state, acts)}
    <div class=${classMap({ "bar-main": true, "has-buttons": buttons.length > 0 })}>
      <p class=${classMap({ "bar-state": true, mine: isMyTurn(state) })}>${stateWords(state)}</p>
      ${buttons.length ? html`<div class="bar-buttons">${keyed(buttons.slice(0, 2), ({ label }) => label, (each) => button(each, state))}</div>` : nothing}
    </div>
    ${isSeated ? html`${catchButton(state, acts)}${unoButton(state, acts)}`
      : state.view?.status === "playing" ? html`<span class="chip-note">${icon("eye")}${t("screen-watching")}</span>` : nothing}
  </section>`;
}

/** Whether the results wait behind the table. @param {State} state */
const isAside = ({ view, ui }) => (view?.status === "between" || view?.status === "over") && ui.hidden === view.status;

/** The second click of a double click is not meant for what has come in the place of the first. @param {Button} each @param {State} state */
const button = (each, state) => html`<button
  class=${classMap({ button: true, "button--primary": !!each.primary })}
  aria-disabled=${each.off || state.link !== "live" ? "true" : nothing}
  aria-keyshortcuts=${each.key ? shortcut(each.key) : nothing}
  @click=${(/** @type {MouseEvent} */ { detail }) => detail < 2 && each.press()}>${each.label}</button>`;

/** @param {State} state */
function stateWords(state) {
  const { view } = state;
  if (!view?.game) return "";
  if (view.status === "between") return t("screen-between");
  if (view.status === "over") return t("match-title");
  if (isMyTurn(state)) return t("table-turn-yours");
  if (view.game.turn === null) return t("screen-dealing");
  return t("table-turn-of", { seat: nameOf(view, view.game.turn) });
}

/** What went wrong: it stays until the next action. @param {State} state @param {Acts} acts */
function message(state, acts) {
  const { text, clause } = troubleText(state);
  if (!text) return nothing;
  return html`<p class="trouble"><span aria-hidden="true">⚠</span> <span>${text}
    ${clause ? html`<button class="rule-link" @click=${() => acts.open("rules", { clause })}>${clause} ›</button>` : nothing}</span>
    <button class="icon-button" aria-label=${t("screen-close")} @click=${() => acts.ui({ trouble: null })}>${icon("close")}</button></p>`;
}

/** @param {State} state @param {Acts} acts */
function catchButton(state, acts) {
  const caught = targets(state.view?.game, "catch");
  const label = t("screen-catch");
  return html`<button class=${classMap({ "round-button": true, catch: true, lit: caught.length > 0 })}
    aria-disabled=${caught.length && state.link === "live" ? nothing : "true"} aria-keyshortcuts=${shortcut("C")} @click=${acts.catchSomebody}>${label}</button>`;
}

/** @param {State} state @param {Acts} acts */
function unoButton(state, acts) {
  const { view, ui } = state;
  const owes = view?.game?.owes.includes(view.you ?? -1) && may(view.game, "uno");
  const arms = mayArm(state);
  const classes = { "round-button": true, uno: true, lit: arms || !!owes, owes: !!owes, armed: ui.armed && arms, auto: !!view?.auto_uno };
  return html`<button class=${classMap(classes)} aria-pressed=${arms ? `${ui.armed}` : nothing} aria-keyshortcuts=${shortcut("U")}
    aria-disabled=${state.link === "live" ? nothing : "true"}
    aria-label=${ui.armed && arms ? t("screen-uno-armed") : view?.auto_uno ? t("screen-uno-auto") : t("table-mark-uno")}
    title=${ui.armed && arms ? t("screen-uno-armed") : t("move-call")} @click=${acts.uno}>${t("table-mark-uno")}</button>`;
}
