// @ts-check
// What the screen says of a table: sentences with the seats by name.

import { has, reasonWords, seatLetter, t } from "../l10n.js";
import { isMyTurn, playables } from "./moves.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").TableView} TableView */
/** @typedef {import("./types.js").Line} Line */

const MOST_LINES = 2; // of one act, for the ticker: the last of them
const SEATS = ["seat", "actor", "target", "turn", "by", "other"];

/** @param {TableView} view @param {number} seat */
export const nameOf = (view, seat) =>
  view.seats[seat]?.name || t("seat-name", { seat: seatLetter(seat) });

/** @param {TableView} view */
export const names = (view) => view.seats.map((_, seat) => nameOf(view, seat));

/** The parameters of a line with names for seats. @param {TableView} view @param {Record<string, any>} params */
export function named(view, params) {
  const given = { ...params };
  for (const name of SEATS) {
    if (typeof given[name] === "number") given[name] = nameOf(view, given[name]);
  }
  if (Array.isArray(given.seats)) given.seats = given.seats.map((seat) => nameOf(view, seat));
  return given;
}

/** @param {TableView} view @param {Line} line */
export const lineText = (view, line) =>
  sentence(t(line.key, { game: view.settings.game, ...named(view, line.params) }));

/** With a capital: some sentences begin with a card. @param {string} text */
export const sentence = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** @param {TableView} view @param {import("./types.js").Entry} entry */
export function entryText(view, entry) {
  if (entry.emote) return entry.emote;
  if (entry.phrase) return t(`phrase-${entry.phrase}`);
  return entry.text ?? onceTold(entry.lines).map((line) => lineText(view, line)).join(" ");
}

/** That I draw is told with what I draw. @param {Line[]} lines */
const onceTold = (lines) => lines.filter(({ key }, at) => key !== "event-draws" || lines[at + 1]?.key !== "event-you-draw");

/** The last thing that happened. @param {State} state */
export function lastText({ view, log }) {
  const lines = log.findLast((each) => each.lines.length > 0)?.lines ?? [];
  if (!view) return "";
  return onceTold(lines).slice(-MOST_LINES).map((line) => lineText(view, line)).join(" ");
}

/** @param {TableView} view @param {import("./types.js").Why} why @param {boolean} [offense] */
export const whyText = (view, why, offense = false) =>
  reasonWords({ ...why, game: view.settings.game }, names(view), { offense });

/** The state of the table in a sentence, as S says it. @param {State} state */
export function stateText(state) {
  const { view } = state;
  if (!view?.game) return t("screen-waiting");
  const { game, you } = view;
  if (view.status !== "playing" || game.turn === null) return lastText(state);
  const base = {
    game: game.game, top: game.top ?? "", color: game.color ?? "", seat: nameOf(view, game.turn),
  };
  if (!isMyTurn(state)) return t("table-state", base);
  const faces = [...playables(game).keys()];
  const count = game.counts[you ?? 0];
  const said = faces.length ? "table-summary" : "table-summary-none";
  return t(said, { ...base, count, faces: faces.join(" ") });
}

/** What is wrong, and where the rule stands. @param {State} state */
export function troubleText(state) {
  const { trouble } = state.ui;
  if (!trouble || !state.view) return { text: "", clause: "" };
  if (trouble.why) return { text: whyText(state.view, trouble.why), clause: trouble.why.clause };
  const key = `trouble-${trouble.code}`;
  return { text: t(has(key) ? key : "trouble-other", named(state.view, trouble.params ?? {})), clause: "" };
}

/** @param {number} ms */
export function duration(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
