// Cards and dice as they look, from their notation: R5, BS, GV, YD, W, WD4, WB, WD4R, "back".
// The styles stand in base.css; templates/_parts.html.jinja draws the same.

import { html, nothing } from "../vendor/lit-html.js";

export const COLORS = ["R", "Y", "G", "B"];
const QUARTERS = html`<span class="quarters"
  ><i data-color="R"></i><i data-color="Y"></i><i data-color="B"></i><i data-color="G"></i
></span>`;

/** The 54 different faces, by color, wilds last. */
export const ALL_FACES = [
  ...COLORS.flatMap((color) => [..."0123456789SVD"].map((rank) => color + rank)),
  "W",
  "WD4",
];

/**
 * Color letter (of a wild without color: W), and the rank.
 * @param {string} notation
 */
export function splitFace(notation) {
  const face = notation.slice(notation.lastIndexOf(":") + 1).toUpperCase();
  if (!face.startsWith("W")) return { color: face[0], rank: face.slice(1) };
  const rank = face.startsWith("WD4") ? "WD4" : "W";
  return { color: face.slice(rank.length) || "W", rank };
}

/**
 * Points of a face: numbers their value, actions 20, wilds 50.
 * @param {string} notation
 */
export function pointsOf(notation) {
  const { rank } = splitFace(notation);
  if (rank.startsWith("W")) return 50;
  return /^\d$/.test(rank) ? Number(rank) : 20;
}

/** Text that is seen but not said: the name of a card stands around it. @param {string} text */
const figure = (text) => html`<span class="figure" data-text=${text}></span>`;

/** @param {string} rank */
function middle(rank) {
  if (rank === "S") return html`<span class="glyph" data-glyph="skip"></span>`;
  if (rank === "V") return html`<span class="glyph" data-glyph="reverse"></span>`;
  if (rank === "D") return figure("+2");
  return rank === "W" || rank === "WD4" ? QUARTERS : figure(rank);
}

/** @param {string} rank */
const index = (rank) => (rank === "WD4" ? figure("+4") : rank === "W" ? nothing : middle(rank));

/**
 * A card or, with die, the upper face of a die. It says nothing: name what stands around it.
 * @param {string} notation
 * @param {{die?: boolean}} [how]
 */
export function cardView(notation, { die = false } = {}) {
  if (notation === "back") return html`<span class="card" data-color="back" aria-hidden="true"></span>`;
  const { color, rank } = splitFace(notation);
  const kind = die ? "card is-die" : "card";
  const wide = rank.startsWith("W") || rank === "D" ? "card-middle is-wide" : "card-middle";
  return html`<span class=${kind} data-color=${color} data-rank=${rank} aria-hidden="true"
    ><b class="card-index">${index(rank)}</b
    >${color === "W" ? nothing : html`<i class="symbol"></i>`}<b class=${wide}>${middle(rank)}</b
  ></span>`;
}

/**
 * The symbol of a color.
 * @param {string} color
 */
export const symbolView = (color) => html`<i class="symbol" data-color=${color} aria-hidden="true"></i>`;
