// @ts-check
// The bar of a replay: to and fro, play, speed, the scrubber, and by whom it is seen.

import { html, nothing, svg } from "../../vendor/lit-html.js";
import { t } from "../l10n.js";
import { icon, keyed, vars } from "../table/parts.js";
import { nameOf } from "../table/words.js";

/** @typedef {import("../table/types.js").State} State */
/** @typedef {import("../table/types.js").Acts} Acts */
/** @typedef {import("./deck.js").Deck} Deck */

const SPEEDS = [0.5, 1, 2, 4];
/** @type {Record<string, string>} */
const SHAPES = {
  first: "M5 5h2.5v14H5zM19 5v14l-10-7z",
  previous: "M17 5v14l-11-7z",
  play: "M7 4.5v15l13-7.5z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z",
  next: "M7 5v14l11-7z",
  last: "M16.5 5H19v14h-2.5zM5 5v14l10-7z",
};

/** @param {string} shape */
const sign = (shape) => html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${SHAPES[shape]} />`}</svg>`;

/**
 * @param {State} state @param {Acts} acts @param {Deck} deck
 */
export function controls(state, acts, deck) {
  const { view } = state;
  const { player } = deck;
  if (!view) return nothing;
  const { round, offset } = player.locate(player.at);
  const where = t("replay-where", { round, step: offset + 1, all: player.lengths[round - 1] ?? 1 });
  return html`<section class="replay-bar" aria-label=${t("replay-bar")}>
    ${scrubber(deck, where)}
    <div class="transport" role="group" aria-label=${t("replay-transport")}>
      ${button("first", "Home", player.at === 0, () => deck.jump(0))}
      ${button("previous", "ArrowLeft", player.at === 0, () => deck.jump(player.at - 1))}
      <button class="transport-button is-play" aria-label=${t(deck.isPlaying ? "replay-pause" : "replay-play")} title=${t(deck.isPlaying ? "replay-pause" : "replay-play")}
        aria-keyshortcuts="Space" @click=${() => deck.toggle()}>${sign(deck.isPlaying ? "pause" : "play")}</button>
      ${button("next", "ArrowRight", player.isAtEnd, () => deck.step())}
      ${button("last", "End", player.isAtEnd, () => deck.jump(player.total - 1))}
    </div>
    <label class="replay-speed"><span class="visually-hidden">${t("replay-speed")}</span>
      <select class="select" @change=${(/** @type {Event} */ event) => deck.setSpeed(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
      ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${speed === deck.speed}>${speed === 0.5 ? "½" : speed} ×</option>`)}</select></label>
    <label class="replay-by"><span>${t("replay-by")}</span>
      <select class="select" @change=${(/** @type {Event} */ event) => deck.seenBy(seatOf(event))}>
      <option value="" ?selected=${player.by === null}>${t("replay-by-all")}</option>
      ${view.seats.map((_, seat) => html`<option value=${seat} ?selected=${player.by === seat}>${nameOf(view, seat)}</option>`)}</select></label>
    <div class="replay-more">
      <button class="button" aria-label=${t("replay-proof")} @click=${() => acts.open("proof")}>${seal()}<span>${t("replay-proof")}</span></button>
      <button class="icon-button" aria-label=${t("replay-about")} title=${t("replay-about")} @click=${() => acts.open("replay")}>${icon("more")}</button>
    </div>
  </section>`;
}

const seal = () => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d="M12 3l7 3v5c0 5-3 8-7 10c-4-2-7-5-7-10V6zM8.5 12l2.5 2.5L15.5 9.5" />`}</svg>`;

/** @param {Event} event */
function seatOf(event) {
  const { value } = /** @type {HTMLSelectElement} */ (event.target);
  return value === "" ? null : Number(value);
}

/** @param {string} name @param {string} key @param {boolean} off @param {() => void} press */
const button = (name, key, off, press) => html`<button class="transport-button" aria-label=${t(`replay-${name}`)} title=${t(`replay-${name}`)}
  aria-keyshortcuts=${key} aria-disabled=${off ? "true" : nothing} @click=${() => off || press()}>${sign(name)}</button>`;

/** @param {Deck} deck @param {string} where */
function scrubber(deck, where) {
  const { player } = deck;
  const most = Math.max(1, player.total - 1);
  let labeled = -1; // rounds that are close together show no number
  /** @param {import("./player.js").Mark} mark */
  const label = ({ at, kind, round }) => kind === "round" && at / most - labeled > 0.065 && ((labeled = at / most), round);
  return html`<div class="scrubber" ?data-loading=${!player.isReady}>
    <div class="ticks" aria-hidden="true">${keyed(player.marks, ({ at, kind }) => `${at} ${kind}`, (mark) => html`<i class="tick is-${mark.kind}"
      ${vars({ x: mark.at / most })}>${label(mark) || nothing}</i>`)}</div>
    <input type="range" min="0" max=${most} step="1" .value=${String(player.at)} aria-label=${t("replay-scrubber")} aria-valuetext=${where}
      @input=${(/** @type {Event} */ event) => deck.jump(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
    <p class="replay-where small soft" aria-hidden="true">${where}</p></div>`;
}
