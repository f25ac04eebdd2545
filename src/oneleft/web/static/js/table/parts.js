// @ts-check
// Small things that many zones draw: icons, custom properties, a ring that runs out, portions of art.

import { html, nothing, repeat, svg } from "../../vendor/lit-html.js";
import { Directive, directive } from "../../vendor/lit-html/directive.js";
import { cardView } from "../faces.js";
import { colorLabel, faceWords } from "../l10n.js";

/** @type {Record<string, string>} */
const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  talk: "M4 5h16v11H10l-4 4v-4H4z",
  right: "M19 12a7 7 0 1 1-2.1-5M17 3v4h-4",
  left: "M5 12a7 7 0 1 0 2.1-5M7 3v4h4",
  eye: "M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12z M12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6",
  bot: "M5 9h14v9H5zM12 9V5M9 13v1.5M15 13v1.5M12 4.4v.1",
  plug: "M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4",
  check: "M5 12.5l5 5L19.5 7",
  sort: "M5 6h9M5 12h6M5 18h3M17 5v14M14 16l3 3 3-3",
  share: "M12 15V4M8 7.5L12 4l4 3.5M5 12v8h14v-8",
  copy: "M9 9h10v11H9zM5 15V4h10",
  book: "M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5zM19 4h-4a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h4z",
  crown: "M4 18h16M4 8l4 5 4-7 4 7 4-5-1.5 10h-13z",
  skip: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M6.5 6.5l11 11",
  pair: "M8 11a3 3 0 1 0 0-6a3 3 0 1 0 0 6M2.5 19c0-7 11-7 11 0M16 11.5a2.5 2.5 0 1 0 0-5M16.5 14c3 0 5 2 5 5",
  gear: "M4 7h10M18 7h2M4 17h2M10 17h10M16 4.8v4.4M8 14.8v4.4",
  more: "M5 12h.1M12 12h.1M19 12h.1",
};

/** @param {string} name */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;

/** A button that shows only an icon. @param {string} name @param {string} label @param {() => void} press */
export const iconButton = (name, label, press) =>
  html`<button class="icon-button" aria-label=${label} title=${label} @click=${press}>${icon(name)}</button>`;

class Vars extends Directive {
  /** @param {Record<string, string | number>} _vars */
  render(_vars) {
    return nothing;
  }
  /** @param {any} part @param {[Record<string, string | number>]} given */
  update(part, [vars]) {
    for (const [name, value] of Object.entries(vars)) part.element.style.setProperty(`--${name}`, `${value}`);
    return nothing;
  }
}
/** Custom properties of an element; the page's policy forbids style attributes. */
export const vars = directive(Vars);

class Running extends Directive {
  /** @param {number} _due @param {number} _total */
  render(_due, _total) {
    return nothing;
  }
  /** @param {any} part @param {[number, number]} given */
  update(part, [due, total]) {
    if (part.element.dataset.due === `${due}`) return nothing;
    part.element.dataset.due = `${due}`;
    const left = Math.max(0, due - Date.now());
    for (const old of part.element.getAnimations()) old.cancel();
    const from = 100 * (1 - left / Math.max(total, 1));
    const frames = [{ strokeDashoffset: `${from}` }, { strokeDashoffset: "100" }];
    part.element.animate(frames, { duration: left, fill: "forwards" });
    return nothing;
  }
}
const running = directive(Running);

/**
 * A ring that runs out.
 * @param {import("./types.js").Timer} timer
 * @param {number} offset the server's clock minus ours
 */
export const ring = (timer, offset) => html`<svg class="timer-ring" viewBox="0 0 40 40" aria-hidden="true">
  ${svg`<circle cx="20" cy="20" r="16" pathLength="100" class="timer-track" />
  <circle cx="20" cy="20" r="16" pathLength="100" class="timer-left" ${running(timer.due_at - offset, timer.total_ms)} />`}
</svg>`;

/** A color with its symbol, and its label for the eyes. @param {string} color */
export const badge = (color) =>
  html`<span class="badge" data-color=${color} title=${colorLabel(color)} aria-hidden="true"><i class="symbol"></i></span>`;

/** A card, or a face of a die, that is only looked at, with its name. @param {string} face */
export const seenCard = (face, die = false) =>
  html`<span class=${die ? "mini is-die" : "mini"} role="img" aria-label=${faceWords(face)}>${cardView(face, { die })}</span>`;

/**
 * Items that keep their elements when others come and go.
 * @template T
 * @param {T[]} items
 * @param {(item: T, at: number) => unknown} key
 * @param {(item: T, at: number) => any} draw
 */
export const keyed = (items, key, draw) => repeat(items, key, draw);
