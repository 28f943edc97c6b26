// The tree of figure 5: two branches with result, luck and what is left, and their averages below a line.

import { svg } from 'lit';
import { byToken } from '../../../lib/chart/tone.js';
import { WIDTH } from '../figure.js';

/** @typedef {import('./figure.js').Model} Model */
/** @typedef {import('./figure.js').It} It */

/** Where lines of text stand: heading, two branches, averages. */
const HEADING = 12;
const ROWS = [44, 82];
const AVERAGE = 120;
export const TREE_HEIGHT = 132;

/** Root, fork and ends of the branches; right edges of the columns. */
const [ROOT, FORK, END] = [6, 20, 44];
const COLUMNS = { result: 232, luck: 300, reduced: WIDTH - 8 };

/**
 * @param {Model} model
 * @param {It} it
 */
export function tree({ branches, average }, { texts, format }) {
  const middle = (ROWS[0] + ROWS[1]) / 2;
  return svg`
    <g font-size="12" fill=${byToken('muted')}>
      <text x=${ROOT} y=${HEADING}>${texts.tree}</text>
      ${row(HEADING, texts.columns.result, texts.columns.luck, texts.columns.reduced)}
    </g>
    <g fill="none" stroke=${byToken('muted')} stroke-width="1.5">
      ${ROWS.map((at) => svg`<path d=${`M${ROOT},${middle}H${FORK}L${END - 8},${at}H${END}`} />`)}
    </g>
    <circle cx=${ROOT} cy=${middle} r="4" fill=${byToken('ink')} />
    <g font-size="13" fill=${byToken('ink')}>
      ${branches.map(
        ({ event, chance, result, luck, reduced }, i) => svg`
        <text x=${END + 5} y=${ROWS[i] - 2}>${texts.events[event]}</text>
        <text x=${END + 5} y=${ROWS[i] + 14} fill=${byToken('muted')}>${texts.chances[event](chance.join('/'))}</text>
        ${row(ROWS[i] + 5, format.plain(result), format.points(luck), format.plain(reduced))}`,
      )}
      <path d=${`M${END + 5},${AVERAGE - 17}H${WIDTH - 4}`} stroke=${byToken('muted')} />
      <g font-weight="700">
        <text x=${END + 5} y=${AVERAGE}>${texts.average}</text>
        ${row(AVERAGE, format.plain(average.result), format.points(average.luck), format.plain(average.reduced))}
      </g>
    </g>`;
}

/**
 * A line of the table as a sum: result − luck = what is left.
 * @param {number} y
 * @param {string} result
 * @param {string} luck
 * @param {string} reduced
 */
const row = (y, result, luck, reduced) => svg`<g text-anchor="end">
    <text x=${COLUMNS.result} y=${y}>${result}</text>
    <text x=${COLUMNS.luck} y=${y}>${luck}</text>
    <text x=${COLUMNS.reduced} y=${y}>${reduced}</text>
  </g>`;
