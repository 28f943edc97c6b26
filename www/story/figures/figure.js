// Types and helpers of the story's figures. A figure is an object of pure functions: state in, data from the core, templates out.
// The build renders figures into the page. When the reader comes near, the page renders a figure again in the same place, so
// nothing moves.

import { choice, flag } from '../../lib/address/kinds.js';
import { choices } from '../live/controls.js';

/** @typedef {import('lit').TemplateResult} Template */
/** @typedef {import('lit').SVGTemplateResult} Drawing */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('../texts/en.js').Common} Common  texts around all figures */
/** @typedef {typeof import('../../pkg/story/rollout_lab.js')} StoryCore */
/** @typedef {typeof import('../../pkg/bearoff/rollout_lab.js')} BearoffCore */

/**
 * A part of a figure's state as addresses have it: `dare.luck=…` in the story, `luck=…` in an iframe.
 * @template T
 * @typedef {Object} Property
 * @property {import('../../lib/address/kinds.js').Kind<Exclude<T, null>>} kind
 * @property {T} initial  never written; null: nothing yet
 */

/**
 * A template's surroundings, besides the data.
 * @template S  the figure's state: a plain object that is replaced, never changed
 * @template T  its texts
 * @typedef {Object} It
 * @property {S} state
 * @property {string} seed
 * @property {T} texts
 * @property {Common} common
 * @property {Format} format
 * @property {string} id  unique in the document, for ids and clip paths
 * @property {(changes: Partial<S>) => void} set  draws the figure again and writes the address
 */

/**
 * The question before the picture. The reader's answer is `guess` of the state.
 * @typedef {{question: string, answers: Range | {value: string, label: string}[]}} Guess  a slider, or words to choose from
 */
/**
 * @typedef {Object} Range
 * @property {number} least
 * @property {number} most
 * @property {number} step
 * @property {number} start  the untouched slider's value
 * @property {(value: number) => string} write
 */
/** @typedef {{lab: string, values: string}} Way  a lab that shows the same, and its settings: `preset=made-up&games=1000` */

/**
 * @template S, M, T
 * @template [C=StoryCore]
 * @template [P=null]
 * @typedef {Object} Figure
 * @property {string} name
 * @property {{[K in keyof S]: Property<S[K]>}} properties
 * @property {(core: C, state: S, signal: AbortSignal | null) => Promise<P | null>} [prepare]  work of more than a few
 *   milliseconds, which runs for every new state and keeps its own cache; null: it was aborted
 * @property {(core: C, seed: string, state: S, prepared: P) => M} model  asks the core
 * @property {(model: M, it: It<S, T>) => string} alt  the picture in words
 * @property {boolean} [spoils]  whether picture and caption answer the question: then they wait for the guess, and the state has `shown`
 *   for a reader who skips it
 * @property {number} height  of the picture, which is 400 units wide
 * @property {(model: M, it: It<S, T>) => Drawing} picture  the content of its `<svg>`
 * @property {(it: It<S, T>, model: M) => Guess} [guess]
 * @property {(model: M, it: It<S, T>) => Template} [controls]
 * @property {(model: M, it: It<S, T>) => Template | string} said  the current picture in a sentence
 * @property {(model: M, it: It<S, T>) => Template} [answer]  shown when the reader asks
 * @property {(model: M, it: Pick<It<S, T>, 'state' | 'seed'>) => Way} [lab]
 */

/** @typedef {Figure<any, any, any, any, any>} AnyFigure */

/** The width of every picture, in its own units. */
export const WIDTH = 400;

// ——— Sentences ———

/**
 * Joins sentences: with a space between them in English, without one in Japanese.
 * @param {Common} common
 * @param {(string | null | false)[]} sentences  null and false are left out
 */
export const inTurn = ({ language }, sentences) => sentences.filter(Boolean).join(language === 'ja' ? '' : ' ');

// ——— Properties ———

/** The property of every figure whose picture waits for a guess: whether the reader has asked for the picture without one. */
export const SHOWN = { kind: flag, initial: false };

/** The numbers of games that a figure's rollout can have. A million takes some milliseconds. */
export const LENGTHS = [1000, 30_000, 1_000_000];

/** The kind of a property that is one of some numbers. @param {readonly number[]} lengths */
export const lengthKind = (lengths) => choice(Object.fromEntries(lengths.map((length) => [String(length), length])));

/**
 * Radio buttons for one of some numbers, of games or of tosses.
 * @param {{name: string, label: string, lengths: readonly number[], chosen: number, set: (length: number) => void}} about  `name` is unique
 *   in the document
 * @param {Format} format
 */
export const lengthChoice = ({ name, label, lengths, chosen, set }, format) =>
  choices({
    name,
    label,
    choices: lengths.map((length) => ({ value: String(length), label: format.count(length) })),
    chosen: String(chosen),
    set: (length) => set(Number(length)),
  });

/** Radio buttons for the number of games. @param {Pick<It<{games: number}, any>, 'state' | 'common' | 'format' | 'id' | 'set'>} it */
export const gamesChoice = ({ state, common, format, id, set }) =>
  lengthChoice(
    {
      name: `${id}-games`,
      label: common.howMany,
      lengths: LENGTHS,
      chosen: state.games,
      set: (games) => set({ games }),
    },
    format,
  );

// ——— A cache ———

/**
 * Objects of the core that a reader goes back and forth between. They hold memory of the core, so the least recently used one is freed.
 * @template {{free: () => void}} T
 */
export class Lru {
  /** @param {number} most  capacity */
  constructor(most) {
    this.most = most;
    /** The most recently used one last. @type {Map<string, T>} */
    this.things = new Map();
  }

  /** @param {string} key */
  get(key) {
    return this.things.get(key);
  }

  /**
   * Keeps an object, or frees it if another caller has stored an equal one meanwhile.
   * @param {string} key
   * @param {T} thing
   * @returns {T} the stored object
   */
  keep(key, thing) {
    const kept = this.things.get(key) ?? thing;
    if (kept !== thing) thing.free();
    this.things.delete(key);
    this.things.set(key, kept);
    const [oldest] = this.things;
    if (this.things.size > this.most) {
      this.things.delete(oldest[0]);
      oldest[1].free();
    }
    return kept;
  }
}
