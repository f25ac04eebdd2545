// @ts-check
// What the card game puts into the shell: piles, buttons, decisions, and what a rival's chip holds.

import { classMap, html, nothing } from "../../vendor/lit-html.js";
import { cardView, COLORS } from "../faces.js";
import { colorWords, facesWords, faceWords, t } from "../l10n.js";
import { hand } from "./hand.js";
import { colorCounts, isColorDue, isMyTurn, may, playables, targets } from "./moves.js";
import { badge, ring, seenCard, vars } from "./parts.js";
import { shortcut } from "./prefs.js";
import { lastText, nameOf } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */
/** @typedef {import("./types.js").Button} Button */
/** @typedef {import("./types.js").GameView} GameView */

const FAN = 12;

/** The back of a card. */
export const back = () => html`<span class="card" data-color="back" aria-hidden="true"><span class="back-mark"
  >${COLORS.map((color) => html`<i class="symbol" data-color=${color}></i>`)}</span></span>`;

/** @param {State} state @param {Acts} acts */
function center(state, acts) {
  const game = /** @type {GameView} */ (state.view?.game);
  return html`<section class="center" aria-label=${t("screen-center")}>
    <p class="ticker" aria-hidden="true">${lastText(state)}</p>
    <div class="piles" data-way=${game.direction}>
      ${directionRing()}
      ${stock(state, acts, game)}
      ${discard(acts, game)}
    </div>
    <div class="color-now">
      ${game.color ? html`${badge(game.color)}<span><span class="visually-hidden">${t("table-color")}: </span>${colorWords(game.color)}</span>` : nothing}
      ${game.pending ? html`<b class="pending" title=${t("table-pending", { count: game.pending, game: "cards" })}
        aria-label=${t("table-pending", { count: game.pending, game: "cards" })} role="img">+${game.pending}</b>` : nothing}
    </div>
  </section>`;
}

const directionRing = () => html`<svg class="way-ring" viewBox="0 0 600 300" aria-hidden="true">
  <ellipse cx="300" cy="150" rx="290" ry="140" />
  <path d="M288 2l24 8l-24 8z" /><path d="M552 222l-2 26l-22 -12z" /><path d="M70 248l-22 -14l24 -10z" />
</svg>`;

/** @param {State} state @param {Acts} acts @param {GameView} game */
function stock(state, acts, game) {
  const canDraw = may(game, "draw");
  const mustDraw = canDraw && !playables(game).size;
  const label = `${t("screen-draw")} · ${game.stock}`;
  return html`<button class=${classMap({ pile: true, stock: true, must: mustDraw, empty: !game.stock })} data-pile="stock"
    aria-disabled=${canDraw && state.link === "live" ? nothing : "true"} aria-label=${label} aria-keyshortcuts=${shortcut("D")}
    @click=${acts.draw}>
    <span class="pile-cards">${back()}${back()}${back()}</span><span class="pile-label">${mustDraw ? t("screen-draw") : label}</span>
  </button>`;
}

/** @param {Acts} acts @param {GameView} game */
function discard(acts, game) {
  const earlier = game.discard.slice(0, -1).slice(-2);
  const name = game.top ? t("screen-discard", { face: game.top }) : t("screen-discard-empty");
  return html`<button class=${classMap({ pile: true, discard: true, rimmed: !!game.color })} data-pile="discard" data-color=${game.color ?? nothing}
    aria-label=${name} @click=${() => acts.open("talk")}>
    <span class="pile-cards">
      ${earlier.map((face, at) => html`<span class="earlier" ${vars({ turn: at ? 9 : -9 })}>${cardView(face)}</span>`)}
      <span class="top" data-top=${game.top ?? ""}>${game.top ? cardView(game.top) : html`<span class="no-card"></span>`}</span>
    </span><span class="pile-label">${game.top ? faceWords(game.top) : nothing}</span>
  </button>`;
}

/** @param {State} state @param {Acts} acts @returns {Button[]} */
function buttons(state, acts) {
  const game = state.view?.game;
  if (!game || !isMyTurn(state)) return jumps(state, acts);
  if (game.phase === "drawn") {
    const canPlay = game.drawn !== null && playables(game).has(game.drawn);
    return [
      ...(canPlay ? [{ label: t("screen-play-it"), press: acts.playDrawn, primary: true }] : []),
      ...(may(game, "keep") ? [{ label: t("screen-keep"), press: acts.keep, key: "K" }] : []),
    ];
  }
  if (may(game, "take") || may(game, "accept")) {
    return [{ label: t("screen-take", { count: game.pending || 4 }), press: acts.accept, key: "A", primary: true },
      ...(may(game, "challenge") ? [{ label: t("screen-challenge"), press: acts.challenge, key: "X" }] : [])];
  }
  if (may(game, "draw")) {
    return [{ label: t("screen-draw"), press: acts.draw, key: "D", primary: !playables(game).size }];
  }
  return [];
}

/** @param {State} state @param {Acts} acts @returns {Button[]} */
function jumps(state, acts) {
  const card = jumpCard(state);
  return card ? [{ label: t("screen-jump"), press: () => acts.play(card), key: "J", primary: true }] : [];
}

/** The card of the hand that may jump in. @param {State} state */
function jumpCard(state) {
  const ways = playables(state.view?.game);
  return state.held.find((card) => ways.get(card.face)?.isJump);
}

/** @param {number} seat @param {State} state */
function rival(seat, state) {
  /** @type {string[] | null} */
  const open = state.view?.status === "replay" ? state.view.game?.hands[seat] : null;
  if (open) return html`<span class="open-fan" aria-hidden="true" ${vars({ n: Math.max(2, open.length) })}>${open.map((face) => html`<i>${cardView(face)}</i>`)}</span>`;
  const count = Math.min(FAN, state.view?.game?.counts[seat] ?? 0);
  return html`<span class="mini-fan" aria-hidden="true" ${vars({ n: Math.max(2, count) })}>${Array.from({ length: count }, () => html`<i></i>`)}</span>`;
}

// Decisions ---------------------------------------------------------------------------------------

/** @param {State} state @param {Acts} acts */
function asks(state, acts) {
  const { view } = state;
  const game = view?.game;
  if (!game || view.status !== "playing") return null;
  if (isColorDue(game)) return { kind: "opening", view: () => colorTiles(state, acts, t("screen-first-color")) };
  if (targets(game, "swap").length) return { kind: "swap", view: () => swap(state, acts) };
  // Where something can be stacked the hand must stay in reach: then the bar has the two answers.
  if ((may(game, "accept") || may(game, "challenge")) && !playables(game).size) {
    return { kind: "challenge", view: () => challenge(state, acts) };
  }
  return null;
}

/** @param {State} state @param {Acts} acts @param {string} title */
export function colorTiles(state, acts, title) {
  const counts = colorCounts(state.held);
  const most = COLORS.reduce((best, color) => (counts[color] > counts[best] ? color : best));
  return html`<h2>${title}</h2><div class="color-tiles">${COLORS.map((color, at) => html`<button class="color-tile" data-color=${color}
    ?data-first=${color === most} aria-keyshortcuts=${at + 1} @click=${() => acts.chooseColor(color)}>
    <i class="symbol"></i><span>${colorWords(color)}</span><span class="tile-count">· ${counts[color]}</span></button>`)}</div>`;
}

/** @param {State} state @param {Acts} acts */
function swap(state, acts) {
  const view = /** @type {import("./types.js").TableView} */ (state.view);
  return html`<h2>${t("prompt-target")}</h2><ul class="choices" role="list">${targets(view.game, "swap").map((seat, at) => html`<li>
    <button class="button button--wide" ?data-first=${!at} aria-keyshortcuts=${at + 1} @click=${() => acts.swap(seat)}>
    <span>${nameOf(view, seat)}</span> <b>${t("count-cards", { count: view.game?.counts[seat] })}</b></button></li>`)}</ul>`;
}

/** @param {State} state @param {Acts} acts */
function challenge(state, acts) {
  const view = /** @type {import("./types.js").TableView} */ (state.view);
  const game = /** @type {GameView} */ (view.game);
  const numbers = { guilty: state.rules.wd4_guilty_draw ?? 4, innocent: state.rules.wd4_innocent_draw ?? 6 };
  const caught = targets(game, "catch");
  const offender = lastPlayer(state);
  const actor = offender === null ? "?" : nameOf(view, offender);
  const mayChallenge = may(game, "challenge");
  const count = game.pending || 4;
  const below = game.discard.at(-2);
  return html`<h2>${t("screen-wd4-by", { actor })}</h2>
    <div class="with-card">${below ? seenCard(below) : nothing}<div>
      ${below ? html`<p>${t("prompt-before", { top: below })}</p>` : nothing}
      <p>${mayChallenge ? t("prompt-challenge", { actor, count, ...numbers }) : t("prompt-accept", { actor, count })}</p></div></div>
    <div class="sheet-buttons">
      ${mayChallenge ? html`<button class="button button--primary button--large" aria-keyshortcuts=${shortcut("X")} @click=${acts.challenge}>${t("screen-challenge")}</button>` : nothing}
      <button class="button button--large" aria-keyshortcuts=${shortcut("A")} @click=${acts.accept}>${t("screen-take", { count })}</button>
      ${view.timer ? ring(view.timer, state.offset) : nothing}
    </div>
    ${caught.length ? html`<button class="button button--quiet" @click=${acts.catchSomebody}>${t("screen-catch")}: ${caught.map((seat) => nameOf(view, seat)).join(", ")}</button>` : nothing}`;
}

/** Who laid the card on top. @param {State} state */
function lastPlayer({ log }) {
  const line = log.flatMap((entry) => entry.lines).findLast(({ key }) => /^event-(plays|stacks|jumps)/.test(key));
  return typeof line?.params.seat === "number" ? line.params.seat : null;
}

/** A hand that was shown to the viewer. @param {State} state @param {Acts} acts */
export function shownHand(state, acts) {
  const { shown } = state.ui;
  if (!shown || !state.view) return nothing;
  return html`<h2>${t("screen-shown", { seat: nameOf(state.view, shown.seat) })}</h2>
    <div class="card-list">${shown.faces.map((face) => seenCard(face))}</div>
    <button class="button button--primary" data-first @click=${() => acts.ui({ shown: null })}>${t("screen-close")}</button>`;
}

/** A hand that lies open in a replay, for those who listen. @param {number} seat @param {State} state */
function rivalWords(seat, { view }) {
  const open = view?.status === "replay" ? view.game?.hands[seat] : null;
  return open?.length ? facesWords(open) : "";
}

/** Motion is fetched with the first card that moves: a table of dice does without. @type {import("./types.js").GameZones["fly"]} */
const fly = (step, before, after, stage) => void import("./flights.js").then(({ flyCards }) => flyCards(step, before, after, stage));

/** @type {import("./types.js").GameZones} */
export const cardZones = {
  center, hand, buttons, rival, rivalWords, asks, fly,
  keys: {
    d: (_, acts) => acts.draw(),
    k: (_, acts) => acts.keep(),
    x: (_, acts) => acts.challenge(),
    a: (_, acts) => acts.accept(),
    j: (state, acts) => {
      const card = jumpCard(state);
      if (card) acts.play(card);
      else acts.complain({ code: "no-jump" });
    },
    o: (_, acts) => acts.sort(),
  },
};
