// @ts-check
// The keys of a replay; letters that play at a table do nothing here.

import { setting } from "../theme.js";

const PLAYING = "dkucxajrp123456789";

/** @param {Record<string, () => any>} does @param {() => import("../table/types.js").State} get */
export function keysOf(does, get) {
  /** @type {Record<string, () => any>} */
  const keys = { ArrowRight: does.step, ArrowLeft: does.previous, Home: does.first, End: does.last, " ": does.toggle };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (PLAYING.includes(event.key.toLowerCase()) && !target.matches("input:not([type=range]), select, textarea")) event.preventDefault();
    const act = keys[event.key];
    if (!act || get().ui.dialog || target.closest("dialog, select, [data-card]")) return;
    if (event.key === " " && target.closest("button, a, summary")) return;
    if (event.key !== " " && setting("keys") === "off" && !target.matches("[type=range]")) return;
    event.preventDefault();
    act();
  }, { capture: true });
}
