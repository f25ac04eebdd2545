// @ts-check
// The page of a replay: the table's own screen, fed with the steps of a finished match.

import { t } from "../l10n.js";
import { ready } from "../page.js";
import { addSheets } from "../table/sheets.js";
import { TableScreen } from "../table/show.js";
import { zonesOf } from "../table/games.js";
import { controls } from "./controls.js";
import { keysOf } from "./keys.js";
import { Player } from "./player.js";
import { about, forget, link, proof, record } from "./about.js";

/** @typedef {import("./player.js").Step} Step */

const EACH = 1100; // milliseconds of a step at the usual speed
const SOONEST = 120;

const root = document.getElementById("table");
const name = root?.dataset.name ?? "";
const address = `/api/replays/${name}`;

/** @param {string} path @returns {Promise<any>} */
async function get(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** The address of the page names the step and the seat. @param {Player} player */
function noteAddress(player) {
  const query = new URLSearchParams({ at: String(player.seq) });
  if (player.by !== null) query.set("by", String(player.by));
  history.replaceState(null, "", `?${query}`);
}

/** @param {HTMLElement} place */
async function begin(place) {
  const outline = await get(address);
  record.outline = outline;
  addSheets({ replay: about, proof, forget, link });
  const deck = { isPlaying: false, speed: 1, timer: 0 };
  /** @param {number} round @param {number | null} by @returns {Promise<Step[]>} */
  const fetchRound = (round, by) => get(`${address}/rounds/${round}${by === null ? "" : `?viewer=${by}`}`);
  const silent = { send: () => null, retry: () => location.reload() };
  const screen = new TableScreen(place, name, () => silent, (state, acts) => controls(state, acts, player, deck, does));
  const player = new Player(outline, fetchRound, (action) => screen.dispatch(action));
  const redraw = () => screen.acts.ui({});
  // Nothing can be played here: what is held may be looked at.
  Object.assign(screen.acts, { play: () => {}, move: () => {}, moveIf: () => {}, uno: () => {}, catchSomebody: () => {} });

  const does = {
    /** @param {number} at @param {{flies?: boolean}} [how] */
    async go(at, how) {
      await player.show(at, how).catch(failed);
      noteAddress(player);
      redraw();
    },
    next: () => player.isAtEnd || does.go(player.at + 1, { flies: true }),
    previous: () => (does.pause(), does.go(player.at - 1)),
    first: () => (does.pause(), does.go(0)),
    last: () => (does.pause(), does.go(player.total - 1)),
    step: () => (does.pause(), does.next()),
    toggle: () => (deck.isPlaying ? does.pause() : does.play()),
    pause() {
      deck.isPlaying = false;
      clearTimeout(deck.timer);
      redraw();
    },
    async play() {
      deck.isPlaying = true;
      redraw();
      if (player.isAtEnd) await does.go(0);
      does.plan();
    },
    plan() {
      clearTimeout(deck.timer);
      deck.timer = setTimeout(async () => {
        if (!deck.isPlaying) return;
        if (player.isAtEnd) return does.pause();
        await does.next();
        if (deck.isPlaying) does.plan();
      }, Math.max(SOONEST, (EACH + restsAfter(screen.state, lastStep)) / deck.speed));
    },
    /** @param {number} speed */
    setSpeed(speed) {
      deck.speed = speed;
      if (deck.isPlaying) does.plan();
      redraw();
    },
    /** @param {number | null} by */
    async seenBy(by) {
      await player.seenBy(by).catch(failed);
      noteAddress(player);
      redraw();
    },
  };
  /** @type {Step | null} */
  let lastStep = null;
  const show = player.show.bind(player);
  player.show = async (at, how) => {
    await show(at, how);
    lastStep = (await player.stepAt(player.at)) ?? null;
  };
  const failed = () => screen.acts.ui({ toast: t("replay-failed") });

  screen.dispatch({ type: "link", link: "live", now: Date.now() });
  keysOf(does, () => screen.state);
  const query = new URLSearchParams(location.search);
  const [at, by] = [Number(query.get("at") ?? 0), Number(query.get("by") ?? -1)];
  const seat = query.has("by") && by >= 0 && by < outline.seats.length ? by : null;
  await player.load(at, seat, redraw).catch(failed);
}

/** Dice roll before the next step. @param {import("../table/types.js").State} state @param {Step | null} step */
const restsAfter = (state, step) => (step && zonesOf(state)?.wait?.(/** @type {any} */ (step))) || 0;

if (root && name) {
  await ready;
  try {
    await begin(root);
  } catch {
    root.textContent = t("replay-gone");
  }
}
