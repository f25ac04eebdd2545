// @ts-check
// The keys of a replay; letters that play at a table do nothing here.

import { setting } from "../theme.js";

/** @typedef {import("./deck.js").Deck} Deck */

const PLAYING = "dkucxajrp123456789";

/** @type {Record<string, (deck: Deck) => void>} */
const KEYS = {
  ArrowRight: (deck) => deck.step(),
  ArrowLeft: (deck) => deck.jump(deck.player.at - 1),
  Home: (deck) => deck.jump(0),
  End: (deck) => deck.jump(deck.player.total - 1),
  " ": (deck) => deck.toggle(),
};

/** @param {Deck} deck @param {() => import("../table/types.js").State} get */
export function listenTo(deck, get) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    const isWritten = target.matches("input:not([type=range]), select, textarea");
    if (PLAYING.includes(event.key.toLowerCase()) && !isWritten) event.preventDefault();
    const act = KEYS[event.key];
    if (!act || get().ui.dialog || !isOurs(event.key, target)) return;
    event.preventDefault();
    act(deck);
  }, { capture: true });
}

/** Whether a key is for the replay, not for what has the focus. @param {string} key @param {HTMLElement} target */
function isOurs(key, target) {
  if (target.closest("dialog, select, [data-card]")) return false;
  if (key === " ") return !target.closest("button, a, summary");
  return setting("keys") === "on" || target.matches("[type=range]");
}
