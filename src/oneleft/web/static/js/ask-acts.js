// What can be asked of the pocket referee: the acts of each game, what has to be told of each, and
// the question as the server reads it (oneleft.server.referee).

/** @typedef {"cards" | "dice"} Game */
/**
 * What has been told.
 * @typedef {{
 *   act: string, top: string, color: string, hand: string[], moment: string, pending: number,
 *   face: string, isCalled: boolean, named: string, when: string, kind: string, whose: string,
 *   since: string, target: string, count: string, hasCalled: string, isPaid: string,
 *   hasPassed: string, place: string, former: string, formerColor: string, theirs: string[],
 * }} Told  top and former: a wild without color; counts and yes or no as the value of a choice
 */

/** @returns {Told} */
export const fresh = () => ({
  act: "play",
  top: "",
  color: "R",
  hand: [],
  moment: "turn",
  pending: 2,
  face: "",
  isCalled: false,
  named: "R",
  when: "before",
  kind: "D",
  whose: "me",
  since: "nothing",
  target: "B",
  count: "1",
  hasCalled: "no",
  isPaid: "no",
  hasPassed: "no",
  place: "mine",
  former: "",
  formerColor: "R",
  theirs: [],
});

/** @type {Record<Game, [string, string[]][]>} The acts in their groups. */
export const ACTS = {
  cards: [
    ["turn", ["play", "draw", "keep"]],
    ["uno", ["uno", "catch"]],
    ["answer", ["take", "accept", "challenge"]],
    ["more", ["jump", "color", "swap", "leave"]],
  ],
  dice: [
    ["turn", ["play", "reroll", "draw", "keep"]],
    ["uno", ["uno", "catch"]],
    ["answer", ["claim", "pass", "accept", "take"]],
    ["more", ["color", "leave"]],
  ],
};

export const isWild = (/** @type {string} */ face) => face.startsWith("W");
export const laid = (/** @type {string} */ face, /** @type {string} */ color) =>
  isWild(face) ? face + color : face;
const isDraw = (/** @type {string} */ face) => face === "WD4" || face.slice(1) === "D";

/** Whether the top and the hand bear on the act. @param {Told} told */
export const needsHand = ({ act, when }) =>
  ["play", "draw", "keep", "reroll", "jump"].includes(act) || (act === "uno" && when === "before");

/** Whether one of the hand is laid. @param {Told} told */
export const needsFace = ({ act }) => act === "play" || act === "jump";

/** The moments at which such an act may be asked about. @param {Told} told @param {Game} game */
export function moments({ act, top, hand }, game) {
  if (act === "jump") return ["between", "acted", "turn"];
  const found = ["turn"];
  if (game === "dice") found.push("rerolled");
  if (hand.length) found.push("drawn");
  if (act !== "reroll" && act !== "keep" && isDraw(top)) found.push("pending");
  return [...found, "other"];
}

/** How many the draw card costs that lies there. @param {Told} told */
export function least({ act, top, kind }) {
  if (act === "take") return kind === "WD4" ? 4 : 2;
  return needsHand({ ...fresh(), act }) && top !== "WD4" ? 2 : 4;
}

/** What is missing before the question can be asked: top, hand, face, former or nothing. @param {Told} told */
export function missing(told) {
  if (needsHand(told)) {
    if (!told.top) return "top";
    if (!told.hand.length) return "hand";
    if (needsFace(told) && !told.face) return "face";
  }
  return told.act === "claim" && !told.former ? "former" : "";
}

/**
 * The question without its rules.
 * @param {Told} told
 * @param {Game} game
 * @returns {Record<string, any>}
 */
export function question(told, game) {
  /** @type {Record<string, any>} */
  const asked = { move: told.act };
  if (needsHand(told)) {
    Object.assign(asked, { top: laid(told.top, told.color), hand: told.hand.join(" ") });
  }
  if (told.isPaid === "yes" && ["uno", "catch", "play", "jump"].includes(told.act)) asked.paid = true;
  /** @type {Record<string, () => void>} */
  const more = {
    play: () => {
      asked.move = laid(told.face, told.named) + (told.isCalled && told.named !== "?" ? "!" : "");
      inTurn(asked, told);
    },
    draw: () => inTurn(asked, told),
    keep: () => inTurn(asked, told),
    reroll: () => inTurn(asked, told),
    jump: () => {
      asked.move = `jump ${told.face}${told.isCalled ? "!" : ""}`;
      asked.whose = told.moment === "turn" ? "me" : "next";
      asked.since = told.moment === "acted" ? "turn" : "nothing";
    },
    uno: () => {
      if (told.hasCalled === "yes") asked.called = ["A"];
      if (told.when === "before") return;
      Object.assign(asked, {
        whose: "next",
        since: told.since === "round" ? "turn" : told.since,
        counts: { A: told.count === "1" ? 1 : 3 },
      });
    },
    catch: () => {
      asked.move = `catch ${told.target}`;
      asked.since = told.since;
      asked.counts = { [told.target]: told.count === "1" ? 1 : 3 };
      if (told.hasCalled === "yes") asked.called = [told.target];
    },
    take: () => answer(asked, told, `${told.kind === "WD4" ? "WD4R" : "RD"}`),
    accept: () => answer(asked, told, "WD4R", game === "dice" ? "claim" : "answer"),
    challenge: () => answer(asked, told, "WD4R"),
    claim: () => {
      answer(asked, told, "WD4R", "claim");
      asked.former = laid(told.former, told.formerColor);
      asked.theirs = told.theirs.join(" ");
    },
    pass: () => answer(asked, told, "WD4R", "claim"),
    color: () => {
      asked.move = `color ${told.named === "?" ? "R" : told.named}`;
      Object.assign(asked, COLOR_PLACES[told.place] ?? COLOR_PLACES.mine);
    },
    swap: () => {
      asked.move = `swap ${told.target === "A" ? "A" : "B"}`;
      if (told.target === "gone") asked.left = ["B"];
      asked.moment = told.place === "none" ? "turn" : "swap";
      asked.whose = told.place === "theirs" ? "next" : "me";
    },
  };
  more[told.act]?.();
  return asked;
}

/** @type {Record<string, {moment: string, whose: string}>} */
const COLOR_PLACES = {
  mine: { moment: "color", whose: "me" },
  theirs: { moment: "color", whose: "next" },
  first: { moment: "opening", whose: "me" },
  dealt: { moment: "opening", whose: "next" },
  none: { moment: "turn", whose: "me" },
};

/** @param {Record<string, any>} asked @param {Told} told */
function inTurn(asked, told) {
  asked.moment = { other: "turn", pending: "answer" }[told.moment] ?? told.moment;
  if (told.moment === "other") asked.whose = "next";
  if (told.moment === "drawn") asked.drawn = told.hand.at(-1) ?? "";
  if (told.moment === "pending") asked.pending = told.pending;
}

/** @param {Record<string, any>} asked @param {Told} told @param {string} top @param {string} moment */
function answer(asked, told, top, moment = "answer") {
  Object.assign(asked, { top, whose: told.whose, moment });
  if (moment === "answer") asked.pending = told.pending;
  if (told.place === "none") Object.assign(asked, { moment: "turn", pending: 0 });
  if (moment === "claim" && told.hasPassed === "yes") asked.passed = true;
}
