// @ts-check
// What this device remembers beside theme.js: the name, the order of the hand, vibration.

import { keep, recall, setting } from "../theme.js";

export const savedName = () => recall("oneleft.name") ?? "";
/** @param {string} name */
export const saveName = (name) => keep("oneleft.name", name);

/** @returns {"drawn" | "color" | "number"} */
export function savedSort() {
  const sort = recall("oneleft.sort");
  return sort === "drawn" || sort === "number" ? sort : "color";
}
/** @param {string} sort */
export const saveSort = (sort) => keep("oneleft.sort", sort);

export const vibrates = () => recall("oneleft.vibrate") === "on";
/** @param {boolean} on */
export const saveVibrates = (on) => keep("oneleft.vibrate", on ? "on" : "off");

/** @param {number} ms */
export function buzz(ms) {
  if (vibrates() && "vibrate" in navigator) navigator.vibrate(ms);
}

export const isReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What the durations of motion are multiplied with; 0: none. */
export function pace() {
  if (isReduced()) return 0;
  return { calm: 0, normal: 1, fast: 0.55 }[setting("motion")] ?? 1;
}
