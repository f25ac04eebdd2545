// @ts-check
// A table on the screen: a source of frames, the reducer, one drawing for each animation frame. What
// the server tells is drawn at once, if this frame has seen no drawing yet: it makes the next one.

import { render } from "../../vendor/lit-html.js";
import { onLanguage } from "../l10n.js";
import { makeActs } from "./acts.js";
import { alertOf } from "./announce.js";
import { effects } from "./effects.js";
import { bringGame, zonesOf } from "./games.js";
import { focusCard, measure } from "./hand.js";
import { onKey } from "./keys.js";
import { savedMuted, savedSort } from "./prefs.js";
import { initial, reduce } from "./reduce.js";
import { bring } from "./sheets.js";
import { shell, wide } from "./shell.js";
import { Stage } from "./stage.js";
import { entryText, stateText } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Source} Source */
/** @typedef {import("./types.js").Acts} Acts */
/** @typedef {{step: Frame, before: State, after: State}} Told */
/** @typedef {(dispatch: (action: any) => void, get: () => State) => Source} MakeSource */

const LATE = 6; // more steps than this at once are not flown
const LAST_EVENTS = 5;
const IN_THE_AIR = 8; // so many flights are a deal: a tap ends it
const HIDDEN_MS = 200; // a hidden page has no animation frames

export class TableScreen {
  /**
   * @param {HTMLElement} root where it is drawn
   * @param {string} code
   * @param {MakeSource} makeSource the socket, or a replay
   * @param {(state: State, acts: Acts) => any} [footer] more below, such as the bar of a replay
   */
  constructor(root, code, makeSource, footer) {
    this.root = root;
    this.footer = footer;
    this.state = reduce(initial(code), { type: "ui", ui: { sort: savedSort(), muted: savedMuted(code) } });
    this.drawn = this.state;
    /** @type {Told[]} */
    this.steps = [];
    this.isDue = false;
    this.isDrawn = false; // since the last animation frame
    this.stage = new Stage();
    /** @type {Promise<void> | null} */
    this.results = null;
    const get = () => this.state;
    const dispatch = (/** @type {any} */ action) => this.dispatch(action);
    /** @type {Acts} */
    this.acts = /** @type {any} */ (makeActs({ get, dispatch, source: () => this.source }));
    /** @type {Source} */
    this.source = makeSource(dispatch, get);
    this.listen();
  }

  /** The only way in which the state changes. @param {{type: string, [field: string]: any}} action */
  dispatch(action) {
    const before = this.state;
    this.state = reduce(before, action);
    const kind = action.type === "frame" ? action.frame.is : "";
    if (kind === "step") this.steps.push({ step: action.frame, before, after: this.state });
    if (kind === "snapshot") this.steps = [];
    effects(before, this.state, action, this.acts);
    // The results are fetched while the first round is played.
    if (this.state.view?.game) this.results ??= bring("results").then(() => this.plan()).catch(() => void (this.results = null));
    const coming = bringGame(this.state);
    if (coming) coming.then(() => this.plan());
    else this.plan(kind === "step");
  }

  plan(atOnce = false) {
    if (this.isDue) return;
    this.isDue = true;
    const draw = () => this.draw();
    if (document.hidden) setTimeout(draw, HIDDEN_MS);
    else if (atOnce && !this.isDrawn) queueMicrotask(draw);
    else requestAnimationFrame(draw);
  }

  draw() {
    this.isDue = false;
    this.isDrawn = true;
    requestAnimationFrame(() => (this.isDrawn = false));
    const { root, stage, steps, drawn: was, state: now } = this;
    this.steps = [];
    this.drawn = now;
    const isFlown = steps.length > 0 && steps.length <= LATE;
    if (isFlown) stage.remember();
    const focused = document.activeElement?.closest("[data-card], .bar-buttons, .banner, dialog:not([data-own])");
    const element = document.activeElement;
    const fan = root.querySelector(".fan");
    if (fan) measure(fan);
    render(shell(now, this.acts, Date.now(), this.footer?.(now, this.acts)), root);
    // What was focused has gone, such as the card that was played: the focus stays in the hand.
    const isLost = focused && !element?.isConnected && !document.querySelector("dialog[data-own]");
    if (isLost) focusCard(now.ui.cursor);
    if (!fan && root.querySelector(".fan")) this.plan(); // now the hand can be measured
    if (isFlown) this.fly(steps, was, now);
  }

  /** @param {Told[]} steps @param {State} was @param {State} now */
  fly(steps, was, now) {
    const { root, stage } = this;
    stage.settle();
    for (const { step, before, after } of steps) zonesOf(after)?.fly(step, before, after, stage);
    if (now.view?.game?.color !== was.view?.game?.color) stage.bloom(root.querySelector(".color-now .badge"));
    const [from, to] = [was.view?.game?.turn ?? null, now.view?.game?.turn ?? null];
    if (from === to || from === null || to === null) return;
    const place = (/** @type {number} */ seat) => stage.box(seat === now.view?.you ? ".bar" : `[data-chip="${seat}"]`);
    stage.passTurn(place(from), place(to));
    const chip = /** @type {HTMLElement | null} */ (root.querySelector(".rivals.many .rival-place:has(.turn)"));
    chip?.parentElement?.scrollTo({ left: chip.offsetLeft - 60, behavior: stage.isStill ? "auto" : "smooth" });
  }

  listen() {
    const more = {
      s: () => alertOf(stateText(this.state)),
      l: () => this.lastEvents(),
      "?": () => this.acts.open("help"),
    };
    document.addEventListener("keydown", (event) => {
      if (!event.defaultPrevented) onKey(event, this.state, this.acts, more);
    });
    const skip = () => this.stage.flying > IN_THE_AIR && this.stage.clear();
    document.addEventListener("pointerdown", skip, { capture: true });
    const redraw = () => this.plan();
    addEventListener("resize", redraw);
    wide.addEventListener("change", redraw);
    onLanguage(redraw);
    setInterval(() => needsClock(this.state) && redraw(), 1000);
  }

  lastEvents() {
    if (!wide.matches) return this.acts.open("talk");
    const { view, log } = this.state;
    if (view) alertOf(log.slice(-LAST_EVENTS).map((entry) => entryText(view, entry)).join(" "));
  }
}

/** Whether something on the screen counts seconds. @param {State} state */
const needsClock = ({ link, view }) =>
  link === "lost" || !!view?.seats.some((seat) => seat.kind === "person" && !seat.is_here && !seat.autopilot);
