// @ts-check
// The whole screen out of its zones, in the order in which the focus goes through them.

import { html, nothing } from "../../vendor/lit-html.js";
import { t } from "../l10n.js";
import { bar } from "./bar.js";
import { zonesOf } from "./games.js";
import { lobby, summary } from "./lobby.js";
import { icon } from "./parts.js";
import { rivals } from "./rivals.js";
import { sheets } from "./sheets.js";
import { gone, isGone, linkBanner, status } from "./status.js";
import { talk } from "./talk.js";
import { nameOf } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */

/** Whether the rails stand beside the table. */
export const wide = matchMedia("(min-width: 900px) and (min-height: 501px)");

/**
 * @param {State} state @param {Acts} acts @param {number} now
 * @param {any} [footer] more below, such as the bar of a replay
 */
export function shell(state, acts, now, footer = nothing) {
  const { view } = state;
  if (isGone(state)) return html`<div class="screen is-empty">${gone(state)}</div>`;
  if (!view || (view.game && !zonesOf(state))) return html`<div class="screen is-empty">${status(state, acts)}<p class="lobby-note">${t("link-connecting")}</p>${linkBanner(state, acts, now)}</div>`;
  const zones = zonesOf(state);
  const inLobby = !zones || view.status === "lobby" || view.status === "sealing";
  return html`<div class="screen" data-status=${view.status} data-game=${view.settings.game} ?data-seated=${view.you !== null} ?data-lost=${state.link !== "live"}
    ?data-pending=${Object.keys(state.pending).length > 0}>
    ${view.you !== null && !inLobby ? html`<a class="skip-link" href="#hand" @click=${toCards}>${t(view.settings.game === "dice" ? "dice-skip" : "screen-skip")}</a>` : nothing}
    ${status(state, acts)}
    ${inLobby ? lobbyOr(state, acts) : html`
      ${wide.matches ? scores(state, acts) : nothing}
      <div class="arena">${rivals(state, acts, zones, now)}${zones.center(state, acts)}</div>`}
    ${sheets(state, acts, inLobby ? null : zones)}
    ${inLobby ? nothing : html`
      ${bar(state, acts, zones.asks(state, acts) ? [] : zones.buttons(state, acts))}
      ${zones.hand(state, acts)}
      ${wide.matches ? html`<aside class="rail rail-right" aria-label=${t("table-log")}>${talk(state, acts)}</aside>` : nothing}`}
    ${footer}
    ${linkBanner(state, acts, now)}
    ${state.ui.toast ? html`<p class="toast" role="status">${state.ui.toast}</p>` : nothing}
  </div>`;
}

/** To the one tab stop of the hand, if there is one. @param {Event} event */
function toCards(event) {
  const card = /** @type {HTMLElement | null} */ (document.querySelector('[data-card][tabindex="0"]'));
  if (!card) return;
  event.preventDefault();
  card.focus();
}

/** @param {State} state @param {Acts} acts */
function lobbyOr(state, acts) {
  if (state.view?.status !== "closed") return lobby(state, acts);
  return html`<div class="lobby"><section class="panel"><h2>${t("screen-closed")}</h2><p><a class="button" href="/">${t("screen-lobby")}</a></p></section></div>`;
}

/** @param {State} state @param {Acts} acts */
function scores(state, acts) {
  const view = /** @type {import("./types.js").TableView} */ (state.view);
  return html`<aside class="rail rail-left" aria-label=${t("table-scores")}>
    <h2>${t("table-scores")}</h2>
    ${totals(view)}
    ${view.rounds.length ? html`<p class="small soft">${t("screen-rounds", { count: view.rounds.length })}</p>` : nothing}
    <h2>${t("lobby-rules")}</h2>${summary(view.settings)}
    <button class="button button--wide" @click=${() => acts.open("rules")}>${icon("book")}${t("screen-rules")}</button>
    <button class="button button--wide" @click=${() => acts.open("menu")}>${icon("gear")}${t("screen-settings")}</button>
  </aside>`;
}

/** The totals so far, as a small table. @param {import("./types.js").TableView} view */
export const totals = (view) => html`<table class="totals"><caption class="visually-hidden">${t("table-scores")}</caption><tbody>
  ${view.seats.map((_, seat) => html`<tr class=${seat === view.you ? "mine" : nothing}><th scope="row">${nameOf(view, seat)}</th>
    <td class="number">${view.totals[seat]}</td></tr>`)}</tbody></table>`;
