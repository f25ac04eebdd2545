// @ts-check
// What can be done with a replay: share it, take the record, delete what is one's own, prove it.

import { html, nothing } from "../../vendor/lit-html.js";
import { faceWords, t } from "../l10n.js";
import { icon } from "../table/parts.js";
import { nameOf } from "../table/words.js";
import { prove } from "./proof.js";

/** @typedef {import("../table/types.js").State} State */
/** @typedef {import("../table/types.js").Acts} Acts */
/** @typedef {import("./proof.js").Finding} Finding */

/** What this page shows. @type {{outline: import("./player.js").Outline | null}} */
export const record = { outline: null };

const address = () => `/api/replays/${record.outline?.name}`;

/** @param {State} state @param {Acts} acts */
export function about({ view }, acts) {
  const { outline } = record;
  if (!outline || !view) return nothing;
  return html`<h2>${t("replay-about")}</h2>
    <p class="soft">${t(`game-${outline.settings.game}`)} · ${t(`preset-${outline.settings.preset}`)} · ${t("match-rounds", { count: outline.rounds.length })}</p>
    <table class="totals"><caption class="visually-hidden">${t("match-title")}</caption><tbody>${outline.seats.map((_, seat) => html`<tr>
      <th scope="row">${outline.winners.includes(seat) ? html`${icon("crown")} ` : nothing}${nameOf(view, seat)}</th><td class="number">${outline.totals[seat]}</td></tr>`)}</tbody></table>
    <div class="choices">
      <button class="button button--wide" data-first @click=${() => share(acts)}>${icon("share")}${t("replay-share")}</button>
      <a class="button button--wide" href="${address()}/record" download="match.oneleft">${icon("copy")}${t("replay-record")}</a>
      <button class="button button--wide" @click=${() => acts.open("proof")}>${icon("check")}${t("replay-proof-title", { game: outline.settings.game })}</button>
      ${outline.mine ? html`<button class="button button--wide" @click=${() => acts.open("forget")}>${icon("close")}${t("replay-forget")}</button>` : nothing}
      <a class="button button--wide" href="/">${t("screen-lobby")}</a>
    </div>
    <p class="small soft">${t("replay-keys")}</p>`;
}

/** The link to this very step. @param {Acts} acts */
async function share(acts) {
  const url = location.href;
  try {
    if (navigator.share) await navigator.share({ url, title: document.title });
    else {
      await navigator.clipboard.writeText(url);
      acts.ui({ dialog: null, toast: t("lobby-copied") });
    }
  } catch {
    acts.open("link"); // no clipboard on a plain-HTTP address, or it was not wanted
  }
}

/** The link to copy by hand. */
export const link = () => html`<h2>${t("replay-share")}</h2><p>${t("lobby-copy-by-hand")}</p>
  <input class="input" readonly .value=${location.href} aria-label=${t("replay-share")} data-first @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>`;

/** @param {State} _ @param {Acts} acts */
export function forget(_, acts) {
  const go = async () => {
    const answer = await fetch(address(), { method: "DELETE" }).catch(() => null);
    if (answer?.ok) location.assign("/");
    else acts.ui({ dialog: null, toast: t("screen-failed") });
  };
  return html`<h2>${t("replay-forget")}</h2><p>${t("replay-forget-ask")}</p><div class="sheet-buttons">
    <button class="button button--primary" data-first @click=${acts.close}>${t("replay-forget-no")}</button>
    <button class="button" @click=${go}>${t("replay-forget-yes")}</button></div>`;
}

// The proof ---------------------------------------------------------------------------------------

/** @type {{state: "idle" | "running" | "done" | "failed", done: number, all: number, finding: Finding | null}} */
const work = { state: "idle", done: 0, all: 0, finding: null };

/** @param {Acts} acts */
async function begin(acts) {
  Object.assign(work, { state: "running", done: 0, all: 0, finding: null });
  acts.ui({});
  try {
    const [text, proof] = await Promise.all([
      fetch(`${address()}/record`).then((answer) => (answer.ok ? answer.text() : Promise.reject())),
      fetch(`${address()}/proof`).then((answer) => (answer.ok ? answer.json() : Promise.reject())),
    ]);
    work.finding = await prove(text, proof, (done, all) => (Object.assign(work, { done, all }), acts.ui({})));
    work.state = "done";
  } catch {
    work.state = "failed";
  }
  acts.ui({});
}

/** @param {State} state @param {Acts} acts */
export function proof({ view }, acts) {
  const { outline } = record;
  if (!outline || !view) return nothing;
  if (work.state === "idle") queueMicrotask(() => work.state === "idle" && begin(acts));
  const game = outline.settings.game;
  return html`<h2>${t("replay-proof-title", { game })}</h2>
    <p>${t("replay-proof-what", { game })}</p>
    <div role="status" class="verdict" data-ok=${work.finding ? String(work.finding.ok) : nothing}>${verdict(view, game)}</div>
    ${work.finding ? steps(work.finding, view, game) : nothing}
    ${work.state === "failed" ? html`<button class="button" @click=${() => begin(acts)}>${t("link-retry")}</button>` : nothing}
    <h3>${t("replay-proof-digest")}</h3><p class="digest"><code>${outline.digest}</code></p>
    <p class="small soft">${t("replay-proof-note")}</p>
    <p class="small soft">${t("replay-proof-program")} <code>oneleft verify match.oneleft</code></p>
    <a class="button" href="${address()}/record" download="match.oneleft">${t("replay-record")}</a>`;
}

/** @param {import("../table/types.js").TableView} view @param {string} game */
function verdict(view, game) {
  const { state, finding, done, all } = work;
  if (state === "failed") return html`<p>${t("screen-failed")}</p>`;
  if (!finding) return html`<p>${t("replay-proof-running")}</p><progress max=${all || 1} .value=${done} aria-label=${t("replay-proof-running")}></progress>`;
  if (finding.ok) return html`<p class="verdict-line"><b class="verdict-mark" aria-hidden="true">✓</b> <span>${t("replay-proof-ok", { count: finding.outcomes, game })}</span></p>`;
  return html`<p class="verdict-line"><b class="verdict-mark" aria-hidden="true">✗</b> <span>${mismatch(finding, view)}</span></p>`;
}

/** @param {Finding} finding @param {import("../table/types.js").TableView} view */
function mismatch(finding, view) {
  const { what, round = 0, number = 0, seat = "A", kind = "", expected = "", got = "" } = finding;
  const seatName = nameOf(view, seat.charCodeAt(0) - 65);
  if (what === "outcome") return t("replay-proof-outcome", { round, number, expected: outcomeWords(kind, expected, view), got: outcomeWords(kind, got, view) });
  if (what === "nonce") return t("replay-proof-nonce", { seat: seatName });
  return t(`replay-proof-${what}`, { round });
}

/** @param {string} kind @param {string} text @param {import("../table/types.js").TableView} view */
function outcomeWords(kind, text, view) {
  if (kind === "seat") return nameOf(view, text.charCodeAt(5) - 65);
  return kind === "die" || text.startsWith("@") ? text : faceWords(text);
}

/** What was looked at, one by one. @param {Finding} finding @param {import("../table/types.js").TableView} view @param {string} game */
function steps({ ok, what, seats, outcomes, rounds }, view, game) {
  const sealed = what !== "seal" && what !== "missing";
  const names = seats.map((seat) => nameOf(view, seat.charCodeAt(0) - 65));
  const list = [
    [sealed, t("replay-proof-step-seal")],
    ...(seats.length ? [[sealed && what !== "nonce", t("replay-proof-step-nonces", { seats: names })]] : []),
    [ok, t("replay-proof-step-outcomes", { count: outcomes, rounds, game })],
  ];
  return html`<ul class="proof-steps" role="list">${list.map(([good, text]) => html`<li data-ok=${String(good)}><span class="proof-mark" role="img"
    aria-label=${t(good ? "replay-proof-yes" : "replay-proof-no")}>${good ? "✓" : "✗"}</span> ${text}</li>`)}</ul>
    ${seats.length ? nothing : html`<p class="small soft">${t("replay-proof-alone")}</p>`}`;
}
