// The guide of the lab of pairs: from independent dice, which show nothing for a long time, to coupled dice, and to the
// trap. The lab's state tells which step comes next.

import { addressWith } from '../../lib/bearoff/other-lab.js';
import { digitsFor } from '../../lib/i18n/format.js';
import { ENOUGH } from '../../lib/rollout/guide.js';
import { halfWidth } from '../../lib/rollout/readout.js';

/** @typedef {import('./lab.js').PairsLab} Lab */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */

/** @param {Lab} lab @returns {Step | null} */
export function nextStep(lab) {
  const { rollout, estimate, state } = lab;
  const words = lab.texts.guide;
  if (rollout.games < ENOUGH) {
    const label = rollout.games === 0 ? words.roll : words.rollOn;
    return { name: 'start', says: words.start, way: { label, act: () => begin(lab) } };
  }
  // The author of an embed may leave no choice.
  if (state.hide.has('coupling')) return null;
  if (estimate === 'independent') {
    return {
      name: 'couple',
      says: words.independent(...written(lab, 'plain')),
      way: { label: words.couple, act: () => lab.couple('ranked') },
    };
  }
  if (estimate === 'nearest') return onward(lab);
  return {
    name: 'trap',
    says: words.coupled(...written(lab, 'plain'), ...written(lab, 'reduced')),
    way: { label: words.trap, act: () => lab.couple('nearest') },
  };
}

/** Rolls a thousand pairs, at first with independent dice in view. @param {Lab} lab */
function begin(lab) {
  if (!lab.state.hide.has('coupling')) lab.couple('independent');
  return lab.rollTo(ENOUGH);
}

/**
 * The difference and half the width of its interval.
 * @param {Lab} lab
 * @param {'plain' | 'reduced'} which
 * @returns {[mean: string, half: string]}
 */
function written(lab, which) {
  const { format } = lab;
  const summary = lab.readout()[which];
  const half = halfWidth(summary);
  const digits = digitsFor(half);
  return [format.result(summary.mean, digits), format.percent(half, digits)];
}

/** @param {Lab} lab @returns {Step} */
function onward(lab) {
  const { texts, format, shownTheory } = lab;
  const words = texts.guide;
  const says =
    shownTheory?.truth === undefined
      ? words.nearest
      : words.biased(format.result(shownTheory.plain.mean, 2), format.result(shownTheory.truth, 2));
  const bearoff = addressWith(lab, 'bearoff');
  return bearoff ? { name: 'onward', says, way: { label: texts.otherLab, href: bearoff } } : { name: 'onward', says };
}
