// Numbers that the blog gives beside ours, in the reading that is chosen, each with a badge that is computed: whether it holds so. A
// view.

import { html } from 'lit';
import { exactOf } from './exact.js';
import { PRESETS, readingOf } from './state.js';

/** @typedef {import('./lab.js').WalkLab} Lab */
/** @typedef {typeof import('./texts/en-below.js').moments} Words */

/** The blog says of the two walks that they take 21 to 24 moves: both are rounded to that. */
const MOVES = [21, 24];
/** And of the fourth moment that it differs by a little under 4%: by more than 3.5%. */
const PERCENT = [3.5, 4];

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function claims({ state, format }, words) {
  const { deciding, root } = readingOf(state);
  const [professional, floodgate] = [exactOf(PRESETS.professional), exactOf(PRESETS.floodgate)];
  const moves = [professional, floodgate].map((exact) =>
    deciding ? exact.walk.mean : exact.withoutDecidingMove.walk.mean,
  );
  const percents = [professional, floodgate].map(({ gamma }) =>
    Math.abs(100 * ((root ? gamma?.fourthRoot : gamma?.ratio) ?? NaN) - 100),
  );
  const said = (/** @type {number[]} */ [first, second]) =>
    /** @type {const} */ ([format.percent(first, 2), format.percent(second, 2)]);
  const list = [
    { holds: moves.every((mean, i) => Math.round(mean) === MOVES[i]), says: words.moves(...said(moves)) },
    {
      holds: percents.every((percent) => percent > PERCENT[0] && percent < PERCENT[1]),
      says: words.fourth(...said(percents)),
    },
  ];
  return html`<ul class="claims">
    ${list.map(
      ({ holds, says }) =>
        html`<li><b class="badge ${holds ? 'good' : 'bad'}">${holds ? words.badges.holds : words.badges.fails}</b> ${says}</li>`,
    )}
  </ul>`;
}
