// @ts-check
// The table before the match: who sits where, the invitation, what the host may change.

import { classMap, html, nothing } from "../../vendor/lit-html.js";
import { optionLabel, t, valueLabel } from "../l10n.js";
import { icon, keyed, ring } from "./parts.js";
import { savedName } from "./prefs.js";
import { nameOf } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */
/** @typedef {import("./types.js").TableView} TableView */
/** @typedef {import("./types.js").Settings} Settings */

/** @param {State} state @param {Acts} acts */
export function lobby(state, acts) {
  const view = /** @type {TableView} */ (state.view);
  return html`<div class="lobby">
    <section class="panel lobby-seats" aria-labelledby="lobby-seats">
      <h2 id="lobby-seats">${t("lobby-seats", { code: state.code })}</h2>
      <ul class="seats" role="list">${keyed(view.seats, (_, at) => at, (_, seat) => seatRow(seat, view, acts))}</ul>
      ${view.status === "sealing" ? sealing(state, view) : begin(state, view, acts)}
    </section>
    <section class="panel lobby-invite" aria-labelledby="lobby-invite">
      <h2 id="lobby-invite">${t("lobby-invite")}</h2>${invite(state, acts)}
    </section>
    <section class="panel lobby-rules" aria-labelledby="lobby-rules">
      <h2 id="lobby-rules">${t("lobby-rules")}</h2>${summary(view.settings)}
      <div class="sheet-buttons"><button class="button" @click=${() => acts.open("rules")}>${icon("book")}${t("screen-rules")}</button>
      ${view.is_host ? html`<button class="button" @click=${() => acts.open("setup")}>${icon("gear")}${t("lobby-change")}</button>` : nothing}</div>
    </section>
  </div>`;
}

/** @param {number} seat @param {TableView} view @param {Acts} acts */
function seatRow(seat, view, acts) {
  const held = view.seats[seat];
  const isMe = seat === view.you;
  if (held.kind === "free") {
    return html`<li class="seat free"><span class="seat-name soft">${t("lobby-free")}</span>
      ${view.is_host ? html`<button class="button" @click=${() => acts.send({ do: "seat-bot", seat, level: "greedy" })}>${icon("bot")}${t("lobby-add-bot")}</button>` : nothing}</li>`;
  }
  const isBot = held.kind === "bot";
  const words = isBot ? `${t("table-mark-bot")} · ${t(`bot-${held.level}`)}` : !held.is_here ? t("screen-not-here") : seat === view.host ? t("screen-here") : held.is_ready ? t("lobby-is-ready") : t("lobby-not-ready");
  return html`<li class=${classMap({ seat: true, me: isMe, ready: held.is_ready || isBot || seat === view.host })}>
    <span class="seat-mark" aria-hidden="true">${isBot ? icon("bot") : seat === view.host ? icon("crown") : held.is_ready ? icon("check") : held.is_here ? "…" : icon("plug")}</span>
    <span class="seat-name">${nameOf(view, seat)}${isMe ? html` <small class="soft">(${t("table-mark-you")})</small>` : nothing}
      ${seat === view.host ? html`<span class="tag">${t("lobby-host")}</span>` : nothing}</span>
    <span class="seat-state soft">${words}</span>
    ${view.is_host && !isMe ? html`<button class="icon-button" aria-label=${t("lobby-remove", { seat: nameOf(view, seat) })} title=${t("lobby-remove", { seat: nameOf(view, seat) })}
      @click=${() => acts.send({ do: "kick", seat })}>${icon("close")}</button>` : nothing}</li>`;
}

/** @param {State} state @param {TableView} view */
const sealing = (state, view) => html`<p class="lobby-note">${view.timer ? ring(view.timer, state.offset) : nothing} ${t("lobby-sealing")}</p>`;

/** @param {State} state @param {TableView} view @param {Acts} acts */
function begin(state, view, acts) {
  if (view.you === null) return view.seats.some((seat) => seat.kind === "free") ? sitForm(acts) : html`<p class="lobby-note">${t("lobby-full")}</p>`;
  const me = view.seats[view.you];
  const free = view.seats.filter((seat) => seat.kind === "free").length;
  const waiting = view.seats.filter((seat, at) => seat.kind === "person" && at !== view.host && !seat.is_ready);
  if (!view.is_host) {
    return html`<div class="sheet-buttons"><button class=${classMap({ button: true, "button--large": true, "button--primary": !me.is_ready })} aria-pressed=${me.is_ready}
      @click=${(/** @type {MouseEvent} */ { detail }) => detail < 2 && acts.ready(!me.is_ready)}>${t("lobby-ready")}</button>
      <button class="button button--quiet" @click=${acts.leave}>${t("lobby-stand")}</button></div>
      <p class="lobby-note soft">${me.is_ready ? t("lobby-wait-host") : t("lobby-say-ready")}</p>`;
  }
  return html`<div class="sheet-buttons"><button class="button button--primary button--large" aria-disabled=${waiting.length ? "true" : nothing}
    @click=${() => (waiting.length ? acts.complain({ code: "not-ready" }) : acts.start())}>${free ? t("lobby-start-bots", { count: free }) : t("lobby-start")}</button></div>
    <p class="lobby-note soft">${waiting.length ? t("lobby-waiting", { count: waiting.length }) : t("lobby-can-start")}</p>`;
}

/** @param {Acts} acts */
function sitForm(acts) {
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name")).trim();
    if (name) acts.sit(name);
  };
  return html`<form class="sit" @submit=${submit}><div class="field"><label for="sit-name">${t("lobby-name")}</label>
    <input class="input" id="sit-name" name="name" maxlength="24" required autocomplete="nickname" .value=${savedName()}></div>
    <button class="button button--primary button--large">${t("lobby-sit")}</button></form>`;
}

// The invitation ----------------------------------------------------------------------------------

/** @param {State} state @param {Acts} acts */
function invite(state, acts) {
  const link = `${location.origin}/t/${state.code}`;
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return html`${isLocal ? html`<p class="message">${t("lobby-loopback")}</p>` : nothing}
    <div class="invite"><div><p class="soft">${t("lobby-link")}</p>
      <input class="input link" readonly .value=${link} aria-label=${t("lobby-link")} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
      <div class="sheet-buttons"><button class="button" @click=${() => copy(link, acts)}>${icon("copy")}${t("lobby-copy")}</button>
      ${"share" in navigator ? html`<button class="button" @click=${() => navigator.share({ title: "oneleft", url: link }).catch(() => {})}>${icon("share")}${t("lobby-share")}</button>` : nothing}</div></div>
      <img class="qr" src="/api/tables/${state.code}/qr.svg" alt=${t("lobby-qr")} width="148" height="148"></div>`;
}

/** @param {string} link @param {Acts} acts */
async function copy(link, acts) {
  let done = false;
  try {
    await navigator.clipboard.writeText(link);
    done = true;
  } catch {
    // Without HTTPS there is no clipboard: the field is selected and copied the old way.
    /** @type {HTMLInputElement | null} */ (document.querySelector("input.link"))?.select();
    done = document.execCommand("copy");
  }
  acts.ui({ toast: t(done ? "lobby-copied" : "lobby-copy-by-hand") });
}

// The settings ------------------------------------------------------------------------------------

/** @param {Settings} settings */
export function summary(settings) {
  const rows = [
    [t("lobby-game"), t(`game-${settings.game}`)],
    [t("lobby-preset"), t(`preset-${settings.preset}`)],
    ...Object.entries(settings.options).map(([name, value]) => [optionLabel(settings.game, name), value_(settings.game, name, value)]),
    [t("lobby-turn-time"), settings.turn_seconds ? t("screen-seconds", { count: settings.turn_seconds }) : t("lobby-no-limit")],
  ];
  return html`<dl class="facts">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** @param {string} game @param {string} name @param {string} text */
function value_(game, name, text) {
  const word = { true: true, false: false }[text] ?? (/^\d+$/.test(text) ? Number(text) : text);
  return valueLabel(game, name, word);
}
