// What the averages say, in words.

import { commonDigits, outsideSaid } from '../../lib/rollout/readout.js';
import { costsOf, isCost } from './costs.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandReadout} HandReadout */

/**
 * @param {Lab} lab
 * @param {HandReadout} readout
 * @param {import('../../lib/rollout/shapes.js').Theory | null} theory
 */
export function sentence(lab, readout, theory) {
  const { texts, format } = lab;
  if (readout.games === 0) return texts.sentence.start;
  const outside = outsideSaid(readout, theory, texts, format);
  const said = averages(lab, readout, theory);
  return outside ? texts.sentence.both(said, outside) : said;
}

/**
 * @param {Lab} lab
 * @param {HandReadout} readout  of some games
 * @param {import('../../lib/rollout/shapes.js').Theory | null} theory
 */
function averages(lab, readout, theory) {
  const { texts, format } = lab;
  const words = texts.sentence;
  const costs = costsOf(lab, readout);
  // Beside costs as many as they have: where luck is exact, the variance-reduced average differs from perfect play by just
  // what the plays cost.
  const digits = theory && costs ? 2 : commonDigits(readout, format);
  const now = words.now(
    format.count(readout.games),
    format.percent(readout.plain.mean, digits),
    format.percent(readout.reduced.mean, digits),
  );
  if (!theory || !costs) return now;
  const perfect = format.percent(theory.plain.mean, 2);
  const own = format.percent(costs.own.mean, 2);
  const other = format.percent(costs.other.mean, 2);
  if (costs.both) return words.both(now, words.sides(perfect, own, other));
  return words.both(
    now,
    isCost(costs.other.mean)
      ? words.costs(perfect, own, texts.sides[costs.otherSide], other)
      : words.cost(perfect, own),
  );
}
