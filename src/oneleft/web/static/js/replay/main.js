// @ts-check
// The page of a replay: the table's own screen, fed with the steps of a finished match.

import { t } from "../l10n.js";
import { ready } from "../page.js";
import { addSheets } from "../table/sheets.js";
import { TableScreen } from "../table/show.js";
import { about, forget, link, proof, record } from "./about.js";
import { controls } from "./controls.js";
import { Deck } from "./deck.js";
import { listenTo } from "./keys.js";
import { Player } from "./player.js";

/** Nothing can be played here: what is held may be looked at. */
const IDLE = ["play", "move", "moveIf", "uno", "catchSomebody"];

/** @param {string} path @returns {Promise<any>} */
async function get(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** What the address asks for. @param {number} seats */
function asked(seats) {
  const query = new URLSearchParams(location.search);
  const by = Number(query.get("by") ?? -1);
  return { seq: Number(query.get("at")) || 0, by: Number.isInteger(by) && by >= 0 && by < seats ? by : null };
}

/** @param {HTMLElement} place @param {string} name */
async function begin(place, name) {
  const address = `/api/replays/${name}`;
  const outline = await get(address);
  record.outline = outline;
  addSheets({ replay: about, proof, forget, link });
  const silent = { send: () => null, retry: () => location.reload() };
  const screen = new TableScreen(place, name, () => silent, (state, acts) => controls(state, acts, deck));
  for (const act of IDLE) screen.acts[act] = () => {};
  /** @param {number} round @param {number | null} by */
  const fetchRound = (round, by) => get(`${address}/rounds/${round}${by === null ? "" : `?viewer=${by}`}`);
  const player = new Player(outline, fetchRound, (action) => screen.dispatch(action));
  const deck = new Deck(player, screen);
  listenTo(deck, () => screen.state);
  screen.dispatch({ type: "link", link: "live", now: Date.now() });
  const { seq, by } = asked(outline.seats.length);
  await player.load(seq, by, () => deck.redraw()).catch(() => deck.failed());
}

const root = document.getElementById("table");
const name = root?.dataset.name ?? "";
if (root && name) {
  await ready;
  try {
    await begin(root, name);
  } catch {
    root.textContent = t("replay-gone");
  }
}
