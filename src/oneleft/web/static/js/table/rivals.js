// @ts-check
// The others: a chip each, in playing order from the left neighbor; on a wide screen on an arc.

import { classMap, html, nothing } from "../../vendor/lit-html.js";
import { t } from "../l10n.js";
import { zonesOf } from "./games.js";
import { rivalSeats } from "./moves.js";
import { icon, keyed, vars } from "./parts.js";
import { duration, nameOf } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */
/** @typedef {import("./types.js").GameZones} GameZones */

/** @param {State} state @param {Acts} acts @param {GameZones} zones @param {number} now */
export function rivals(state, acts, zones, now) {
  const { view } = state;
  if (!view) return nothing;
  const seats = rivalSeats(state);
  const many = seats.length > 3;
  return html`<ul class=${classMap({ rivals: true, many })} aria-label=${t("screen-rivals")} data-way=${view.game?.direction ?? 1}>
    ${keyed(seats, (seat) => seat, (seat, at) => html`<li class="rival-place" ${vars(arc(at, seats.length))}>
      ${chip(seat, state, acts, zones, now)}</li>`)}
  </ul>`;
}

/**
 * Where a chip stands on the arc: the left neighbor at the left, playing order clockwise.
 * @param {number} at @param {number} count
 */
export function arc(at, count) {
  const spread = { 1: 0, 2: 130, 3: 164 }[count] ?? 196;
  const angle = ((count === 1 ? 0 : at / (count - 1) - 0.5) * spread * Math.PI) / 180;
  return { x: Math.sin(angle).toFixed(3), y: (-Math.cos(angle)).toFixed(3) };
}

/** @param {number} seat @param {State} state @param {Acts} acts @param {GameZones} zones @param {number} now */
function chip(seat, state, acts, zones, now) {
  const view = /** @type {import("./types.js").TableView} */ (state.view);
  const { game } = view;
  const held = view.seats[seat];
  const count = game?.counts[seat] ?? 0;
  const isOn = isPlayed(view) && game?.turn === seat;
  const classes = {
    chip: true, turn: isOn, last: !!game && count === 1, gone: held.has_left, away: !held.is_here,
  };
  return html`<button class=${classMap(classes)} data-chip=${seat} aria-label=${chipName(seat, state, now)}
    @click=${() => acts.open("seat", { seat })}>
    <span class="chip-name">${isOn ? html`<i class="turn-mark">▶</i>` : nothing}${nameOf(view, seat)}</span>
    <span class="chip-row">${zones.rival(seat, state)}
      <b class="chip-count">${game ? count : nothing}</b></span>
    ${isPartner(seat, state) ? html`<span class="partner">${icon("pair")}${shownOnly(t("table-mark-partner"))}</span>` : nothing}
    ${mark(seat, state, now)}
  </button>`;
}

/** Text for the eyes alone: the name of the chip says it in its own words. @param {string} text */
const shownOnly = (text) => html`<span class="figure" data-text=${text} aria-hidden="true"></span>`;

/** @param {number} seat @param {State} state @param {number} now */
function mark(seat, state, now) {
  const { view } = state;
  const held = view?.seats[seat];
  if (!view || !held) return nothing;
  if (view.game?.called.includes(seat)) return html`<span class="bubble">${shownOnly(t("table-mark-uno"))}</span>`;
  if (view.game?.owes.includes(seat)) return html`<span class="bubble bubble-owes">${shownOnly("UNO?")}</span>`;
  if (!held.is_here && !held.autopilot) {
    const left = absentLeft(state, seat, now);
    return html`<span class="chip-icon">${icon("plug")}${left > 0 ? shownOnly(duration(left)) : nothing}</span>`;
  }
  if (held.kind === "bot" || held.autopilot) return html`<span class="chip-icon">${icon("bot")}</span>`;
  return nothing;
}

/** Whether two play together. @param {number} seat @param {State} state */
const isPartner = (seat, { rules, view }) => rules.teams === "2v2" && view?.you != null && (seat - view.you + 4) % 4 === 2;

/** Milliseconds until a bot takes the seat. @param {State} state @param {number} seat @param {number} now */
function absentLeft({ view, offset }, seat, now) {
  const away = view?.seats[seat].away_at;
  return away == null || !view ? 0 : away + view.settings.absent_seconds * 1000 - (now + offset);
}

/** Now, or in a replay. @param {import("./types.js").TableView} view */
const isPlayed = ({ status }) => status === "playing" || status === "replay";

/** @param {number} seat @param {State} state @param {number} now */
export function chipName(seat, state, now) {
  const { view } = state;
  if (!view) return "";
  const { game } = view;
  const held = view.seats[seat];
  const said = [nameOf(view, seat)];
  if (game) said.push(t("count-pieces", { count: game.counts[seat], game: game.game }));
  const open = zonesOf(state)?.rivalWords?.(seat, state);
  if (open) said.push(open);
  if (held.kind === "bot") said.push(t("table-mark-bot"));
  if (isPartner(seat, state)) said.push(t("table-mark-partner"));
  if (held.has_left) said.push(t("table-mark-left"));
  else if (held.autopilot) said.push(t("screen-autopilot"));
  else if (!held.is_here) said.push(t("screen-away", { time: duration(absentLeft(state, seat, now)) }));
  if (game?.called.includes(seat)) said.push(t("table-mark-uno"));
  if (game?.owes.includes(seat)) said.push(t("table-mark-owes"));
  if (isPlayed(view) && game?.turn === seat) said.push(t("table-mark-turn"));
  return said.join(", ");
}
