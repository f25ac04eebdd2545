// @ts-check
// Small sounds out of two oscillators.

/** @type {AudioContext | null} */
let audio = null;

/** @type {Record<string, [number, number, number][]>} frequency, start and length in seconds */
const TUNES = {
  play: [[330, 0, 0.06]],
  draw: [[180, 0, 0.05], [150, 0.05, 0.05]],
  turn: [[523, 0, 0.09], [659, 0.1, 0.12]],
  uno: [[880, 0, 0.09], [1175, 0.09, 0.16]],
  bad: [[160, 0, 0.14]],
  end: [[523, 0, 0.12], [659, 0.12, 0.12], [784, 0.24, 0.24]],
};

/** @param {string} name */
export function play(name) {
  audio ??= new AudioContext();
  for (const [pitch, start, length] of TUNES[name] ?? []) tone(audio, pitch, audio.currentTime + start, length);
}

/** @param {AudioContext} context @param {number} pitch @param {number} start @param {number} length */
function tone(context, pitch, start, length) {
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}
