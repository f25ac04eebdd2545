// @ts-check
// How the events of the card game move; see ux: own plays fly in an arc, others' turn over midway.

import { sound } from "./sound.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {{you: number | null | undefined, before: State, after: State, stage: Stage}} Scene */

const GAP = 70;
const MOST_DRAWN = 4;
const DEAL_GAP = 60;
const DEAL_MOST = 1100;
const TOP = ".discard .top";

/** @type {Record<string, (event: any, scene: Scene) => void>} */
const MOTIONS = {
  CardPlayed: played,
  CardsDrawn: (event, scene) => event.why !== "deal" && drawn(event, scene),
  DirectionChanged: (_, { stage }) => stage.spin(".direction .icon, .way-ring"),
  Skipped: (event, { stage, you }) => stage.stamp(stage.home(event.seat, you), "⊘", "stamp-skip"),
  Caught: (event, { stage, you }) => stage.stamp(stage.home(event.seat, you), "!", "stamp-skip"),
  UnoCalled: (event, { stage, you }) => uno(event.seat, stage, you),
  Reshuffled: (_, { stage }) => stage.fly({ from: stage.box('[data-pile="discard"] .top .card'), to: stage.box('[data-pile="stock"] .card'), ms: 400 }),
  HandsSwapped: swapped,
};

/** @param {Frame} step @param {State} before @param {State} after @param {Stage} stage */
export function flyCards(step, before, after, stage) {
  const scene = { you: after.view?.you, before, after, stage };
  const events = step.events ?? [];
  const deals = events.filter((event) => event.is === "CardsDrawn" && event.why === "deal");
  if (deals.length) deal(deals, scene);
  for (const event of events) MOTIONS[event.is]?.(event, scene);
}

/** @param {any} event @param {Scene} scene */
function played(event, { you, before, after, stage }) {
  sound("play");
  const top = document.querySelector(TOP);
  const to = stage.box(`${TOP} .card`);
  if (event.called) uno(event.seat, stage, you);
  if (event.seat !== you) {
    const from = stage.home(event.seat, you);
    return stage.fly({ from, to, face: event.face, turns: true, arc: 20, hides: top });
  }
  const left = before.held.find((card) => !after.held.some((each) => each.id === card.id));
  const from = left && stage.was.get(`card ${left.id}`);
  stage.fly({ from, to, face: event.face, arc: 30, tilt: -8, hides: top });
}

/** @param {any} event @param {Scene} scene */
function drawn(event, { you, before, after, stage }) {
  sound("draw");
  const from = stage.box('[data-pile="stock"] .card');
  if (event.seat === you) {
    const fresh = after.held.filter((card) => !before.held.some((each) => each.id === card.id));
    return fresh.forEach((card, at) => {
      const place = document.querySelector(`[data-card="${card.id}"]`);
      const to = place?.querySelector(".card")?.getBoundingClientRect();
      stage.fly({ from, to, face: card.face, turns: true, delay: at * GAP, ms: 300, hides: place });
    });
  }
  const home = stage.home(event.seat, you);
  for (let at = 0; at < Math.min(MOST_DRAWN, event.count); at++) {
    stage.fly({ from, to: small(home), delay: at * GAP, ms: 300 });
  }
  if (event.count > 1) stage.stamp(home, `+${event.count}`, "stamp-draw");
}

/** A card's place in the middle of a chip. @param {import("./stage.js").Box | undefined} box */
function small(box) {
  if (!box) return undefined;
  const width = 28;
  return { left: box.left + box.width / 2 - width / 2, top: box.top + box.height / 2 - width * 0.75, width, height: width * 1.5 };
}

/** @param {any[]} deals @param {Scene} scene */
function deal(deals, { you, after, stage }) {
  const from = stage.box('[data-pile="stock"] .card');
  const most = Math.max(...deals.map((event) => event.count));
  const gap = Math.min(DEAL_GAP, DEAL_MOST / (most * deals.length));
  let at = 0;
  for (let round = 0; round < most; round++) {
    for (const { seat, count } of deals) {
      if (round >= count) continue;
      const card = seat === you ? after.held[round] : undefined;
      const place = card ? document.querySelector(`[data-card="${card.id}"]`) : null;
      const to = place?.querySelector(".card")?.getBoundingClientRect() ?? small(stage.home(seat, you));
      stage.fly({ from, to, face: card?.face, turns: !!card, delay: at++ * gap, ms: 280, hides: place });
    }
  }
}

/** @param {number} seat @param {Stage} stage @param {number | null | undefined} you */
function uno(seat, stage, you) {
  sound("uno");
  stage.stamp(stage.home(seat, you), "UNO!", "stamp-uno", 1200);
}

/** @param {any} event @param {Scene} scene */
function swapped({ seat, other }, { you, stage }) {
  const [one, two] = [small(stage.home(seat, you)), small(stage.home(other, you))];
  for (let at = 0; at < 3; at++) {
    stage.fly({ from: one, to: two, delay: at * GAP, arc: 30 });
    stage.fly({ from: two, to: one, delay: at * GAP, arc: -30 });
  }
}
