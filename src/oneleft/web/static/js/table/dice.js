// @ts-check
// What the dice game puts into the shell: the felt with the center die, the pouch, open trays.

import { classMap, html, nothing, svg } from "../../vendor/lit-html.js";
import { colorWords, faceWords, facesWords, t } from "../l10n.js";
import { whyNot } from "./acts.js";
import { colorTiles } from "./cards.js";
import { dieView } from "./dice-die.js";
import { flyDice, restsAfter } from "./dice-motion.js";
import { arrows } from "./hand.js";
import { isColorDue, isMyTurn, may, playables } from "./moves.js";
import { badge, keyed, vars } from "./parts.js";
import { shortcut } from "./prefs.js";
import { lastText, nameOf, whyText } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */
/** @typedef {import("./types.js").Button} Button */
/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").Held} Held */
/** @typedef {{die: string, face: string}} DieFace */

// The felt ----------------------------------------------------------------------------------------

/** @param {State} state @param {Acts} acts */
function center(state, acts) {
  const game = /** @type {GameView} */ (state.view?.game);
  return html`<section class="center dice-center" aria-label=${t("dice-center")}>
    <p class="ticker" aria-hidden="true">${lastText(state)}</p>
    <div class="felt" data-way=${game.direction}>
      ${ring()}
      <div class="felt-middle">
        ${centerDie(state, acts, game)}
        <div class="color-now">
          ${game.color ? html`${badge(game.color)}<span><span class="visually-hidden">${t("table-color")}: </span>${colorWords(game.color)}</span>` : nothing}
          ${game.pending ? html`<b class="pending" role="img" title=${t("table-pending", { count: game.pending, game: "dice" })}
            aria-label=${t("table-pending", { count: game.pending, game: "dice" })}>+${game.pending}</b>` : nothing}
        </div>
      </div>
      <div class="felt-side">${pouch(acts, game)}</div>
      <div class="felt-side is-left">${claimButton(state, acts, game)}</div>
    </div>
  </section>`;
}

const ring = () => html`<svg class="way-ring" viewBox="0 0 600 300" aria-hidden="true">
  <ellipse cx="300" cy="150" rx="290" ry="140" />
  <path d="M288 2l24 8l-24 8z" /><path d="M552 222l-2 26l-22 -12z" /><path d="M70 248l-22 -14l24 -10z" />
</svg>`;

/** @param {State} state @param {Acts} acts @param {GameView} game */
function centerDie(state, acts, game) {
  const die = game.center ?? "";
  const name = game.top ? t("dice-center-shows", { face: game.top }) : t("dice-center-empty");
  return html`<button class=${classMap({ "center-die": true, rimmed: !!game.color, mine: isMyTurn(state) })} data-pile="center"
    data-color=${game.color ?? nothing} data-top=${game.top ?? ""} aria-label=${name} @click=${() => acts.open("talk")}>
    ${keyed(die && game.top ? [die] : [], (each) => each, (each) => dieView(each, game.top ?? ""))}
    ${die && game.top ? nothing : html`<span class="no-die"></span>`}</button>`;
}

/** @param {Acts} acts @param {GameView} game */
function pouch(acts, game) {
  const mayDraw = may(game, "draw");
  const must = mayDraw && !playables(game).size;
  const label = t("table-pouch", { count: game.pouch });
  return html`<button class=${classMap({ pouch: true, must, empty: !game.pouch })} data-pile="pouch"
    aria-disabled=${mayDraw ? nothing : "true"} aria-label=${mayDraw ? `${t("dice-draw")} · ${label}` : label} aria-keyshortcuts=${shortcut("D")} @click=${acts.draw}>
    <span class="bag-box">${bag()}<b class="pouch-count" aria-hidden="true">${game.pouch}</b></span>
    <span class="pile-label">${mayDraw ? t("dice-draw") : t("dice-pouch")}</span></button>`;
}

const bag = () => html`<svg class="bag" viewBox="0 0 100 108" aria-hidden="true">${svg`
  <path class="bag-mouth" d="M30 8c8 6 32 6 40 0c6 2 8 8 4 13l-8 10H34l-8-10c-4-5-2-11 4-13z" />
  <path class="bag-body" d="M33 30h34c18 14 29 34 27 52c-2 15-13 22-44 22S8 97 6 82c-2-18 9-38 27-52z" />
  <path class="bag-fold" d="M40 38c-8 9-14 20-16 32M60 38c8 9 14 20 16 32M50 37v14" />
  <path class="bag-cord" d="M30 31c10 5 30 5 40 0" /><path class="bag-cord" d="M66 33c8 4 12 10 11 18M69 32c9 1 16 5 18 12" />`}</svg>`;

/** Until the window closes any opponent may say that a Wild Draw Four was unlawful. @param {State} state @param {Acts} acts @param {GameView} game */
function claimButton({ view, rules }, acts, game) {
  if (!view || game.owner == null || !mayClaim(view, game, rules)) return nothing;
  return html`<button class="button claim" aria-keyshortcuts=${shortcut("X")} title=${t("dice-claim-hint", { actor: nameOf(view, game.owner) })}
    @click=${() => acts.move("claim")}>${t("dice-claim")}</button>`;
}

/**
 * Whoever may let it stand may also claim; whether that would be right is for the player to see.
 * @param {import("./types.js").TableView} view @param {GameView} game @param {State["rules"]} rules
 */
function mayClaim({ you }, game, rules) {
  if (you === null || game.phase !== "claim" || game.owner === you) return false;
  if (rules.wd4_catcher === "victim" && game.turn !== you) return false;
  return may(game, "claim") || may(game, "pass") || (may(game, "accept") && !game.passed.includes(you));
}

// Trays -------------------------------------------------------------------------------------------

/** @param {State} state @param {Acts} acts */
function hand(state, acts) {
  const { view, ui, held } = state;
  if (view?.you == null || !view.game) return nothing;
  const ways = playables(view.game);
  const cursor = Math.min(ui.cursor, Math.max(0, held.length - 1));
  return html`<section class="hand dice-hand" id="hand" tabindex="-1" aria-label=${t("table-hand", { count: held.length, game: "dice" })}>
    <div class=${classMap({ "dice-tray-mine": true, "my-turn": isMyTurn(state) })} role="group" aria-label=${t("dice-mine")}
      ${vars({ columns: columns(held.length), n: Math.max(5, held.length) })} @keydown=${arrows}>
      ${keyed(held, (each) => each.id, (each, at) => heldDie(each, at, cursor, state, acts, ways))}
    </div>
  </section>`;
}

/** Dice in a row of my tray on a phone; all 24 would still fit. @param {number} count */
const columns = (count) => Math.min(8, Math.max(5, Math.ceil(count / 2)));

/**
 * @param {Held} each @param {number} at @param {number} cursor @param {State} state @param {Acts} acts
 * @param {Map<string, import("./moves.js").Playable>} ways
 */
function heldDie(each, at, cursor, state, acts, ways) {
  const { ui, view, pending } = state;
  const [die, face] = each.face.split(":");
  const way = ways.get(each.face);
  const reason = way || !isMyTurn(state) ? "" : reasonOf(each, state);
  const classes = {
    held: true, "die-button": true, playable: !!way, bluff: !!way?.isBluff, drawn: view?.game?.drawn === die,
    sent: Object.values(pending).some((command) => command.card === each.id), shake: ui.trouble?.card === each.id,
  };
  const name = face ? faceWords(face) : t("dice-unrolled");
  return html`<button class=${classMap(classes)} data-card=${each.id} data-die=${die} data-shows=${face} tabindex=${at === cursor ? 0 : -1}
    aria-label=${reason ? t("dice-not", { card: name, reason }) : way?.isBluff ? `${name}, ${t("move-warning")}` : name}
    aria-disabled=${way ? nothing : "true"} title=${reason || (way?.isBluff ? t("move-warning") : nothing)}
    @focus=${() => ui.cursor !== at && acts.ui({ cursor: at })} @click=${() => acts.play(each)}>${dieView(die, face)}</button>`;
}

/** @param {Held} each @param {State} state */
function reasonOf(each, state) {
  const trouble = whyNot(state, each);
  return trouble.why && state.view ? whyText(state.view, trouble.why) : t(`trouble-${trouble.code}`);
}

/** @param {number} seat @param {State} state */
function rival(seat, state) {
  /** @type {DieFace[]} */
  const dice = state.view?.game?.hands[seat] ?? [];
  return html`<span class="dice-tray" aria-hidden="true" ${vars({ n: Math.max(5, dice.length) })}>${keyed(dice, ({ die }) => die,
    ({ die, face }) => html`<span class="seen-die" data-pile=${die}>${dieView(die, face)}</span>`)}</span>`;
}

/** What a rival's tray shows, for those who listen. @param {number} seat @param {State} state */
function rivalWords(seat, state) {
  const dice = /** @type {DieFace[]} */ (state.view?.game?.hands[seat] ?? []);
  return dice.length ? facesWords(dice.map(({ face }) => face).filter(Boolean)) : "";
}

// Decisions ---------------------------------------------------------------------------------------

/** @param {State} state @param {Acts} acts @returns {Button[]} */
function buttons(state, acts) {
  const game = state.view?.game;
  if (!game || state.view?.you == null) return [];
  if (game.phase === "claim") return answers(game, acts);
  if (!isMyTurn(state)) return [];
  const none = !playables(game).size;
  const drawn = state.held.find(({ face }) => face.startsWith(`${game.drawn}:`));
  /** @type {(Button | false)[]} */
  const all = [
    game.phase === "drawn" && !!drawn && !none && { label: t("screen-play-it"), press: () => acts.play(drawn), primary: true },
    may(game, "keep") && { label: t("screen-keep"), press: acts.keep, key: "K", primary: none },
    may(game, "take") && { label: t("screen-take", { count: game.pending }), press: acts.accept, key: "A", primary: none },
    may(game, "reroll") && { label: t("dice-reroll"), press: () => acts.move("reroll"), key: "R", primary: none },
    may(game, "draw") && { label: t("dice-draw"), press: acts.draw, key: "D", primary: none && !may(game, "reroll") },
  ];
  return /** @type {Button[]} */ (all.filter(Boolean));
}

/** To a Wild Draw Four: its victim takes it, the others let it stand. @param {GameView} game @param {Acts} acts @returns {Button[]} */
function answers(game, acts) {
  if (may(game, "accept")) return [{ label: t("screen-take", { count: game.pending || 4 }), press: acts.accept, key: "A", primary: true }];
  if (may(game, "pass")) return [{ label: t("dice-pass"), press: () => acts.move("pass"), key: "P" }];
  return [];
}

/** @param {State} state @param {Acts} acts */
function asks(state, acts) {
  const { view } = state;
  if (!view?.game || view.status !== "playing" || !isColorDue(view.game)) return null;
  return { kind: "opening", view: () => colorTiles(state, acts, t("screen-color")) };
}

/** What a decision of this game is announced with. @param {State} state */
function decision({ view }) {
  const game = view?.game;
  if (!view || game?.phase !== "claim" || game.owner == null || game.turn !== view.you) return null;
  return t("dice-claim-ask", { actor: nameOf(view, game.owner), count: game.pending || 4 });
}

/** @type {import("./types.js").GameZones} */
export const diceZones = {
  center, hand, buttons, rival, rivalWords, asks, decision, fly: flyDice, wait: restsAfter,
  keys: {
    d: (_, acts) => acts.draw(),
    k: (_, acts) => acts.keep(),
    r: (_, acts) => acts.moveIf("reroll", "no-reroll"),
    a: (_, acts) => acts.accept(),
    p: (_, acts) => acts.moveIf("pass", "nothing-to-accept"),
    x: ({ view, rules }, acts) => (view?.game && mayClaim(view, view.game, rules) ? acts.move("claim") : acts.complain({ code: "no-claim" })),
  },
};
