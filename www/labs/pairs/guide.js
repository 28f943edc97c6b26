// The guide of the lab of pairs: from independent dice, which show nothing for a long time, to coupled dice, and to the trap. The lab's
// model tells which step comes next.

import { addressWith } from '../../lib/bearoff/other-lab.js';
import { digitsFor } from '../../lib/i18n/format.js';
import { ENOUGH } from '../../lib/rollout/guide.js';
import { halfWidth } from '../../lib/rollout/readout.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */

/** @param {Model} model @returns {Step | null} */
export function nextStep(model) {
  const { act, games, state, texts } = model;
  const words = texts.guide;
  if (games < ENOUGH) {
    const label = games === 0 ? words.roll : words.rollOn;
    return { name: 'start', says: words.start, way: { label, act: () => begin(model) } };
  }
  // The author of an embed may leave no choice.
  if (state.hide.has('coupling')) return null;
  if (state.coupling === 'independent') {
    return {
      name: 'couple',
      says: words.independent(...written(model, 'plain')),
      way: { label: words.couple, act: () => act.couple('ranked') },
    };
  }
  if (state.coupling === 'nearest') return onward(model);
  return {
    name: 'trap',
    says: words.coupled(...written(model, 'plain'), ...written(model, 'reduced')),
    way: { label: words.trap, act: () => act.couple('nearest') },
  };
}

/** Rolls a thousand pairs, at first with independent dice in view. @param {Model} model */
function begin({ act, state }) {
  if (!state.hide.has('coupling')) act.couple('independent');
  return act.rollTo(ENOUGH);
}

/**
 * The difference and half the width of its interval.
 * @param {Model} model
 * @param {'plain' | 'reduced'} which
 * @returns {[mean: string, half: string]}
 */
function written({ format, readout }, which) {
  const summary = readout[which];
  const half = halfWidth(summary);
  const digits = digitsFor(half);
  return [format.result(summary.mean, digits), format.percent(half, digits)];
}

/** @param {Model} model @returns {Step} */
function onward(model) {
  const { format, shown, texts } = model;
  const words = texts.guide;
  const says =
    shown?.truth === undefined
      ? words.nearest
      : words.biased(format.result(shown.plain.mean, 2), format.result(shown.truth, 2));
  const bearoff = addressWith(model, 'bearoff');
  return bearoff ? { name: 'onward', says, way: { label: texts.otherLab, href: bearoff } } : { name: 'onward', says };
}
