// @ts-check
// What a change of state does outside of it: voices, sounds, the title, the seal, the next table.

import { COLORS } from "../faces.js";
import { colorWords, t } from "../l10n.js";
import { alertAtRest, alertOf, announce, hush } from "./announce.js";
import { zonesOf } from "./games.js";
import { isColorDue, isMyTurn, may, playables } from "./moves.js";
import { buzz } from "./prefs.js";
import { sound } from "./sound.js";
import { entryText, nameOf, sentence, stateText, troubleText } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */

const LAST_CALL = 10_000;
let lastCall = 0;
let wasLost = false;
let missed = 0;
let isAwake = false;
let toastTimer = 0;

/** @param {State} before @param {State} after @param {any} action @param {Acts} acts */
export function effects(before, after, action, acts) {
  if (action.type === "frame") heard(before, after, action.frame);
  if (after.link !== before.link) linkWords(after);
  if (after.ui.trouble && after.ui.trouble !== before.ui.trouble) {
    alertOf(join(troubleText(after)));
    sound("bad");
  }
  if (after.ui.toast && after.ui.toast !== before.ui.toast) {
    clearTimeout(toastTimer);
    toastTimer = setTimeout(() => acts.ui({ toast: "" }), 2500);
  }
  if (after.view === before.view) return;
  turnWords(before, after);
  lastSeconds(after);
  openSeal(before, after, acts);
  followRematch(before, after);
  stayAwake(after);
  document.title = isMyTurn(after) ? `● ${t("table-turn-yours")}` : `${after.code} · oneleft`;
}

/** @param {{text: string, clause: string}} trouble */
const join = ({ text, clause }) => (clause ? `${text} ${clause}` : text);

/** @param {State} before @param {State} after @param {import("./types.js").Frame} frame */
function heard(before, after, frame) {
  const { view } = after;
  if (frame.is === "snapshot" && wasLost) return back(frame.missed);
  if (frame.kind === "act" && wasLost) missed++;
  if (frame.is !== "step" || !view || after.log === before.log) return;
  hush(zonesOf(after)?.wait?.(frame) ?? 0);
  const entry = after.log.at(-1);
  if (!entry) return;
  const isSaid = !entry.lines.length;
  if (isSaid && after.ui.muted.includes(entry.seat ?? -1)) return;
  announce(isSaid ? `${nameOf(view, entry.seat ?? 0)}: ${entryText(view, entry)}` : entryText(view, entry));
}

/** @param {number} count of acts that were missed */
function back(count) {
  wasLost = false;
  missed = 0;
  alertOf(count ? t("link-back-missed", { count }) : t("link-back"));
}

/** @param {State} after */
function linkWords(after) {
  if (after.link === "lost" && !wasLost && after.view) {
    wasLost = true;
    alertOf(t("link-lost"));
  } else if (after.link === "live" && wasLost) {
    // Steps that were missed come one by one: then there is no snapshot that says how many.
    setTimeout(() => wasLost && back(missed), 600);
  }
}

/** Your turn, a decision, a forgotten UNO. @param {State} before @param {State} after */
function turnWords(before, after) {
  const [was, now] = [before.view?.game, after.view?.game];
  const { view } = after;
  if (!now || !view || view.you === null) return;
  const mine = isMyTurn(after);
  const isNew = !isMyTurn(before) || was?.phase !== now.phase || before.view?.turn_seq !== view.turn_seq;
  if (mine && isNew) {
    alertAtRest(decision(after) ?? stateText(after));
    if (!isMyTurn(before)) (sound("turn"), buzz(60));
  }
  const owes = now.owes.includes(view.you);
  if (owes && !was?.owes.includes(view.you)) (alertOf(t("alert-say-uno")), buzz(120));
  if (view.status !== before.view?.status && ["between", "over"].includes(view.status)) sound("end");
}

/** @param {State} after */
function decision(after) {
  const { view, log, held } = after;
  const game = view?.game;
  if (!game || !view) return null;
  const own = zonesOf(after)?.decision?.(after);
  if (own) return own;
  if (isColorDue(game)) return `${t("screen-first-color")}: ${COLORS.map((color, at) => `${at + 1} ${colorWords(color)}`).join(", ")}.`;
  if (game.phase === "target") return t("prompt-target");
  if (game.phase === "drawn" && game.drawn) return t("prompt-drawn", { face: held.find(({ face }) => face.startsWith(`${game.drawn}:`))?.face ?? game.drawn, game: game.game });
  if (may(game, "challenge")) {
    const line = log.at(-1);
    return `${line ? entryText(view, line) : ""} ${t("alert-challenge")}`;
  }
  if (!may(game, "take") && !may(game, "accept")) return null;
  const canStack = playables(game).size > 0;
  return sentence(t(canStack ? "prompt-stack" : "alert-take", { top: game.top ?? "", count: game.pending, game: game.game }));
}

/** Ten seconds before my time is up. @param {State} after */
function lastSeconds({ view, offset }) {
  clearTimeout(lastCall);
  const timer = view?.timer;
  if (!timer || timer.what !== "turn" || timer.seat !== view?.you) return;
  const left = timer.due_at - offset - Date.now() - LAST_CALL;
  if (left > 0) lastCall = setTimeout(() => alertOf(t("alert-ten-seconds")), left);
}

/** @param {State} before @param {State} after @param {Acts} acts */
async function openSeal(before, after, acts) {
  const { view, code } = after;
  if (view?.status !== "sealing" || view.you === null || view.nonces[view.you]) return;
  if (before.view?.status === "sealing" && before.link === "live") return;
  const nonce = await (await import("./seal.js")).nonceFor(code, view.seals[view.you]);
  if (nonce) acts.send({ do: "reveal", nonce });
}

/** The screen stays on while a round is played, where the browser can do that. @param {State} after */
async function stayAwake({ view }) {
  if (view?.status !== "playing" || view.you === null || document.hidden || isAwake) return;
  isAwake = true;
  const lock = await navigator.wakeLock?.request("screen").catch(() => null);
  lock?.addEventListener("release", () => (isAwake = false));
}

/** @param {State} before @param {State} after */
function followRematch(before, after) {
  const code = after.view?.rematch;
  if (code && !before.view?.rematch && after.ui.rematch) location.assign(`/t/${code}`);
}
