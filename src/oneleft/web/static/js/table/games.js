// @ts-check
// The games that the shell can show. Each brings its zones (see GameZones in types.js).

import { cardZones } from "./cards.js";

/** @type {Record<string, import("./types.js").GameZones>} */
export const GAMES = { cards: cardZones };

/** The zones of the round in progress, if there is one. @param {import("./types.js").State} state */
export const zonesOf = ({ view }) => (view?.game ? (GAMES[view.game.game] ?? null) : null);

/** @type {Promise<void> | null} */
let coming = null;

/**
 * Fetches the dice when a table of dice is looked at; cards are always there. None: nothing to fetch.
 * @param {import("./types.js").State} state
 */
export function bringGame({ view }) {
  if (view?.settings.game !== "dice" || GAMES.dice) return null;
  const brought = () => Promise.all([import("./dice.js"), bringStyle(new URL("../../css/dice.css", import.meta.url).href)]);
  coming ??= brought().then(([{ diceZones }]) => void (GAMES.dice = diceZones)).finally(() => (coming = null));
  return coming;
}

/** The styles of a game, unless the page has them. @param {string} href */
function bringStyle(href) {
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return null;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((done) => (link.onload = link.onerror = done));
}
