// The guide of the lab of the cube: from one game to a thousand, then up the ladder to the estimate with which every game returns the
// answer. The lab's model tells which step comes next.

import { addressWith } from '../../lib/bearoff/other-lab.js';
import { ENOUGH, fromGamesToMany } from '../../lib/rollout/guide.js';
import { commonDigits } from '../../lib/rollout/readout.js';
import { rotatedStep } from '../../lib/rollout/rotation/guide.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */

/** The top of the board, which follows a game on its own. */
const BOARD = '.position .top';

/** A smaller spread, in points, is what rounding leaves of none. */
const NO_SPREAD = 5e-7;

/** @param {Model} model @returns {Step | null} */
export function nextStep(model) {
  const { act, beyond, coming, current, games, state, texts } = model;
  const words = texts.guide;
  // The question has a button of its own. Past the database, so has the way to the lab without the cube.
  if (state.betting || beyond) return null;
  if (games >= ENOUGH) {
    if (state.rotation > 0 && !state.hide.has('seed')) return rotatedStep(model, texts.rotation.guide);
    if (state.estimator === 'exact') return onward(model);
    // An author who hides the settings leaves no choice.
    return state.hide.has('settings') ? null : climb(model);
  }
  if (coming > 0) return fromGamesToMany(model, current !== null, words);
  return { name: 'start', says: words.start, way: { label: words.rollOne, act: () => act.rollGame(), shows: [BOARD] } };
}

/** @param {Model} model @returns {Step} */
function climb({ act, format, readout, texts }) {
  const words = texts.guide;
  const digits = commonDigits(readout, format);
  const [plain, reduced] = [readout.plain, readout.reduced].map(({ mean }) => format.value(mean, digits));
  return {
    name: 'climb',
    says: words.settled(format.count(readout.games), plain, reduced),
    way: { label: words.climb, act: () => act.setEstimator('exact') },
  };
}

/** @param {Model} model @returns {Step} */
function onward(model) {
  const { format, shown, state, texts } = model;
  const words = texts.guide;
  const says =
    (shown?.reduced.sd ?? 0) > NO_SPREAD
      ? words.mistakes
      : words.exact(format.value(shown?.plain.mean ?? null, format.unit.exact));
  const hand = addressWith(model, 'hand-cube', { cube: state.wanted.owner });
  const bearoff = addressWith(model, 'bearoff');
  if (!hand || !bearoff) return { name: 'onward', says };
  return {
    name: 'onward',
    says,
    way: { label: texts.byHand, href: hand },
    also: { label: texts.otherLab, href: bearoff },
  };
}
