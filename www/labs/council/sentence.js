// What was found, in words: for the page, for those who hear it, and for pictures.

import { COUNCIL } from './state.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */

/** The ratios at which lines cross have so many decimals. */
const DIGITS = 3;

/** @param {Lab} lab */
export function sentence(lab) {
  const { texts, format, exact, trials, state } = lab;
  const { none, now, noneOfEqual, nowOfEqual } = texts.found;
  const three = state.wanted.programs === COUNCIL;
  const write = (/** @type {number | null} */ rate) => format.percent(rate, 1);
  if (trials.done === 0) {
    const { strongest, majorityStrongest, optimistic } = exact;
    return (three ? none : noneOfEqual)(write(strongest), write(majorityStrongest), write(optimistic));
  }
  const { rates } = lab.readout();
  return (three ? now : nowOfEqual)(
    format.count(trials.done),
    write(rates.strongest.mean),
    write(rates.majorityStrongest.mean),
    write(rates.optimistic.mean),
  );
}

/** The request to compare more; '' once that has been done. @param {Lab} lab */
export function toTry({ texts: { found }, trials, state }) {
  if (trials.done > 0) return '';
  return state.wanted.programs === COUNCIL ? found.try : found.tryOfEqual;
}

/** Where the lines cross, once that is known. @param {Lab} lab */
export function crossings({ texts, format, curves }) {
  const words = texts.curves;
  const all = curves.work?.crossings() ?? [];
  return all
    .map(({ a, b, ratio }) => {
      const [one, other] = [texts.rules[a], texts.rules[b]];
      return words.sentence(
        ratio === null ? words.crossNot(one, other) : words.cross(one, other, format.plain(ratio, DIGITS)),
      );
    })
    .join(words.between);
}
