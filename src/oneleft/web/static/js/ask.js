// The pocket referee: the pile, the hand, the move; the server says the verdict and its clause.

import { html, nothing, render } from "../vendor/lit-html.js";
import { COLORS, cardView, splitFace } from "./faces.js";
import { colorWords, faceWords, onLanguage, t } from "./l10n.js";
import { rulesForm } from "./options.js";
import { ready } from "./page.js";
import { copiesOf, pickerView } from "./picker.js";

const FEW = 4;
const MOST_HAND = { cards: 30, dice: 11 };

/**
 * @template {HTMLElement} E
 * @param {string} selector
 */
const find = (selector) => /** @type {E} */ (document.querySelector(selector));

const place = find("[data-ask]");
const answerPlace = find("[data-verdict]");
answerPlace.replaceChildren(); // what the server wrote
const summary = find("[data-ask-rules]");

const fresh = () => ({
  top: "", // without color if a wild
  color: "R",
  /** @type {string[]} */
  hand: [],
  moment: "turn",
  pending: 2,
  move: "",
  topTab: "R",
  handTab: "R",
  isAll: false,
});
let state = fresh();
/** @type {any} */
let answer = null;
let asked = 0;
let isMoved = false;

await ready;
const form = /** @type {HTMLFormElement} */ (find("[data-rules-form]"));
let game = "cards";
/** @type {ReturnType<typeof rulesForm> | null} */
let ruleset = null;
ruleset = rulesForm(form, {
  changed: () => {
    if (!ruleset) return;
    const rules = ruleset.rules();
    if (rules.game !== game) {
      game = rules.game;
      state = fresh();
    }
    const changes = Object.keys(rules.options).length;
    const more = changes ? ` · ${t("page-options-changed", { count: changes })}` : "";
    summary.textContent = `${t(`game-${rules.game}`)} · ${t(`preset-${rules.preset}`)}${more}`;
    show();
  },
});

// The question ----------------------------------------------------------------------------------

const isDice = () => game === "dice";
const rankOf = (/** @type {string} */ face) => splitFace(face).rank;
const isWild = (/** @type {string} */ face) => face.startsWith("W");
const laid = () => (isWild(state.top) ? state.top + state.color : state.top);
const drawn = () => (state.moment === "drawn" ? (state.hand.at(-1) ?? "") : "");
const canPend = () => ["D", "WD4"].includes(rankOf(state.top || "R0"));

/** @param {string} face */
function isFull(face) {
  const there = state.hand.filter((each) => each === face).length + Number(state.top === face);
  return there >= copiesOf(face, game) || state.hand.length >= MOST_HAND[isDice() ? "dice" : "cards"];
}

/** @returns {[string, string][]} move in notation, what it is called */
function acts() {
  const count = state.pending;
  if (state.moment === "drawn") return [["keep", t("move-keep", { game })]];
  if (state.moment === "pending") {
    /** @type {[string, string][]} */
    const found = [["take", t("move-take", { count, game })]];
    if (rankOf(state.top) === "WD4" && !isDice()) {
      found.push(["accept", t("move-accept", { count: 4, game })], ["challenge", t("move-challenge")]);
    }
    return found;
  }
  /** @type {[string, string][]} */
  const found = [["draw", t("move-draw", { game })]];
  if (isDice()) found.push(["reroll", t("move-reroll")]);
  return found;
}

/** @param {Partial<typeof state>} change */
function change(change) {
  state = { ...state, ...change };
  if (state.moment === "pending" && !canPend()) state.moment = "turn";
  if (state.moment === "drawn" && !state.hand.length) state.moment = "turn";
  const possible = [...state.hand, ...acts().map(([move]) => move)];
  if (!possible.includes(state.move)) state.move = "";
  show();
}

function show() {
  render(questionView(), place);
  ask();
}

const sentence = (/** @type {string} */ text) => text.slice(0, 1).toUpperCase() + text.slice(1);

function questionView() {
  return html`
    <section class="panel stack" aria-labelledby="top-title">
      <h2 id="top-title">${t(isDice() ? "page-ask-center" : "page-ask-top")}</h2>
      <div class="ask-top">
        ${state.top
          ? html`<span class="ask-chosen">${cardView(laid(), { die: isDice() })}</span>`
          : html`<span class="ask-chosen is-empty ${isDice() ? "is-die" : ""}" aria-hidden="true">?</span>`}
        <div class="ask-top-picker">
          ${pickerView({
            id: "top",
            game,
            tab: state.topTab,
            onTab: (topTab) => change({ topTab }),
            onPick: (top) => change({ top, color: isWild(top) ? state.color : top[0] }),
            chosen: state.top,
          })}
        </div>
      </div>
      ${isWild(state.top) ? colorView() : nothing}
    </section>
    <section class="panel stack" aria-labelledby="hand-title">
      <div>
        <h2 id="hand-title">${t("page-ask-hand")}</h2>
        <p class="small soft">${t("page-ask-hand-hint")}</p>
      </div>
      ${handView()}
      ${pickerView({
        id: "hand",
        game,
        tab: state.handTab,
        onTab: (handTab) => change({ handTab }),
        onPick: (face) => change({ hand: [...state.hand, face] }),
        count: (face) => state.hand.filter((each) => each === face).length,
        isFull,
      })}
    </section>
    ${momentView()} ${moveView()}
    <button type="button" class="button button--quiet" @click=${() => change(fresh())}>
      ${t("page-ask-reset")}
    </button>
  `;
}

function colorView() {
  return html`<fieldset class="field">
    <legend class="label">${t("page-ask-color")}</legend>
    <div class="color-choice">
      ${COLORS.map(
        (color) => html`<button
          type="button"
          class="color-tile"
          data-color=${color}
          aria-pressed=${String(color === state.color)}
          @click=${() => change({ color })}
        >
          <i class="symbol" aria-hidden="true"></i>${colorWords(color)}
        </button>`,
      )}
    </div>
  </fieldset>`;
}

function handView() {
  if (!state.hand.length) return html`<p class="ask-hand is-empty soft">${t("page-ask-hand-empty")}</p>`;
  const without = (/** @type {number} */ place) => state.hand.filter((_, each) => each !== place);
  return html`<div class="ask-hand" role="group" aria-label=${t("page-ask-hand")}>
    ${state.hand.map(
      (face, place) => html`<button
        type="button"
        class="ask-held"
        aria-label=${t("page-ask-remove", { face })}
        @click=${() => change({ hand: without(place) })}
      >
        ${cardView(face, { die: isDice() })}
      </button>`,
    )}
  </div>`;
}

function momentView() {
  /** @type {[string, string][]} */
  const moments = [["turn", t("page-ask-situation-turn")]];
  const last = state.hand.at(-1);
  if (last) moments.push(["drawn", t("page-ask-situation-drawn", { face: last })]);
  if (canPend()) moments.push(["pending", t("page-ask-situation-pending")]);
  if (moments.length < 2) return nothing;
  return html`<section class="panel stack" aria-labelledby="moment-title">
    <h2 id="moment-title">${t("page-ask-situation")}</h2>
    <div class="choices" role="radiogroup" aria-labelledby="moment-title">
      ${moments.map(
        ([moment, label]) => html`<label class="choice">
          <input
            type="radio"
            name="moment"
            .checked=${state.moment === moment}
            @change=${() => change({ moment, pending: rankOf(state.top) === "WD4" ? 4 : 2 })}
          />
          <span>${label}</span>
        </label>`,
      )}
    </div>
    ${state.moment === "pending"
      ? html`<div class="row">
          <span class="label" id="pending-label">${t("page-ask-pending")}</span>
          <span class="stepper" role="group" aria-labelledby="pending-label">
            <button type="button" aria-label=${t("page-less")} @click=${() => pend(-2)}>−</button>
            <output role="status">${state.pending}</output>
            <button type="button" aria-label=${t("page-more")} @click=${() => pend(2)}>+</button>
          </span>
        </div>`
      : nothing}
  </section>`;
}

/** @param {number} step */
const pend = (step) => change({ pending: Math.min(40, Math.max(2, state.pending + step)) });

/** @param {string} move */
function choose(move) {
  isMoved = true;
  change({ move });
}

function moveView() {
  const faces = [...new Set(state.hand)];
  return html`<section class="panel stack" aria-labelledby="move-title">
    <h2 id="move-title">${t("page-ask-move")}</h2>
    <div class="moves" role="group" aria-labelledby="move-title">
      ${faces.map(
        (face) => html`<button
          type="button"
          class="move-face"
          aria-pressed=${String(state.move === face)}
          aria-label=${sentence(t("move-play", { face }))}
          @click=${() => choose(face)}
        >
          ${cardView(face, { die: isDice() })}
        </button>`,
      )}
      ${acts().map(
        ([move, label]) => html`<button
          type="button"
          class="button"
          aria-pressed=${String(state.move === move)}
          @click=${() => choose(move)}
        >
          ${sentence(label)}
        </button>`,
      )}
    </div>
    ${faces.length ? nothing : html`<p class="small soft">${t("page-ask-move-none")}</p>`}
  </section>`;
}

// The answer ------------------------------------------------------------------------------------

async function ask() {
  const turn = ++asked;
  if (!state.top || !state.hand.length || !state.move) {
    answer = null;
    showAnswer();
    return;
  }
  const body = JSON.stringify({
    ...ruleset?.rules(),
    top: laid(),
    hand: state.hand.join(" "),
    move: isWild(state.move) ? `${state.move}R` : state.move,
    drawn: drawn(),
    pending: state.moment === "pending" ? state.pending : 0,
  });
  const headers = { "content-type": "application/json" };
  try {
    const said = await (await fetch("/api/ask", { method: "POST", headers, body })).json();
    if (turn === asked) answer = said;
  } catch {
    if (turn === asked) answer = { error: { text: t("page-failed"), conflicts: [] } };
  }
  if (turn !== asked) return;
  showAnswer();
  if (isMoved) answerPlace.scrollIntoView({ block: "nearest" });
  isMoved = false;
}

function showAnswer() {
  render(answerView(), answerPlace);
}

function answerView() {
  if (!answer) return html`<p class="soft">${t("page-ask-waiting")}</p>`;
  if (!answer.verdict) {
    const { text = t("page-failed"), conflicts = [] } = answer.error ?? {};
    return html`<div class="message message--error">
      <div>
        ${text}
        ${conflicts.length
          ? html`<ul>
              ${conflicts.map((/** @type {any} */ each) => html`<li>${each.text}</li>`)}
            </ul>`
          : nothing}
      </div>
    </div>`;
  }
  return html`<div class="stack">
    <div class="verdict-head is-${answer.verdict}">
      <span class="verdict-sign" aria-hidden="true">${{ lawful: "✓", offense: "!", refused: "✕" }[
        /** @type {"lawful"} */ (answer.verdict)
      ]}</span>
      <b>${t(`page-ask-${answer.verdict}`)}</b>
      <span class="soft">${moveName()}</span>
    </div>
    <p>${answer.text}</p>
    <p class="rule-clauses">
      <span class="label">${t("page-ask-clauses")}</span>
      ${answer.clauses.map(
        (/** @type {string} */ clause) =>
          html`<a class="chip" href=${`/rules/${game}?${answer.query}#${clause}`}>${clause}</a>`,
      )}
    </p>
    ${otherView()}
  </div>`;
}

function moveName() {
  if (state.hand.includes(state.move)) return sentence(faceWords(state.move));
  const [, label] = acts().find(([move]) => move === state.move) ?? ["", ""];
  return sentence(label);
}

function otherView() {
  /** @type {any[]} */
  const all = answer.otherwise;
  if (!all.length) return html`<p class="small soft">${t("page-ask-always")}</p>`;
  const shown = state.isAll ? all : all.slice(0, FEW);
  const more = () => {
    state.isAll = true;
    showAnswer();
  };
  return html`<div class="stack">
    <h3>${t("page-ask-otherwise")}</h3>
    <ul role="list" class="otherwise">
      ${shown.map(
        (each) => html`<li>
          <span class="pill is-${each.verdict}">${t(`page-ask-${each.verdict}`)}</span>
          <button type="button" class="link" @click=${() => tryOther(each)}>${each.text}</button>
        </li>`,
      )}
    </ul>
    ${all.length > shown.length
      ? html`<button type="button" class="button button--quiet" @click=${more}>
          ${t("page-ask-more", { count: all.length - shown.length })}
        </button>`
      : nothing}
  </div>`;
}

/** Judges by the other rules. @param {any} other */
function tryOther(other) {
  if (!ruleset) return;
  const { preset, options } = ruleset.rules();
  const kept = state;
  if (other.preset) ruleset.fill({ game, preset: other.preset, options: {} });
  else ruleset.fill({ game, preset, options: { ...options, ...other.options } });
  change({ ...kept, isAll: false });
}

onLanguage(() => ruleset?.check());
const wanted = new URLSearchParams(location.search);
if (wanted.has("game") || wanted.has("preset")) {
  const { game: named = "cards", preset = "classic", ...options } = Object.fromEntries(wanted);
  ruleset.fill({ game: named, preset, options });
}
ruleset.check();
