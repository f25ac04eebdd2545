// @ts-check
// The end of a round, with the hands and what they cost, and the end of the match.

import { classMap, html, nothing } from "../../vendor/lit-html.js";
import { pointsOf } from "../faces.js";
import { t } from "../l10n.js";
import { icon, ring, seenCard } from "./parts.js";
import { lineText, nameOf } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */
/** @typedef {import("./types.js").TableView} TableView */

/** @param {State} state @param {Acts} acts */
export function results(state, acts) {
  const view = /** @type {TableView} */ (state.view);
  const isOver = view.status === "over";
  return html`<h2>${isOver ? winnerWords(view) : t("sheet-title", { round: view.round })}</h2>
    ${isOver ? podium(view, state.rules) : html`<p class="soft">${endWords(state, view)}</p>`}
    ${sheet(view, state.rules)}
    ${isOver ? afterMatch(state, acts, view) : afterRound(state, acts, view)}`;
}

/** @param {TableView} view */
function winnerWords(view) {
  const seats = view.winners.map((seat) => nameOf(view, seat));
  if (!seats.length) return t("match-title");
  return seats.length > 1 ? t("match-winners", { seats }) : t("match-winner", { seat: seats[0] });
}

/** @param {State} state @param {TableView} view */
function endWords(state, view) {
  const line = state.log.flatMap((entry) => entry.lines).findLast(({ key }) => key.startsWith("event-round-") && key !== "event-round-begins");
  return line ? lineText(view, line) : "";
}

/** The seats by their total, the winners first. @param {TableView} view @param {import("./types.js").Rules} rules */
function ranked(view, rules) {
  const isLow = rules.scoring === "low_total_wins";
  const order = view.seats.map((_, seat) => seat).sort((a, b) => (isLow ? 1 : -1) * (view.totals[a] - view.totals[b]));
  const wins = (/** @type {number} */ seat) => Number(view.winners.includes(seat));
  return order.sort((a, b) => wins(b) - wins(a));
}

/** @param {TableView} view @param {import("./types.js").Rules} rules */
function podium(view, rules) {
  const top = ranked(view, rules).slice(0, 3);
  return html`<ol class="podium" role="list">${top.map((seat, at) => html`<li class="step-${at + 1}">
    <span class="podium-name">${at ? nothing : icon("crown")}${nameOf(view, seat)}</span>
    <b class="podium-block">${view.totals[seat]}</b></li>`)}</ol>`;
}

/** @param {TableView} view @param {import("./types.js").Rules} rules */
function sheet(view, rules) {
  const { ending } = view.game ?? {};
  const seats = view.status === "over" ? ranked(view, rules) : view.seats.map((_, seat) => seat);
  const rows = seats.map((seat) => html`<tbody class=${classMap({ won: ending?.winner === seat, mine: seat === view.you })}><tr>
    <th scope="row">${nameOf(view, seat)}</th>
    <td class="number">${plus(ending?.points[seat] ?? 0)}</td><td class="number"><b>${view.totals[seat]}</b></td></tr>
    ${ending?.hands[seat]?.length ? html`<tr class="hand-row"><td colspan="3">${handOf(ending.hands[seat], view.settings.game === "dice")}</td></tr>` : nothing}</tbody>`);
  return html`<table class="score-sheet"><thead><tr>
    <th scope="col">${t("sheet-seat")}</th><th scope="col" class="number">${t("sheet-round")}</th>
    <th scope="col" class="number">${t("sheet-total")}</th></tr></thead>${rows}</table>`;
}

/** @param {number} points */
const plus = (points) => (points > 0 ? `+${points}` : `${points}`);

/** @param {string[]} faces @param {boolean} isDice */
function handOf(faces, isDice) {
  const worth = faces.reduce((sum, face) => sum + pointsOf(face), 0);
  return html`<span class="card-list small-cards">${faces.map((face) => html`<span class="worth">${seenCard(face, isDice)}<span class="soft">${pointsOf(face)}</span></span>`)}
    <span class="soft worth-all">= ${worth}</span></span>`;
}

/** @param {State} state @param {Acts} acts @param {TableView} view */
function afterRound(state, acts, view) {
  const persons = view.seats.filter((seat) => seat.kind === "person" && !seat.has_left && !seat.autopilot).length;
  const isReady = view.you !== null && view.ready.includes(view.you);
  return html`<div class="sheet-buttons">
    ${view.timer ? ring(view.timer, state.offset) : nothing}
    ${view.you !== null ? html`<button class="button button--primary button--large" aria-disabled=${isReady ? "true" : nothing}
      @click=${() => isReady || acts.next()}>${isReady ? t("screen-ready-count", { count: view.ready.length, all: persons }) : t("sheet-next", { round: view.round + 1 })}</button>` : nothing}
    <button class="button" @click=${() => acts.ui({ hidden: view.status })}>${t("screen-see-table")}</button></div>`;
}

/** @param {State} _ @param {Acts} acts @param {TableView} view */
function afterMatch(_, acts, view) {
  return html`<p class="soft">${t("match-rounds", { count: view.rounds.length })}</p><div class="sheet-buttons">
    ${view.rematch ? html`<a class="button button--primary button--large" href="/t/${view.rematch}">${t("screen-rematch-go")}</a>`
      : view.you !== null ? html`<button class="button button--primary button--large" @click=${acts.rematch}>${t("screen-rematch")}</button>` : nothing}
    ${view.replay ? html`<a class="button" href="/r/${view.replay}">${t("screen-replay")}</a>` : nothing}
    <button class="button" @click=${() => acts.ui({ hidden: view.status })}>${t("screen-see-table")}</button>
    <a class="button button--quiet" href="/">${t("screen-lobby")}</a></div>`;
}
