// @ts-check
// Sounds are off unless they are switched on; only then what makes them is fetched.

import { setting } from "../theme.js";

/** @param {string} name */
export function sound(name) {
  if (setting("sound") !== "on" || document.hidden) return;
  import("./tunes.js").then(({ play }) => play(name)).catch(() => {});
}
