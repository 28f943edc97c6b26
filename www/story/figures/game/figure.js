// Figure 1: one game, already rolled. How much of its result the dice have made is told only when the reader asks.

import { number } from '../../../lib/address/kinds.js';
import { rollInText } from '../dice.js';
import { rolled } from '../rolled.js';
import { inTurn } from '../sentences.js';
import { PICTURE_HEIGHT, picture } from './picture.js';
import { answer } from './waterfall.js';

/** @typedef {typeof import('./en.js').en} Texts */
/** @typedef {import('../../../pkg/story/rollout_lab.js').GameRecord} GameRecord */

/**
 * @typedef {Object} State
 * @property {number | null} guess  points of the result that the dice have made
 */

/**
 * @typedef {Object} Model
 * @property {GameRecord} record  of the first game, with luck as it is
 * @property {number} worth  X's chances before the first roll, in percent
 */

/** @typedef {import('../figure.js').It<State, Texts>} It */

/** Points in steps of the slider: the smallest in which the answer can be hit. */
const STEP = 0.5;

/** @type {import('../figure.js').Figure<State, Model, Texts>} */
export const game = {
  name: 'game',

  properties: {
    guess: { kind: number([0, 100]), initial: null },
  },

  model(core, seed) {
    const { correct } = core.presets();
    return { record: rolled(core, seed, 1).record(0, correct), worth: core.theory(correct).plain.mean };
  },

  height: PICTURE_HEIGHT,
  picture,
  alt: ({ record }, { texts, common }) => inTurn(common, [texts.start, told(record, texts)]),

  guess: ({ texts, format }, { record }) => ({
    question: record.result > 0 ? texts.wonBy : texts.lostBy,
    answers: { least: 0, most: 100, step: STEP, start: 50, write: (value) => texts.points(format.plain(value, 1)) },
  }),

  said: ({ record }, { texts, common, format }) =>
    inTurn(common, [told(record, texts), texts.result(format.plain(record.result))]),
  answer,

  lab: (_, { seed }) => ({ lab: 'two-checker', values: `preset=correct&seed=${seed}&games=1` }),
};

/**
 * The game in words, roll by roll.
 * @param {GameRecord} record
 * @param {Texts} texts
 */
function told({ dice, leaf }, texts) {
  if (!dice) return '';
  const x = rollInText(dice.x);
  if (!dice.o) return texts.doubles(x);
  return leaf === 'fails' ? texts.fails(x, rollInText(dice.o)) : texts.bearsOff(x, rollInText(dice.o));
}
