// @ts-check
// My cards: one tab stop, arrows inside; a tap plays, on narrow strips the second one; a drag plays.

import { classMap, html, nothing } from "../../vendor/lit-html.js";
import { cardView } from "../faces.js";
import { faceWords, t } from "../l10n.js";
import { whyNot } from "./acts.js";
import { isMyTurn, playables, sorted } from "./moves.js";
import { icon, keyed, vars } from "./parts.js";
import { whyText } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */
/** @typedef {import("./types.js").Held} Held */

const FAIR_STRIP = 44; // narrower than a fingertip: the first tap only lifts
const DRAG = 60;
const ROW = 12;

/** What the styles say of the room for the hand; measured once a frame. */
export const room = { width: 360, card: 76, strip: 30, rows: 2 };

/** @param {Element} fan */
export function measure(fan) {
  const style = getComputedStyle(fan);
  room.width = fan.clientWidth;
  room.card = parseFloat(style.getPropertyValue("--card-px")) || 76;
  room.strip = parseFloat(style.getPropertyValue("--strip-px")) || 30;
  room.rows = parseInt(style.getPropertyValue("--most-rows"), 10) || 2;
}

/** How many cards a row can show. */
const fitting = () => Math.max(1, Math.floor((room.width - room.card) / room.strip) + 1);

/**
 * The cards in rows of about equal length.
 * @template T
 * @param {T[]} cards
 */
export function inRows(cards) {
  const fits = fitting();
  const most = room.rows > 2 ? fits : Math.min(fits, room.width > 600 ? 16 : ROW);
  const rows = Math.min(room.rows, Math.max(1, Math.ceil(cards.length / most)));
  const each = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, at) => cards.slice(at * each, (at + 1) * each));
}

/** @param {State} state @param {Acts} acts */
export function hand(state, acts) {
  const { view, ui } = state;
  if (view?.you == null || !view.game) return nothing;
  const cards = sorted(state.held, ui.sort);
  const rows = inRows(cards);
  const ways = playables(view.game);
  const cursor = Math.min(ui.cursor, Math.max(0, cards.length - 1));
  let at = 0;
  return html`<section class="hand" id="hand" tabindex="-1" aria-label=${t("table-hand", { count: cards.length, game: "cards" })}
    ${vars({ rows: rows.length })}>
    <button class="icon-button sort" aria-label=${sortName(ui.sort)} title=${sortName(ui.sort)} aria-keyshortcuts="O" @click=${acts.sort}>${icon("sort")}</button>
    <div class=${classMap({ fan: true, scrolls: rows[0].length > fitting() })} role="group" aria-label=${t("screen-my-cards")}
      @keydown=${arrows}>
      ${rows.map((row) => html`<div class="fan-row" ${vars({ n: Math.max(row.length, 2) })}>
        ${keyed(row, (card) => card.id, (card) => heldCard(card, at++, cursor, state, acts, ways))}
      </div>`)}
    </div>
  </section>`;
}

/** @param {string} sort */
const sortName = (sort) => `${t("screen-sort")}: ${t(`sort-${sort}`)}`;

/**
 * @param {Held} card @param {number} at @param {number} cursor @param {State} state @param {Acts} acts
 * @param {Map<string, import("./moves.js").Playable>} ways
 */
function heldCard(card, at, cursor, state, acts, ways) {
  const { ui, view, pending } = state;
  const onlyDrawn = view?.game?.drawn != null && isMyTurn(state);
  const isNew = onlyDrawn && state.held.findLast((each) => each.face === view?.game?.drawn)?.id === card.id;
  const way = onlyDrawn && !isNew ? undefined : ways.get(card.face);
  const reason = way || !isMyTurn(state) ? "" : reasonOf(card, state);
  const isSent = Object.values(pending).some((command) => command.card === card.id);
  const classes = {
    held: true, playable: !!way, bluff: !!way?.isBluff, raised: ui.raised === card.id, sent: isSent,
    shake: ui.trouble?.card === card.id,
  };
  const name = faceWords(card.face);
  return html`<button class=${classMap(classes)} data-card=${card.id} tabindex=${at === cursor ? 0 : -1}
    aria-label=${reason ? t("screen-card-not", { card: name, reason }) : way?.isBluff ? `${name}, ${t("move-warning")}` : name}
    aria-disabled=${way ? nothing : "true"} title=${reason || (way?.isBluff ? t("move-warning") : nothing)}
    @focus=${() => ui.cursor !== at && acts.ui({ cursor: at })}
    @pointerdown=${(/** @type {PointerEvent} */ event) => grab(event, card, acts)}
    @click=${(/** @type {PointerEvent} */ event) => tap(event, card, state, acts)}>${cardView(card.face)}</button>`;
}

/** @param {Held} card @param {State} state */
function reasonOf(card, state) {
  const trouble = whyNot(state, card);
  return trouble.why && state.view ? whyText(state.view, trouble.why) : t(`trouble-${trouble.code}`);
}

/** @param {KeyboardEvent} event */
export function arrows(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const all = [...document.querySelectorAll("[data-card]")];
  // From where the focus is, not from the state: keys may come faster than drawings.
  const at = all.indexOf(/** @type {Element} */ (event.target));
  /** @type {Record<string, number>} */
  const goes = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 };
  if (!(event.key in goes)) return;
  event.preventDefault();
  focusCard(Math.max(0, goes[event.key]));
}

/** Puts the focus on a card by its place. @param {number} at */
export function focusCard(at) {
  const all = document.querySelectorAll("[data-card]");
  /** @type {HTMLElement | undefined} */ (all[Math.min(at, all.length - 1)])?.focus();
}

// Taps and drags ----------------------------------------------------------------------------------

let hasDragged = false;

/** @param {PointerEvent} event @param {Held} card @param {State} state @param {Acts} acts */
function tap(event, card, state, acts) {
  if (hasDragged) return void (hasDragged = false);
  const target = /** @type {HTMLElement} */ (event.currentTarget);
  const isNarrow = event.pointerType === "touch" && stripOf(target) < FAIR_STRIP;
  if (isNarrow && state.ui.raised !== card.id) return acts.ui({ raised: card.id, trouble: null });
  acts.play(card);
}

/** How much of a card can be seen. @param {HTMLElement} target */
function stripOf(target) {
  const next = target.nextElementSibling;
  if (!next) return target.offsetWidth;
  return next.getBoundingClientRect().left - target.getBoundingClientRect().left;
}

/** @param {PointerEvent} start @param {Held} card @param {Acts} acts */
function grab(start, card, acts) {
  if (start.button) return;
  const target = /** @type {HTMLElement} */ (start.currentTarget);
  hasDragged = false;
  /** @param {PointerEvent} event */
  const move = (event) => {
    const up = start.clientY - event.clientY;
    if (up > 8 && !target.hasPointerCapture(start.pointerId)) target.setPointerCapture(start.pointerId);
    if (up > 8) hasDragged = true;
    target.style.setProperty("--drag-x", hasDragged ? `${event.clientX - start.clientX}px` : "0px");
    target.style.setProperty("--drag-y", hasDragged ? `${-Math.max(0, up)}px` : "0px");
  };
  /** @param {PointerEvent} event */
  const end = (event) => {
    for (const [name, act] of listeners) target.removeEventListener(name, act);
    target.style.removeProperty("--drag-x");
    target.style.removeProperty("--drag-y");
    if (hasDragged && event.type === "pointerup" && start.clientY - event.clientY > DRAG) acts.play(card);
    // The click that ends a drag comes after this; without one the next tap must count.
    setTimeout(() => (hasDragged = false));
  };
  /** @type {[string, (event: any) => void][]} */
  const listeners = [["pointermove", move], ["pointerup", end], ["pointercancel", end]];
  for (const [name, act] of listeners) target.addEventListener(name, act);
}
