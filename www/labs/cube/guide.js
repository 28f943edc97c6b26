// The next steps that the guide of the lab of the cube suggests: from one game to a thousand, then up the ladder to the
// estimate with which every game returns the answer. The step follows from what is on the page.

import { fromGamesToMany } from '../../lib/rollout/of-classes.js';
import { addressWith } from '../../lib/bearoff/other-lab.js';
import { ENOUGH } from '../../lib/rollout/guide.js';
import { commonDigits } from '../../lib/rollout/readout.js';

/** @typedef {import('./lab.js').CubeLab} Lab */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */

/** The top of the board, which follows a game on its own. */
const BOARD = '.position .top';

/** A smaller spread, in points, is what rounding leaves of none. */
const NO_SPREAD = 5e-7;

/** @param {Lab} lab @returns {Step | null} */
export function nextStep(lab) {
  const { state, rollout, rolling, beyond } = lab;
  const words = lab.texts.guide;
  // The question has a button of its own. Past the database, so has the way to the lab without the cube.
  if (state.betting || beyond) return null;
  if (rollout.games >= ENOUGH) {
    if (state.estimator === 'exact') return onward(lab);
    // An author who hides the settings leaves no choice.
    return state.hide.has('settings') ? null : climb(lab);
  }
  if (rolling.games > 0) return fromGamesToMany(lab, words);
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
  const { texts, format, shownTheory, state } = lab;
  const words = texts.guide;
  const says =
    (shownTheory?.reduced.sd ?? 0) > NO_SPREAD
      ? words.mistakes
      : words.exact(format.value(shownTheory?.plain.mean ?? null, format.unit.exact));
  const hand = addressWith(lab, 'hand-cube', { cube: state.wanted.owner });
  const bearoff = addressWith(lab, 'bearoff');
  if (!hand || !bearoff) return { name: 'onward', says };
  return {
    name: 'onward',
    says,
    way: { label: texts.byHand, href: hand },
    also: { label: texts.otherLab, href: bearoff },
  };
}
