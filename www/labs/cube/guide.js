// What the lab of the cube tells the reader to do next: from one game, whose luck is larger the higher the cube, to a thousand,
// and up the ladder to the estimate with which every game returns the answer. Which step it is, is read from what there is to see.

import { fromGamesToMany } from '../../lib/rollout/of-classes.js';
import { addressWith } from '../../lib/bearoff/other-lab.js';
import { ENOUGH } from '../../lib/rollout/guide.js';
import { commonDigits } from '../../lib/rollout/readout.js';

/** @typedef {import('./lab.js').CubeLab} Lab */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */

/** Above the board, which follows a game by itself. */
const BOARD = '.position .top';

/** @param {Lab} lab @returns {Step | null} */
export function nextStep(lab) {
  const { state, rollout, rolling, beyond } = lab;
  // The question has a button of its own, and past the database so has the way out.
  if (state.betting || beyond) return null;
  if (rollout.games >= ENOUGH) {
    if (state.estimator === 'exact') return onward(lab);
    // Not where the author leaves no choice.
    return state.hide.has('settings') ? null : climb(lab);
  }
  return rolling.games > 0 ? fromGamesToMany(lab, lab.texts.guide) : start(lab);
}

/** @param {Lab} lab @returns {Step} */
function start(lab) {
  const words = lab.texts.guide;
  return { name: 'start', says: words.start, way: { label: words.rollOne, act: () => lab.rollGame(), shows: [BOARD] } };
}

/** @param {Lab} lab @returns {Step} */
function climb(lab) {
  const { texts, format } = lab;
  const words = texts.guide;
  const readout = lab.readout();
  const digits = commonDigits(readout, format);
  const [plain, reduced] = [readout.plain, readout.reduced].map(({ mean }) => format.value(mean, digits));
  return {
    name: 'climb',
    says: words.settled(format.count(readout.games), plain, reduced),
    way: { label: words.climb, act: () => lab.setEstimator('exact') },
  };
}

/** @param {Lab} lab @returns {Step} */
function onward(lab) {
  const { texts, format, shownTheory } = lab;
  const words = texts.guide;
  const spread = shownTheory?.reduced.sd ?? 0;
  const says =
    spread > SAME ? words.mistakes : words.exact(format.value(shownTheory?.plain.mean ?? null, format.unit.exact));
  const hand = addressWith(lab, 'hand-cube', { cube: lab.state.wanted.owner });
  const bearoff = addressWith(lab, 'bearoff');
  if (!hand || !bearoff) return { name: 'onward', says };
  return {
    name: 'onward',
    says,
    way: { label: texts.byHand, href: hand },
    also: { label: texts.otherLab, href: bearoff },
  };
}

/** A spread that is smaller, in points, is none. */
const SAME = 5e-7;
