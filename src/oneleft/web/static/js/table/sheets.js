// @ts-check
// Sheets and drawers: how they open, hold the focus and give it back; and the small ones themselves.
//
// A sheet that the player opened takes the focus and gives it back. One that the game puts there
// because somebody else acted never takes it: it is announced, and its keys work at once.

import { classMap, html, nothing, ref } from "../../vendor/lit-html.js";
import { t } from "../l10n.js";
import { colorTiles, shownHand } from "./cards.js";
import { icon, keyed } from "./parts.js";
import { talk } from "./talk.js";
import { targets } from "./moves.js";
import { nameOf } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */

const DRAWERS = ["menu", "rules", "talk", "help", "setup", "proof"];

/** What is asked or shown now: what the player opened comes before what the game asks. @param {State} state @param {Acts} acts @param {import("./types.js").GameZones | null} zones */
export function current(state, acts, zones) {
  const { ui, view } = state;
  if (ui.dialog) return { kind: ui.dialog.kind, isOwn: true };
  if (ui.shown) return { kind: "shown", isOwn: false };
  const asked = view?.you != null ? zones?.asks(state, acts) : null;
  if (asked) return { kind: asked.kind, isOwn: asked.kind === "swap", view: asked.view };
  const isOver = view?.status === "between" || (view?.status === "over" && view.game !== null);
  if (isOver && BODIES.results && ui.hidden !== view.status) return { kind: "results", isOwn: false };
  return null;
}

/** @param {State} state @param {Acts} acts @param {import("./types.js").GameZones | null} zones */
export function sheets(state, acts, zones) {
  const open = current(state, acts, zones);
  return keyed(open ? [open] : [], (each) => each.kind, (each) => sheet(each, state, acts));
}

/** @param {{kind: string, isOwn: boolean, view?: () => any}} open @param {State} state @param {Acts} acts */
function sheet({ kind, isOwn, view }, state, acts) {
  const isDrawer = DRAWERS.includes(kind);
  const mayClose = isOwn && kind !== "swap";
  const close = () => acts.close();
  return html`<dialog class=${classMap({ "table-sheet": !isDrawer, "table-drawer": isDrawer, [`is-${kind}`]: true })}
    aria-labelledby="sheet-title" data-kind=${kind} ?data-own=${isOwn} ?data-modal=${isDrawer} tabindex="-1" ${ref(opened)}
    @cancel=${(/** @type {Event} */ event) => (event.preventDefault(), close())}
    @click=${(/** @type {Event} */ event) => isDrawer && event.target === event.currentTarget && close()}
    @keydown=${(/** @type {KeyboardEvent} */ event) => isOwn && trap(event, mayClose ? close : null)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => mayClose && !isDrawer && swipe(event, close)}>
    <div class="sheet-body">
      ${mayClose ? html`<button class="icon-button sheet-close" aria-label=${t("screen-close")} @click=${close}>${icon("close")}</button>` : nothing}
      ${view ? view() : (BODIES[kind]?.(state, acts) ?? nothing)}
    </div></dialog>`;
}

/** @type {Record<string, (state: State, acts: Acts) => any>} */
const BODIES = {
  color: (state, acts) => colorTiles(state, acts, t("screen-color")),
  catch: catchMenu, shown: shownHand, talk,
};

/** More sheets, of a page that is no table. @param {Record<string, (state: State, acts: Acts) => any>} more */
export const addSheets = (more) => Object.assign(BODIES, more);

/** What is seldom opened is fetched then. @type {Record<string, () => Promise<(state: State, acts: Acts) => any>>} */
const SELDOM = {
  menu: () => import("./menu.js").then((module) => module.menu),
  help: () => import("./menu.js").then((module) => module.help),
  results: () => import("./results.js").then((module) => module.results),
  rules: () => import("./rulebook.js").then((module) => module.rulebook),
  setup: () => import("./setup.js").then((module) => module.setup),
  seat: () => import("./people.js").then((module) => module.seatMenu),
  report: () => import("./people.js").then((module) => module.report),
  leave: () => import("./people.js").then((module) => module.leave),
};

/** Brings a sheet before it is opened. @param {string} kind */
export async function bring(kind) {
  if (!(kind in BODIES) && kind in SELDOM) BODIES[kind] = await SELDOM[kind]();
}

/** @type {HTMLElement | null} */
let opener = null;

/** Opens what has just been put there, and gives the focus back when it goes. @param {Element} [element] */
function opened(element) {
  if (!element) return void setTimeout(giveBack);
  const dialog = /** @type {HTMLDialogElement} */ (element);
  const title = dialog.querySelector("h2");
  if (title) title.id = "sheet-title";
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  // One sheet in the place of another: whoever opened the first gets the focus back.
  if ("own" in dialog.dataset && before !== document.body && !before?.closest("dialog")) opener = before;
  queueMicrotask(() => {
    if (!dialog.isConnected || dialog.open) return;
    if ("modal" in dialog.dataset) dialog.showModal();
    else if ("own" in dialog.dataset) dialog.show();
    else dialog.setAttribute("open", "");
    const first = dialog.querySelector("[data-first]") ?? dialog.querySelector("h2");
    if ("own" in dialog.dataset) focusOn(/** @type {HTMLElement | null} */ (first));
  });
}

/** @param {HTMLElement | null} element */
function focusOn(element) {
  if (!element) return;
  if (element.tagName === "H2") element.tabIndex = -1;
  element.focus();
}

function giveBack() {
  if (document.querySelector("dialog[data-own]") || !opener) return;
  const isLost = !document.activeElement || document.activeElement === document.body;
  const next = opener.isConnected ? opener : document.querySelector('[data-card][tabindex="0"]');
  if (isLost) /** @type {HTMLElement | null} */ (next)?.focus();
  opener = null;
}

/** Tab stays inside; Escape closes. @param {KeyboardEvent} event @param {(() => void) | null} close */
function trap(event, close) {
  if (event.key === "Escape" && close) {
    event.preventDefault();
    event.stopPropagation();
    return close();
  }
  if (event.key !== "Tab") return;
  const dialog = /** @type {HTMLElement} */ (event.currentTarget);
  const all = [...dialog.querySelectorAll("button, a[href], input, select, textarea, summary")];
  const [first, last] = [all[0], all.at(-1)];
  const leaves = document.activeElement === (event.shiftKey ? first : last);
  if (!leaves && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  /** @type {HTMLElement | undefined} */ (event.shiftKey ? last : first)?.focus();
}

const SWIPE = 60;

/** A finger that draws the sheet down closes it. @param {PointerEvent} start @param {() => void} close */
function swipe(start, close) {
  const dialog = /** @type {HTMLElement} */ (start.currentTarget);
  if (start.pointerType !== "touch" || dialog.scrollTop > 0) return;
  const down = (/** @type {PointerEvent} */ event) => Math.max(0, event.clientY - start.clientY);
  const move = (/** @type {PointerEvent} */ event) => void (dialog.style.translate = `0 ${down(event)}px`);
  const end = (/** @type {PointerEvent} */ event) => {
    for (const [name, act] of listeners) dialog.removeEventListener(name, act);
    dialog.style.translate = "";
    if (event.type === "pointerup" && down(event) > SWIPE) close();
  };
  /** @type {[string, (event: any) => void][]} */
  const listeners = [["pointermove", move], ["pointerup", end], ["pointercancel", end]];
  for (const [name, act] of listeners) dialog.addEventListener(name, act);
}

// The small ones ----------------------------------------------------------------------------------

/** @param {State} state @param {Acts} acts */
function catchMenu({ view }, acts) {
  return html`<h2>${t("screen-catch-whom")}</h2><ul class="choices" role="list">${targets(view?.game, "catch").map((seat, at) => html`<li>
    <button class="button button--wide" ?data-first=${!at} aria-keyshortcuts=${at + 1} @click=${() => acts.catchSeat(seat)}>
    ${view ? nameOf(view, seat) : ""}</button></li>`)}</ul>`;
}
