// @ts-check
// Letters and digits, unless they are switched off or something is being written.

import { setting } from "../theme.js";
import { COLORS } from "../faces.js";
import { zonesOf } from "./games.js";
import { isColorDue, targets } from "./moves.js";
import { saveLetter, usualLetter } from "./prefs.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */

/**
 * @param {KeyboardEvent} event @param {State} state @param {Acts} acts
 * @param {Record<string, () => void>} more what needs the shell: state, log
 */
export function onKey(event, state, acts, more) {
  const { ui } = state;
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || isWriting(event)) return;
  if (event.key === "Escape") return escape(state, acts);
  if (ui.dialog?.learns && /^\p{L}$/u.test(event.key)) {
    saveLetter(ui.dialog.learns, event.key);
    return acts.ui({ dialog: { ...ui.dialog, learns: undefined } });
  }
  if (setting("keys") === "off") return;
  const act = action(usualLetter(event.key.toLowerCase()), state, acts, more);
  // In a dialog that the player opened only its own digits act.
  if (!act || (ui.dialog && !/^[1-9]$/.test(event.key))) return;
  event.preventDefault();
  act();
}

/** @param {KeyboardEvent} event */
function isWriting({ target }) {
  return target instanceof HTMLElement && (target.matches("input:not([type=radio], [type=checkbox]), textarea, select") || target.isContentEditable);
}

/** @param {State} state @param {Acts} acts */
function escape({ ui, view }, acts) {
  if (ui.dialog) return acts.close();
  const isEnd = view?.status === "between" || view?.status === "over";
  acts.ui({ raised: null, trouble: null, shown: null, ...(isEnd ? { hidden: view.status } : {}) });
}

/** @param {string} key @param {State} state @param {Acts} acts @param {Record<string, () => void>} more @returns {(() => void) | null} */
function action(key, state, acts, more) {
  if (/^[1-9]$/.test(key)) return digit(Number(key) - 1, state, acts);
  if (key in more) return more[key];
  if (!state.view?.game) return null;
  if (key === "u") return acts.uno;
  if (key === "c") return acts.catchSomebody;
  const own = zonesOf(state)?.keys[key];
  return own ? () => own(state, acts) : null;
}

/** @param {number} at @param {State} state @param {Acts} acts */
function digit(at, { ui, view }, acts) {
  if (ui.dialog && !["color", "catch"].includes(ui.dialog.kind)) return null;
  const isColor = ui.dialog?.kind === "color" || (!ui.dialog && isColorDue(view?.game));
  if (isColor) return COLORS[at] ? () => acts.chooseColor(COLORS[at]) : null;
  const caught = targets(view?.game, "catch");
  if (ui.dialog?.kind === "catch") return at in caught ? () => acts.catchSeat(caught[at]) : null;
  const swaps = targets(view?.game, "swap");
  return at in swaps ? () => acts.swap(swaps[at]) : null;
}
