// @ts-check
// What the buttons and keys of a replay do: to and fro, and playing at a speed.

import { t } from "../l10n.js";
import { zonesOf } from "../table/games.js";

/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("../table/show.js").TableScreen} TableScreen */

const EACH = 1100; // milliseconds of a step at the usual speed
const SOONEST = 120;

export class Deck {
  /** @param {Player} player @param {TableScreen} screen */
  constructor(player, screen) {
    this.player = player;
    this.screen = screen;
    this.isPlaying = false;
    this.speed = 1;
    this.timer = 0;
  }

  redraw() {
    this.screen.acts.ui({});
  }

  failed() {
    this.screen.acts.ui({ toast: t("replay-failed") });
  }

  /** The address of the page names the step and the seat. */
  noteAddress() {
    const { seq, by } = this.player;
    const query = new URLSearchParams({ at: String(seq), ...(by === null ? {} : { by: String(by) }) });
    history.replaceState(null, "", `?${query}`);
  }

  /** @param {number} at @param {{flies?: boolean}} [how] */
  async go(at, how) {
    await this.player.show(at, how).catch(() => this.failed());
    this.noteAddress();
    this.redraw();
  }

  async next() {
    if (!this.player.isAtEnd) await this.go(this.player.at + 1, { flies: true });
  }

  step() {
    this.pause();
    this.next();
  }

  /** Puts another step there, and stops. @param {number} at */
  jump(at) {
    this.pause();
    this.go(at);
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  pause() {
    this.isPlaying = false;
    clearTimeout(this.timer);
    this.redraw();
  }

  async play() {
    this.isPlaying = true;
    this.redraw();
    if (this.player.isAtEnd) await this.go(0);
    this.plan();
  }

  /** The next step, once this one has been seen and its dice lie still. */
  plan() {
    clearTimeout(this.timer);
    const { step } = this.player;
    const rolling = (step && zonesOf(this.screen.state)?.wait?.(/** @type {any} */ (step))) || 0;
    this.timer = setTimeout(() => this.goOn(), Math.max(SOONEST, (EACH + rolling) / this.speed));
  }

  async goOn() {
    if (!this.isPlaying) return;
    if (this.player.isAtEnd) return this.pause();
    await this.next();
    if (this.isPlaying) this.plan();
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
    if (this.isPlaying) this.plan();
    this.redraw();
  }

  /** @param {number | null} by */
  async seenBy(by) {
    await this.player.seenBy(by).catch(() => this.failed());
    this.noteAddress();
    this.redraw();
  }
}
