// The next step that the walk lab suggests to the reader: from one walk to a thousand, from a program's own scale to the calibrated
// one and to one that is worse than nothing, and on to how long walks take. The step follows from the state alone.

import { ENOUGH } from '../../lib/rollout/guide.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */

/** The walk, and the buttons that roll it. */
const WALK = ['.controls', '.path'];
/** Cause and effect. */
const SCALE_AND_CHART = ['.luck', 'rollout-chart.main'];

/** A share this near to the best one counts as the best. */
const NEAR = 0.005;

/** @param {Model} model @returns {Step | null} */
export function nextStep(model) {
  const { act, coming, format, games, state, texts } = model;
  const words = texts.guide;
  if (coming < ENOUGH) {
    return coming > 0
      ? {
          name: 'more',
          says: words.more(format.count(games)),
          way: { label: words.rollMany, act: () => act.rollTo(ENOUGH) },
        }
      : { name: 'start', says: words.start, way: { label: words.rollOne, act: () => act.rollGame(), shows: WALK } };
  }
  // An author who hides these settings leaves no choice.
  return state.hide.has('luck') ? null : scaled(model);
}

/** @param {Model} model @returns {Step | null} */
function scaled({ act, format, state, texts, theory }) {
  const words = texts.guide;
  const { outcome, scale, share } = state.wanted;
  const { equivalentGames, bestShare, plain } = theory;
  if (outcome === 'length') return { name: 'onward', says: words.onward(format.plain(plain.mean, 1)) };
  const worth = format.ratio(equivalentGames);
  const measure = (/** @type {Parameters<typeof act.measure>[0]} */ change) => () => act.measure(change);
  if (scale === 'calibrated') {
    return {
      name: 'sign',
      says: words.calibrated(worth),
      way: { label: words.sign, act: measure({ scale: 'sign', share: 1 }), shows: SCALE_AND_CHART },
    };
  }
  if (scale !== 'sign') {
    return {
      name: 'calibrate',
      says: (scale === 'centipawns' ? words.centipawns : words.other)(worth),
      way: { label: words.calibrate, act: measure({ scale: 'calibrated', share: 1 }), shows: SCALE_AND_CHART },
    };
  }
  if (Math.abs(share - bestShare) > NEAR) {
    return {
      name: 'share',
      says: words.worse(worth),
      way: { label: words.best, act: measure({ share: bestShare }), shows: SCALE_AND_CHART },
    };
  }
  return {
    name: 'length',
    says: words.mended(format.share(share), worth),
    way: { label: words.length, act: measure({ outcome: 'length', share: 1 }), shows: SCALE_AND_CHART },
  };
}
