// @ts-check
// The two voices for those who listen: a quiet log, and alerts for what cannot wait.

const JOIN = 400;
const MOST = 30;

/** @type {string[]} */
let queue = [];
let timer = 0;
let quietUntil = 0;
let alertTimer = 0;
let alertedAt = 0;

/** Nothing of the game is said for a while: dice are still rolling. @param {number} ms */
export function hush(ms) {
  if (ms) quietUntil = Math.max(quietUntil, Date.now() + ms);
}

/** Sentences of the log; what happens within 400 ms is joined. @param {string} text */
export function announce(text) {
  if (!text) return;
  queue.push(text);
  if (timer) return;
  timer = setTimeout(function tell() {
    const left = quietUntil - Date.now();
    if (left > 0) return void (timer = setTimeout(tell, left));
    const log = document.getElementById("spoken-log");
    const line = document.createElement("p");
    line.textContent = queue.join(" ");
    queue = [];
    timer = 0;
    log?.append(line);
    while (log && log.childElementCount > MOST) log.firstElementChild?.remove();
  }, JOIN);
}

/** What cannot wait, but for dice that are still rolling; only the last of it. @param {string} text */
export function alertAtRest(text) {
  clearTimeout(alertTimer);
  const left = quietUntil - Date.now();
  if (left > 0) alertTimer = setTimeout(alertOf, left, text);
  else alertOf(text);
}

/** What cannot wait. The same text twice is said twice; what comes at once is said together. @param {string} text */
export function alertOf(text) {
  const region = document.getElementById("spoken-alert");
  if (!region || !text) return;
  if (Date.now() - alertedAt > JOIN) {
    alertedAt = Date.now();
    region.replaceChildren();
  }
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
}
