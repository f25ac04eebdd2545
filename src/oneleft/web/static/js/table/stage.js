// @ts-check
// Motion: clones fly over a table that already shows how it ends. Nothing here is state; without
// motion, or when much happens at once, nothing is lost by not flying.

import { render } from "../../vendor/lit-html.js";
import { cardView } from "../faces.js";
import { back } from "./cards.js";
import { pace } from "./prefs.js";

/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/**
 * @typedef {object} Flight
 * @property {Box | undefined} from
 * @property {Box | undefined} to
 * @property {string} [face] none: its back
 * @property {boolean} [turns] it turns over on its way
 * @property {number} [delay]
 * @property {number} [ms]
 * @property {number} [arc] pixels above the straight line
 * @property {number} [tilt] degrees at the start
 * @property {Element | null} [hides] what it lands on is not seen before
 */

const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";
const CROWD = 6;

export class Stage {
  constructor() {
    /** @type {Map<string, Box>} where things were before the last drawing */
    this.was = new Map();
    this.flying = 0;
  }

  get layer() {
    return /** @type {HTMLElement} */ (document.getElementById("stage"));
  }

  /** Remembers where everything is; before the new state is drawn. */
  remember() {
    this.was.clear();
    if (!pace()) return;
    for (const element of document.querySelectorAll("[data-card], [data-chip], [data-pile]")) {
      this.was.set(keyOf(element), element.getBoundingClientRect());
    }
  }

  /** Cards that stay slide to where they lie now. */
  settle() {
    const ms = 220 * pace();
    if (!ms) return this.fade();
    for (const element of document.querySelectorAll("[data-card]")) {
      const old = this.was.get(keyOf(element));
      const now = element.getBoundingClientRect();
      if (!old || Math.abs(old.left - now.left) + Math.abs(old.top - now.top) < 2) continue;
      const from = `translate(${old.left - now.left}px, ${old.top - now.top}px)`;
      element.animate([{ transform: from }, { transform: "none" }], { duration: ms, easing: EASE, composite: "add" });
    }
  }

  /** Less motion: the new top card appears softly. */
  fade() {
    document.querySelector(".discard .top")?.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 120 });
  }

  /** Where something is now. @param {string} selector */
  box(selector) {
    const element = document.querySelector(selector);
    return element ? element.getBoundingClientRect() : undefined;
  }

  /** Where a seat's cards come from and go to. @param {number | null} seat @param {number | null | undefined} you */
  home(seat, you) {
    return this.box(seat === you ? ".fan, .dice-tray-mine" : `[data-chip="${seat}"]`);
  }

  /** Much is in the air: the rest is not flown. */
  get isCrowded() {
    return this.flying > CROWD;
  }

  /** @param {Flight} flight */
  fly({ from, to, face, turns, delay = 0, ms = 340, arc = 0, tilt = 0, hides = null }) {
    const speed = pace();
    if (!speed || !from || !to || document.hidden) return;
    const duration = (ms * speed) / (1 + 0.5 * Math.min(this.flying, 8));
    const clone = this.clone(to, face, turns);
    const shift = `translate(${mid(from, to, "left", "width")}px, ${mid(from, to, "top", "height")}px)`;
    const size = Math.max(0.2, Math.min(from.width, from.height * 0.667) / to.width);
    const half = `translate(${mid(from, to, "left", "width") / 2}px, ${mid(from, to, "top", "height") / 2 - arc}px)`;
    const timing = { duration, delay: delay * speed, easing: EASE, fill: /** @type {const} */ ("both") };
    const frames = [
      { transform: `${shift} rotate(${tilt}deg) scale(${size})` },
      { transform: `${half} rotate(${tilt / 2}deg) scale(${(1 + size) / 2})` },
      { transform: "none" },
    ];
    this.flying++;
    const motion = clone.animate(frames, timing);
    if (turns) clone.firstElementChild?.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(0)" }], timing);
    if (hides) hides.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + timing.delay });
    motion.finished.catch(() => {}).then(() => {
      this.flying--;
      clone.remove();
    });
  }

  /** @param {Box} to @param {string | undefined} face @param {boolean | undefined} turns */
  clone(to, face, turns) {
    const clone = document.createElement("div");
    clone.className = "flying";
    const { style } = clone;
    style.left = `${to.left}px`;
    style.top = `${to.top}px`;
    style.setProperty("--cw", `${to.width}px`);
    const inner = document.createElement("div");
    inner.className = "flying-card";
    clone.append(inner);
    const sides = face ? [cardView(face), ...(turns ? [back()] : [])] : [back()];
    for (const side of sides) {
      const holder = inner.appendChild(document.createElement("div"));
      render(side, holder);
    }
    this.layer.append(clone);
    return clone;
  }

  /** Words or a sign that rise from a place and vanish. @param {Box | undefined} at @param {string} text @param {string} [kind] @param {number} [ms] */
  stamp(at, text, kind = "", ms = 900) {
    if (!at || !pace()) return;
    const sign = document.createElement("div");
    sign.className = `stamp ${kind}`;
    sign.textContent = text;
    sign.style.left = `${at.left + at.width / 2}px`;
    sign.style.top = `${at.top + at.height / 2}px`;
    this.layer.append(sign);
    const frames = [
      { opacity: 0, transform: "translate(-50%, -50%) scale(1.5)" },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.2 },
      { opacity: 1, transform: "translate(-50%, -50%)", offset: 0.75 },
      { opacity: 0, transform: "translate(-50%, -90%)" },
    ];
    sign.animate(frames, { duration: ms * pace() }).finished.catch(() => {}).then(() => sign.remove());
  }

  /** The gold ring goes from chip to chip. @param {Box | undefined} from @param {Box | undefined} to */
  passTurn(from, to) {
    const speed = pace();
    if (!speed || !from || !to || this.isCrowded) return;
    const mark = document.createElement("div");
    mark.className = "turn-ring";
    this.layer.append(mark);
    const at = (/** @type {Box} */ box) => ({ left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    mark.animate([at(from), at(to)], { duration: 200 * speed, easing: EASE }).finished.catch(() => {}).then(() => mark.remove());
  }

  /** A color fills its badge from the middle. @param {Element | null} badge */
  bloom(badge) {
    badge?.animate([{ clipPath: "circle(0)" }, { clipPath: "circle(75%)" }], { duration: 200 * pace() });
  }

  /** Turns something once. @param {string} selector */
  spin(selector) {
    if (!pace()) return;
    for (const element of document.querySelectorAll(selector)) {
      element.animate([{ rotate: "-360deg" }, { rotate: "0deg" }], { duration: 400 * pace(), easing: EASE });
    }
  }

  /** Ends all motion at once, as when a tap skips the deal. */
  clear() {
    for (const element of this.layer.children) for (const motion of element.getAnimations()) motion.finish();
    for (const element of document.querySelectorAll("[data-card], .discard .top")) {
      for (const motion of element.getAnimations()) motion.finish();
    }
  }

  /** Whether nothing moves. */
  get isStill() {
    return !pace();
  }
}

/** @param {Element} element */
function keyOf(element) {
  const { card, chip, pile } = /** @type {HTMLElement} */ (element).dataset;
  return card ? `card ${card}` : chip ? `chip ${chip}` : `pile ${pile}`;
}

/** From center to center. @param {Box} from @param {Box} to @param {"left" | "top"} side @param {"width" | "height"} size */
const mid = (from, to, side, size) => from[side] + from[size] / 2 - to[side] - to[size] / 2;
