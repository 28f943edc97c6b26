// The chart, heard. Each line is a voice of two tones, at the two ends of its band: their middle is the average, and their distance is its
// uncertainty, which the ear hears as roughness and then as ever slower beats. The plain voice is on the left and the others follow to the
// right; in the end all of them sound one note.
//
// Chart2Music plays one line at a time, one tone for each point, and reads values with keys and a live region of its own. This chart has
// such keys already, and two lines that meet must be heard together. The Web Audio API does that in less code than replacing those parts.

import { indexFrom } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */

/**
 * @typedef {Object} Voice
 * @property {OscillatorType} wave
 * @property {number} pan  −1 left to 1 right
 * @property {Float32Array} low  hertz at equal steps of time, of the tone at the lower end of the band
 * @property {Float32Array} high
 */

/** The tones of the y axis' two ends, two octaves apart. Hertz. */
const LOWEST = 220;
const HIGHEST = 880;

/** Points of the picture's width that become steps of time. */
const STEPS = 300;

/** Seconds. */
export const SWEEP = 6;
const NOTE = 0.35;
const FADE = 0.03;

/** Of all voices together: far from what would be clipped. */
const LOUDNESS = 0.25;

/**
 * Returns the pitch of a value on the chart's y axis. A value beyond the axis, or an undefined one, gets the pitch of an end.
 * @param {Plan} plan
 * @param {number} value
 * @returns {number} hertz
 */
export function pitchOf({ y }, value) {
  const [low, high] = y.domain();
  const share = Math.max(0, Math.min(1, (value - low) / (high - low))) || 0;
  return LOWEST * (HIGHEST / LOWEST) ** share;
}

/**
 * Turns the visible lines into voices.
 * @param {Plan} plan
 * @param {readonly number[]} indices  of checkpoints, one for each step of time
 * @returns {Voice[]}
 */
export function voicesOf(plan, indices) {
  const shown = plan.model.series.filter(({ hidden, waits }) => !hidden && !waits);
  return shown.map((series, i) => {
    const tone = (/** @type {-1 | 1} */ side) =>
      Float32Array.from(indices, (index) => pitchOf(plan, series.mean[index] + side * spreadAt(series, index)));
    return {
      wave: i === 0 ? 'triangle' : 'sine',
      pan: shown.length === 1 ? 0 : (2 * i) / (shown.length - 1) - 1,
      low: tone(-1),
      high: tone(1),
    };
  });
}

/**
 * Half the height of a line's band at a checkpoint. The first games have no band yet: they sound as rough as the first one that has.
 * @param {import('./model.js').Series} series
 * @param {number} index
 */
function spreadAt({ lo, hi }, index) {
  if (!lo || !hi) return 0;
  const half = (/** @type {number} */ i) => (hi[i] - lo[i]) / 2;
  const first = lo.findIndex(Number.isFinite);
  return first < 0 ? 0 : half(Math.max(first, index)) || 0;
}

/**
 * Returns the checkpoint at each step of a sweep from left to right: as far as the eye goes in a step, so goes the ear.
 * @param {Plan} plan  with at least one checkpoint
 */
export function sweepOf({ xs, right }) {
  const last = Math.max(0, indexFrom(xs, right + 0.5) - 1);
  return Array.from({ length: STEPS }, (_, i) => {
    const at = xs[0] + ((xs[last] - xs[0]) * i) / (STEPS - 1);
    return Math.min(last, indexFrom(xs, at - 0.05));
  });
}

/**
 * Schedules voices on a context.
 * @param {BaseAudioContext} context
 * @param {Voice[]} voices
 * @param {number} start  second of the context
 * @param {number} seconds
 * @returns {GainNode} the end of the chain; disconnect it to silence the voices
 */
export function schedule(context, voices, start, seconds) {
  const all = new GainNode(context, { gain: 0 });
  all.gain.setValueAtTime(0, start);
  all.gain.linearRampToValueAtTime(LOUDNESS / Math.max(1, voices.length), start + FADE);
  all.gain.setValueAtTime(LOUDNESS / Math.max(1, voices.length), start + seconds - FADE);
  all.gain.linearRampToValueAtTime(0, start + seconds);
  for (const { wave, pan, low, high } of voices) {
    const place = new StereoPannerNode(context, { pan });
    place.connect(all);
    for (const curve of [low, high]) {
      const tone = new OscillatorNode(context, { type: wave, frequency: curve[0] });
      tone.frequency.setValueCurveAtTime(curve, start, seconds);
      tone.connect(place);
      tone.start(start);
      tone.stop(start + seconds);
    }
  }
  all.connect(context.destination);
  return all;
}

/** What a page hears of one chart. It is made by a click: browsers allow no sound before one. */
export class Sound {
  constructor() {
    this.context = new AudioContext();
    /** @type {GainNode | null} */
    this.playing = null;
    this.frame = 0;
  }

  /**
   * Plays the lines from left to right.
   * @param {Plan} plan
   * @param {(index: number) => void} at  the checkpoint that is heard, frame by frame; −1 at the end
   */
  sweep(plan, at) {
    this.hush();
    if (!plan.xs.length) return;
    const indices = sweepOf(plan);
    const start = this.play(voicesOf(plan, indices), SWEEP);
    const follow = () => {
      const share = (this.context.currentTime - start) / SWEEP;
      if (share >= 1) {
        at(-1);
        return;
      }
      at(indices[Math.max(0, Math.floor(share * STEPS))]);
      this.frame = requestAnimationFrame(follow);
    };
    follow();
  }

  /**
   * Plays one checkpoint.
   * @param {Plan} plan
   * @param {number} index
   */
  note(plan, index) {
    this.hush();
    this.play(voicesOf(plan, [index, index]), NOTE);
  }

  /**
   * @param {Voice[]} voices
   * @param {number} seconds
   * @returns {number} the second of the context at which they begin
   */
  play(voices, seconds) {
    this.context.resume();
    const start = this.context.currentTime;
    this.playing = schedule(this.context, voices, start, seconds);
    return start;
  }

  hush() {
    cancelAnimationFrame(this.frame);
    this.playing?.disconnect();
    this.playing = null;
  }

  /** Ends it: a browser has only so many contexts. */
  close() {
    this.hush();
    this.context.close();
  }
}
