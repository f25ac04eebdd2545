// @ts-check
// A die: a cube with the six faces of that very die. Styles and motion only turn it.

import { html } from "../../vendor/lit-html.js";
import { cardView } from "../faces.js";
import { BALANCED24 } from "./dice-table.js";

/** How a cube is seen: from above, straight, with the sides to the right and below. */
export const VIEW = "matrix3d(0.87, 0, 0, 0, 0, 0.87, 0, 0, -0.13, -0.13, 0.87, 0, 0, 0, 0, 1)";
/** What turns each side of the cube up, upright. */
export const TURNS = ["rotateY(0deg)", "rotateY(-90deg)", "rotateY(180deg)", "rotateY(90deg)", "rotateX(-90deg)", "rotateX(90deg)"];
/** Which side then lies to the right, and which below, with each side up. */
const BESIDE = [1, 2, 3, 0, 1, 1];
const BELOW = [5, 5, 5, 5, 0, 2];

/** The number of a die in notation: 17 of d17. @param {string} die */
export const numberOf = (die) => Number(die.slice(1));

/**
 * The six faces of a die, and which of them lies up. A face that the table does not know (dice of
 * one's own) takes the first place.
 * @param {string} die
 * @param {string} face as it lies: a wild may have a color
 */
export function lie(die, face) {
  const faces = BALANCED24[numberOf(die) - 1] ?? Array(6).fill(face || "W");
  const rank = face.startsWith("WD4") ? "WD4" : face.startsWith("W") ? "W" : face;
  const up = faces.indexOf(rank);
  if (up >= 0 || !face) return { faces, up: Math.max(0, up) };
  return { faces: [rank, ...faces.slice(1)], up: 0 };
}

/**
 * A die with a face up. It says nothing: name what stands around it.
 * @param {string} die
 * @param {string} face
 */
export function dieView(die, face) {
  const { faces, up } = lie(die, face);
  /** @param {number} side */
  const shade = (side) => (side === BELOW[up] ? "side below" : side === BESIDE[up] ? "side beside" : "side");
  return html`<span class="die" data-up=${up} aria-hidden="true"><span class="die-shadow"></span><span class="die-body"><span class="cube"
    >${faces.map((each, side) => html`<i class=${shade(side)} data-side=${side}>${cardView(each, { die: true })}</i>`)}</span></span></span>`;
}
