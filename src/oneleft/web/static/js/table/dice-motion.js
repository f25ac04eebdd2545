// @ts-check
// How dice move: they tumble onto the face that the server has rolled, hop into the center, go back
// into the pouch. Everything lies where it ends before anything moves.

import { render } from "../../vendor/lit-html.js";
import { dieView, VIEW, TURNS } from "./dice-die.js";
import { pace } from "./prefs.js";
import { sound } from "./sound.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./stage.js").Box} Box */
/** @typedef {{you: number | null | undefined, before: State, stage: Stage}} Scene */

const TUMBLE = 900;
const GAP = 70;
const DEAL_GAP = 35;
const PAUSE = 150;
const EASE = "cubic-bezier(0.2, 0.65, 0.3, 1)";
const CENTER = ".center-die .die";
const ROLLS = ["DiceDrawn", "HandRolled"];

/** Milliseconds until all dice of a step lie still, and a pause; then it is told. @param {Frame} step */
export function restsAfter(step) {
  const events = step.events ?? [];
  const rolled = events.filter(({ is }) => ROLLS.includes(is)).flatMap(({ rolls }) => rolls).length;
  if (!rolled || !pace()) return 0;
  const gap = events.some(({ why }) => why === "deal") ? DEAL_GAP : GAP;
  return (TUMBLE + gap * (rolled - 1)) * pace() + PAUSE;
}

/** @param {Frame} step @param {State} before @param {State} after @param {Stage} stage */
export function flyDice(step, before, after, stage) {
  const scene = { you: after.view?.you, before, stage };
  const events = step.events ?? [];
  if (!pace()) return soften(events);
  let thrown = 0;
  for (const event of events) {
    if (ROLLS.includes(event.is)) {
      const gap = event.why === "deal" ? DEAL_GAP : GAP;
      for (const { die } of event.rolls) throwDie(die, event, thrown++ * gap, scene);
      if (event.rolls.length) sound("draw");
    } else {
      MOTIONS[event.is]?.(event, scene);
    }
  }
}

/** @type {Record<string, (event: any, scene: Scene) => void>} */
const MOTIONS = {
  FirstUp: (event, { stage }) => !event.returned && tumble(document.querySelector(CENTER), stage.box('[data-pile="pouch"]'), 0),
  DiePlayed: played,
  DirectionChanged: (_, { stage }) => stage.spin(".direction .icon, .felt .way-ring"),
  Skipped: (event, { stage, you }) => stage.stamp(stage.home(event.seat, you), "⊘", "stamp-skip"),
  Caught: (event, { stage, you }) => stage.stamp(stage.home(event.seat, you), "!", "stamp-skip"),
  Challenged: (event, { stage, you }) => event.guilty && stage.stamp(stage.home(event.seat, you), "!", "stamp-skip"),
  UnoCalled: (event, { stage, you }) => uno(event.seat, stage, you),
  TakenBack: (_, { before, stage }) => back(before, stage),
};

/** Less motion: what was rolled appears softly. @param {any[]} events */
function soften(events) {
  const dice = events.filter(({ is }) => ROLLS.includes(is)).flatMap(({ rolls }) => rolls.map((/** @type {any} */ { die }) => elementOf(die)));
  if (events.some(({ is }) => is === "DiePlayed" || is === "FirstUp")) dice.push(document.querySelector(CENTER));
  for (const element of dice) element?.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: 120 });
}

/** The die as it lies in a tray. @param {string} die @returns {Element | null} */
const elementOf = (die) => document.querySelector(`[data-die="${die}"] .die, .seen-die[data-pile="${die}"] .die`);

/** Out of the pouch, or from the side of the seat that rolls. @param {string} die @param {any} event @param {number} delay @param {Scene} scene */
function throwDie(die, event, delay, { you, stage }) {
  const element = elementOf(die);
  if (!element) return;
  if (event.is === "DiceDrawn") return tumble(element, stage.box('[data-pile="pouch"]'), delay);
  const { left, top, width, height } = element.getBoundingClientRect();
  const away = event.seat === you ? 150 : -46;
  tumble(element, { left: left + away * 0.4 * (Math.random() - 0.5), top: top + away, width, height }, delay);
}

/** @param {Element | null} element a die @param {Box | undefined} from @param {number} delay */
function tumble(element, from, delay) {
  const body = element?.querySelector(".die-body");
  const cube = element?.querySelector(".cube");
  if (!element || !body || !cube || document.hidden) return;
  const box = element.getBoundingClientRect();
  const [x, y] = from ? between(from, box) : [0, 0];
  const scale = Math.min(1.35, Math.max(0.8, 64 / box.width));
  const lift = Math.min(1, box.width / 64);
  const timing = { duration: TUMBLE * pace(), delay: delay * pace(), fill: /** @type {const} */ ("backwards") };
  // Two bounces: 34 and 12 pixels high on a die of 64.
  body.animate([
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: from ? 0 : 1 },
    { opacity: 1, offset: 0.08 },
    { transform: `translate(${x * 0.18}px, ${y * 0.18}px) scale(${(1 + scale) / 2})`, offset: 0.42, easing: "ease-out" },
    { transform: `translate(${x * 0.1}px, ${y * 0.1 - 34 * lift}px)`, offset: 0.58, easing: "ease-in" },
    { transform: `translate(${x * 0.03}px, ${y * 0.03}px)`, offset: 0.74, easing: "ease-out" },
    { transform: `translate(0, ${-12 * lift}px)`, offset: 0.86, easing: "ease-in" },
    { transform: "none" },
  ], timing);
  // Whether it may be played is seen when it lies still.
  element.closest(".die-button")?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration + timing.delay, pseudoElement: "::before" });
  const turn = TURNS[Number(/** @type {HTMLElement} */ (element).dataset.up)];
  const [a, b] = [spin(), spin()];
  cube.animate([
    { transform: `${VIEW} rotateX(${a}deg) rotateY(${b}deg) ${turn}`, easing: "cubic-bezier(0.3, 0.4, 0.4, 1)" },
    { transform: `${VIEW} rotateX(0deg) rotateY(0deg) ${turn}`, offset: 0.9 },
    { transform: `${VIEW} rotateX(0deg) rotateY(0deg) ${turn}` },
  ], timing);
  element.querySelector(".die-shadow")?.animate([
    { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 0 },
    { transform: `translate(${x * 0.18}px, ${y * 0.18}px)`, opacity: 1, offset: 0.42 },
    { transform: `translate(${x * 0.1}px, ${y * 0.1}px) scale(1.35)`, opacity: 0.45, offset: 0.58 },
    { transform: "none", opacity: 1, offset: 0.74 },
    { transform: "scale(1.15)", opacity: 0.75, offset: 0.86 },
    { transform: "none", opacity: 1 },
  ], timing);
}

/** One or two whole turns and a bit, either way; the bit is taken back while it rolls. */
const spin = () => (Math.random() < 0.5 ? -1 : 1) * (360 + Math.floor(Math.random() * 2) * 180);

/** @param {any} event @param {Scene} scene */
function played(event, { you, before, stage }) {
  sound("play");
  if (event.called) uno(event.seat, stage, you);
  const was = stage.was.get(event.seat === you ? `card ${event.die.slice(1)}` : `pile ${event.die}`);
  const element = document.querySelector(CENTER);
  hop(element, was ?? stage.home(event.seat, you));
  const old = before.view?.game;
  if (old?.center && old.top && old.center !== event.die) {
    flyClone(old.center, old.top, stage, stage.was.get("pile center"), stage.box('[data-pile="pouch"]'));
  }
}

/** Over to the center in an arc, with a quarter turn. @param {Element | null} element @param {Box | undefined} from */
function hop(element, from) {
  const [body, cube] = [element?.querySelector(".die-body"), element?.querySelector(".cube")];
  if (!element || !body || !cube || !from || document.hidden) return;
  const box = element.getBoundingClientRect();
  const [x, y] = between(from, box);
  const size = Math.max(0.3, from.width / box.width);
  const timing = { duration: 420 * pace(), easing: EASE };
  const turn = TURNS[Number(/** @type {HTMLElement} */ (element).dataset.up)];
  body.animate([
    { transform: `translate(${x}px, ${y}px) scale(${size})` },
    { transform: `translate(${x / 2}px, ${y / 2 - 46}px) scale(${(size + 1.15) / 2})`, offset: 0.5 },
    { transform: "none" },
  ], timing);
  cube.animate([{ transform: `${VIEW} rotateX(-90deg) ${turn}` }, { transform: `${VIEW} rotateX(0deg) ${turn}` }], timing);
  element.querySelector(".die-shadow")?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], timing);
}

/** A die that is no longer there rolls away, into the pouch. @param {string} die @param {string} face @param {Stage} stage @param {Box | undefined} from @param {Box | undefined} to */
function flyClone(die, face, stage, from, to) {
  if (!from || !to || document.hidden) return;
  const clone = document.createElement("div");
  clone.className = "flying-die";
  clone.style.left = `${from.left}px`;
  clone.style.top = `${from.top}px`;
  clone.style.setProperty("--die", `${from.width}px`);
  render(dieView(die, face), clone);
  stage.layer.append(clone);
  const [x, y] = between(to, from);
  const timing = { duration: 480 * pace(), easing: EASE, fill: /** @type {const} */ ("forwards") };
  const cube = clone.querySelector(".cube");
  const turn = TURNS[Number(/** @type {HTMLElement} */ (clone.firstElementChild).dataset.up)];
  cube?.animate([{ transform: `${VIEW} rotateY(0deg) ${turn}` }, { transform: `${VIEW} rotateY(${x > 0 ? 360 : -360}deg) ${turn}` }], timing);
  const motion = clone.animate([
    { transform: "none", opacity: 1 },
    { transform: `translate(${x * 0.8}px, ${y * 0.8}px) scale(0.6)`, opacity: 1, offset: 0.75 },
    { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0 },
  ], timing);
  motion.finished.catch(() => {}).then(() => clone.remove());
}

/** A caught Wild Draw Four goes back to its owner. @param {State} before @param {Stage} stage */
function back(before, stage) {
  const die = before.view?.game?.center;
  const element = die ? elementOf(die) : null;
  if (element) hop(element, stage.was.get("pile center"));
}

/** @param {number} seat @param {Stage} stage @param {number | null | undefined} you */
function uno(seat, stage, you) {
  sound("uno");
  stage.stamp(stage.home(seat, you), "UNO!", "stamp-uno", 1200);
}

/** From the middle of one box to that of another. @param {Box} from @param {Box} to */
const between = (from, to) => [
  from.left + from.width / 2 - to.left - to.width / 2,
  from.top + from.height / 2 - to.top - to.height / 2,
];
