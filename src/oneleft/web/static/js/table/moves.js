// @ts-check
// What may be done, read from the lists of lawful moves in the view. Nothing is judged here.

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Held} Held */

// What is held has a name: a face (R5, W), or a die and its face (d17:R5).
const PLAY = /^(jump )?((?:d\d+:)?(?:WD4|W|[RYGB][0-9SVD]))([RYGB])?(!)?$/;
const ORDER = "RYGBW";
const RANKS = "0123456789SVDW";

/**
 * @typedef {object} Playable how a face may be played
 * @property {string} move without color and call
 * @property {boolean} isWild
 * @property {boolean} isBluff lawful it is not, but it is accepted
 * @property {boolean} isJump
 */

/**
 * The faces that may be played now.
 * @param {GameView | null | undefined} game
 * @returns {Map<string, Playable>}
 */
export function playables(game) {
  /** @type {Map<string, Playable>} */
  const found = new Map();
  if (!game) return found;
  for (const [list, isBluff] of /** @type {[string[], boolean][]} */ ([[game.legal, false], [game.bluffs, true]])) {
    for (const move of list) {
      const parts = PLAY.exec(move);
      // A call with the play makes some plays an offense: the play itself is looked at.
      if (!parts || parts[4] || found.has(parts[2])) continue;
      const isWild = /(^|:)W/.test(parts[2]);
      found.set(parts[2], { move: (parts[1] ?? "") + parts[2], isWild, isBluff, isJump: !!parts[1] });
    }
  }
  return found;
}

/** @param {GameView | null | undefined} game @param {string} move */
export const may = (game, move) => game?.legal.includes(move) ?? false;

/**
 * The seats of moves such as "catch B".
 * @param {GameView | null | undefined} game
 * @param {string} verb
 */
export const targets = (game, verb) =>
  (game?.legal ?? [])
    .filter((move) => move.startsWith(`${verb} `))
    .map((move) => move.charCodeAt(verb.length + 1) - 65);

/** Whether a color is to be named as a step of its own. @param {GameView | null | undefined} game */
export const isColorDue = (game) => may(game, "color R");

/** Whether UNO can be called with the next play, of either game. @param {State} state */
export function mayArm({ view }) {
  const game = view?.game;
  if (!game || view.you === null || view.auto_uno || game.counts[view.you] !== 2) return false;
  return [...game.legal, ...game.bluffs].some((move) => move.endsWith("!"));
}

/** The other seats in playing order, from the viewer's left neighbor. @param {State} state */
export function rivalSeats(state) {
  const { view } = state;
  if (!view) return [];
  const count = view.seats.length;
  const start = view.you ?? -1;
  const order = Array.from({ length: count }, (_, n) => (start + 1 + n) % count);
  return order.filter((seat) => seat !== view.you);
}

/** @param {string} face */
const place = (face) => [ORDER.indexOf(face[0]), RANKS.indexOf(face[1])];

/**
 * The hand as it is laid out.
 * @param {Held[]} held
 * @param {"drawn" | "color" | "number"} sort
 * @returns {Held[]}
 */
export function sorted(held, sort) {
  if (sort === "drawn") return held;
  const [first, second] = sort === "color" ? [0, 1] : [1, 0];
  return [...held].sort((a, b) => {
    const [x, y] = [place(a.face), place(b.face)];
    return x[first] - y[first] || x[second] - y[second] || a.face.length - b.face.length || a.id - b.id;
  });
}

/** How many cards of each color are held. @param {Held[]} held @returns {Record<string, number>} */
export function colorCounts(held) {
  /** @type {Record<string, number>} */
  const counts = { R: 0, Y: 0, G: 0, B: 0, W: 0 };
  for (const { face } of held) counts[face[face.indexOf(":") + 1] ?? "W"] += 1;
  return counts;
}

/** Whether it is the viewer's turn. @param {State} state */
export const isMyTurn = ({ view }) =>
  view?.status === "playing" && view.you !== null && view.game?.turn === view.you;
