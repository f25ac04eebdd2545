// @ts-check
// What can be done about a person: mute, report, remove; and leaving oneself.

import { html, nothing } from "../../vendor/lit-html.js";
import { t } from "../l10n.js";
import { nameOf } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */

/** @param {State} _ @param {Acts} acts */
export function leave(_, acts) {
  return html`<h2>${t("screen-leave-title")}</h2><p>${t("confirm-leave")}</p><div class="sheet-buttons">
    <button class="button button--primary" data-first @click=${acts.close}>${t("screen-stay")}</button>
    <button class="button" @click=${acts.leave}>${t("screen-leave")}</button></div>`;
}

/** @param {State} state @param {Acts} acts */
export function seatMenu(state, acts) {
  const { view, ui } = state;
  const seat = ui.dialog?.seat ?? 0;
  if (!view?.seats[seat]) return nothing;
  const held = view.seats[seat];
  const isPerson = held.kind === "person" && seat !== view.you;
  const isMuted = ui.muted.includes(seat);
  const mayKick = view.is_host && seat !== view.you && (view.status === "lobby" || isPerson);
  return html`<h2>${nameOf(view, seat)}</h2>
    <p class="soft">${held.kind === "bot" ? t(`bot-${held.level}`) : held.is_here ? t("screen-here") : t("screen-not-here")}${view.round ? ` · ${t("table-points", { count: view.totals[seat] })}` : nothing}</p>
    <div class="choices">
      ${isPerson ? html`<button class="button button--wide" aria-pressed=${isMuted} @click=${() => acts.mute(seat)}>${t(isMuted ? "screen-unmute" : "screen-mute")}</button>
        <button class="button button--wide" @click=${() => acts.open("report", { seat })}>${t("screen-report")}</button>` : nothing}
      ${mayKick ? html`<button class="button button--wide" @click=${() => (acts.close(), acts.send({ do: "kick", seat }))}>${t("screen-kick")}</button>` : nothing}
    </div>`;
}

const WHYS = ["words", "name", "cheating", "other"];

/** @param {State} state @param {Acts} acts */
export function report(state, acts) {
  const { view, ui, code } = state;
  const seat = ui.dialog?.seat ?? 0;
  /** @param {string} why */
  const send = async (why) => {
    const body = JSON.stringify({ table: code, seat, why });
    const answer = await fetch("/api/reports", { method: "POST", headers: { "content-type": "application/json" }, body }).catch(() => null);
    acts.ui({ dialog: null, toast: t(answer?.ok ? "screen-reported" : "screen-failed") });
  };
  return html`<h2>${t("screen-report-why", { seat: view ? nameOf(view, seat) : "" })}</h2><div class="choices">
    ${WHYS.map((why, at) => html`<button class="button button--wide" ?data-first=${!at} @click=${() => send(why)}>${t(`report-${why}`)}</button>`)}</div>`;
}
