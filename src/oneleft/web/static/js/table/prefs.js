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

/** Whom this tab does not want to hear at a table. @param {string} code @returns {number[]} */
export const savedMuted = (code) => JSON.parse(sessionStorage.getItem(`oneleft-muted-${code}`) ?? "[]");
/** @param {string} code @param {number[]} seats */
export const saveMuted = (code, seats) => sessionStorage.setItem(`oneleft-muted-${code}`, JSON.stringify(seats));

export const vibrates = () => recall("oneleft.vibrate") === "on";
/** @param {boolean} on */
export const saveVibrates = (on) => keep("oneleft.vibrate", on ? "on" : "off");

/** @type {Record<string, string> | null} */
let letters = null;

/** Other letters for keys, by the usual letter. @returns {Record<string, string>} */
function ownLetters() {
  try {
    letters ??= JSON.parse(recall("oneleft.letters") ?? "{}");
  } catch {
    letters = {};
  }
  return /** @type {Record<string, string>} */ (letters);
}

/** The letter that does now what a letter does usually. @param {string} usual */
export const shortcut = (usual) => ownLetters()[usual] ?? usual;

/** The usual letter of what a letter does now. @param {string} letter */
export function usualLetter(letter) {
  const own = ownLetters();
  const upper = letter.toUpperCase();
  const usual = Object.keys(own).find((key) => own[key] === upper);
  return usual?.toLowerCase() ?? (upper in own ? "" : letter);
}

/** Another letter; whatever had it gets the one that becomes free. @param {string} usual @param {string} letter */
export function saveLetter(usual, letter) {
  const own = ownLetters();
  const [free, upper] = [shortcut(usual), letter.toUpperCase()];
  const other = usualLetter(upper).toUpperCase();
  for (const [key, value] of /** @type {[string, string][]} */ ([[other, free], [usual, upper]])) {
    if (key === value) delete own[key];
    else if (key) own[key] = value;
  }
  keep("oneleft.letters", JSON.stringify(own));
}

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
