// The rows of the luck table: estimates of luck with their bars, or evaluations with the luck that follows from them, its
// subtraction written out. Views.

import { html, nothing } from 'lit';
import { between, digitsFor } from '../../lib/i18n/format.js';
import { luckBar } from './luck-bars.js';
import { evaluationPresets } from './model.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Evaluations} Evaluations */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckFrom} LuckFrom */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Theory} Theory */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('./luck-table.js').RollOf} RollOf */
/** @typedef {import('./luck-table.js').Cell} Cell */
/** @typedef {import('./texts/en.js').Texts} Texts */

/**
 * The article calls its made-up +50 very lucky and −10 marginally unlucky. Words up to so many points; very beyond.
 * @type {[number, 'marginal' | 'little' | 'plain'][]}
 */
const SIZES = [
  [10, 'marginal'],
  [20, 'little'],
  [40, 'plain'],
];

/** The ends of games whose result has the luck of an event subtracted. @type {Record<Cell, string>} */
const LEAVES = { doubles: 'doubles', noDoubles: 'fails bearsOff', oFails: 'fails', oBearsOff: 'bearsOff' };

/** Stands for a number that the reader is still to guess. */
const UNTOLD = '?';

/** @param {Texts} texts */
export const luckHead = ({ table: words }) => html`<thead>
  <tr>
    <th scope="col" class="turn"><span class="visually-hidden">${words.turn}</span></th>
    <th scope="col" class="covered">${words.event}</th>
    <th scope="col" class="centre covered">${words.chance}</th>
    <th scope="col" class="bars covered">${words.howLucky}</th>
    <th scope="col" class="estimate">${words.estimate}</th>
    <th scope="col" class="average">${words.average}</th>
  </tr>
</thead>`;

/**
 * @param {Pick<import('./luck-table.js').LuckTableElement, 'table' | 'bars' | 'drag'>} shown
 * @param {Theory} theory
 * @param {RollOf} roll
 * @param {number} i  which of its events
 * @param {number} rows  that it has
 * @param {unknown} field
 * @param {Texts} texts
 * @param {Format} format
 */
export function luckRow({ table, bars, drag }, theory, { turn, cells }, i, rows, field, texts, format) {
  const cell = cells[i];
  const said = sizeSaid(table[cell], texts);
  // The words stand on the side that the bar leaves free.
  const side = table[cell] > 0 ? 'before' : 'after';
  const mean = theory.meanLuck[turn];
  const zero = mean === 0;
  return html`<tr data-mark=${LEAVES[cell]}>
    ${i === 0 ? turnHead(turn, rows, texts) : nothing} ${eventHead(cell, texts, nothing)}
    <td class="bars"><div>
      ${bars ? luckBar(cell, bars[cell], i === 1 ? bars[turn] : null, drag) : nothing}
      <small class="muted ${side}">${said}</small>
    </div></td>
    <td class="estimate">${field}</td>
    ${
      i === 0
        ? html`<td rowspan=${rows} class="average ${zero ? 'good' : 'bad'}">
          <b class="number">${format.points(mean, digitsFor(Math.abs(mean), 2))}</b>${zero ? html`<span aria-hidden="true"> ✓</span>` : nothing}
        </td>`
        : nothing
    }
  </tr>`;
}

/**
 * @param {Texts} texts
 * @param {boolean} covered  whether the first heads are covered by the choice of what is edited
 */
export const thoughtsHead = ({ table: words }, covered) => html`<thead>
  <tr>
    <th scope="col" class="turn"><span class="visually-hidden">${words.turn}</span></th>
    <th scope="col" class=${covered ? 'covered' : ''}>${words.event}</th>
    <th scope="col" class=${covered ? 'centre covered' : 'centre'}>${words.chance}</th>
    <th scope="col" class="estimate">${words.thinks}</th>
    <th scope="col" class="average">${words.meanBefore}</th>
    <th scope="col" class="follows">${words.luckFollows}</th>
  </tr>
</thead>`;

/**
 * @param {Evaluations} evaluations
 * @param {LuckFrom | null} from  null: not to be told yet
 * @param {RollOf} roll
 * @param {number} i  which of its events
 * @param {number} rows  that it has
 * @param {unknown} field
 * @param {Texts} texts
 * @param {Format} format
 */
export function thoughtsRow(evaluations, from, { turn, cells }, i, rows, field, texts, format) {
  const cell = cells[i];
  const after = format.plain(evaluations[cell], 2);
  const before = from ? format.plain(from.mean[turn], 2) : UNTOLD;
  // As it is written, so that the line adds up.
  const luck = from ? format.points(between(after, before), 2) : UNTOLD;
  const subtraction = html`<span class="number">${bracketed(after)} − ${bracketed(before)} <span class="whole">= <b>${luck}</b></span></span>`;
  return html`<tr data-mark=${LEAVES[cell]}>
    ${i === 0 ? turnHead(turn, rows, texts) : nothing} ${eventHead(cell, texts, html`<span class="below" aria-hidden="true">${subtraction}</span>`)}
    <td class="estimate">${field}</td>
    ${i === 0 ? html`<td rowspan=${rows} class="average"><b class="number">${before}</b></td>` : nothing}
    <td class="follows">${subtraction}</td>
  </tr>`;
}

/**
 * Words about evaluations wait for the reader: they would push the chart away from a reader who compares tables.
 * @param {import('./luck-table.js').LuckTableElement} table
 * @param {Texts} texts
 */
export function explainButton(table, { table: words }) {
  if (table.fixed || table.untold) return nothing;
  return html`<button class="quiet" aria-expanded=${table.explained ? 'true' : 'false'} aria-controls="explained"
    @click=${() => (table.explained = !table.explained)}>${words.explain}</button>`;
}

/**
 * Below evaluations: whether the program agrees with itself one roll later, and who it is.
 * @param {Evaluations} evaluations
 * @param {LuckFrom} from
 * @param {{preset: import('./luck-table.js').Preset, theory: Theory | null, takenOut: boolean, explained: boolean, fixed: boolean}} table  as it is now
 * @param {Texts} texts
 * @param {Format} format
 */
export function thoughtsNote(
  evaluations,
  { mean, disparity },
  { preset, theory, takenOut, explained, fixed },
  { table: words },
  format,
) {
  const [before, after] = [evaluations.noDoubles, mean.second].map((percent) => format.plain(percent, 2));
  const agrees = Math.abs(disparity) < 1e-9;
  const off = Math.abs(evaluations.noDoubles - evaluationPresets().correct.noDoubles);
  const impossible = Object.values(evaluations).some((percent) => percent < 0 || percent > 100);
  const network = () => words.network(format.plain(off, 0), format.count(Math.round(theory?.equivalentGames ?? 0)));
  return html`<div class="notes muted">
    <div id="explained" ?hidden=${!explained && !fixed}>
      ${preset === 'gnu' && theory ? html`<p class="network">${network()}</p>` : nothing}
      ${takenOut ? nothing : html`<p class="no-rule">${words.noRule}</p>`}
      <p class="disparity">${agrees ? words.agrees(before) : words.disagrees(before, after, format.points(between(after, before), 2))}</p>
    </div>
    ${takenOut ? html`<p class="no-rule">${words.takenOut}</p>` : nothing}
    ${impossible ? html`<p class="impossible">${words.impossible}</p>` : nothing}
  </div>`;
}

/**
 * @param {RollOf['turn']} turn
 * @param {number} rows
 * @param {Texts} texts
 */
const turnHead = (turn, rows, { table: { turns, ownTurn } }) =>
  html`<th scope="rowgroup" rowspan=${rows} class="turn">${turns[turn]}${turn === 'second' ? html`<small>${ownTurn}</small>` : nothing}</th>`;

/**
 * @param {Cell} cell
 * @param {Texts} texts
 * @param {unknown} below  its name in narrow columns
 */
const eventHead = (cell, { table: { events, chances } }, below) => html`<th scope="row" class="event" id=${cell}>
    ${events[cell]} <span class="beside muted">${chances[cell]}</span>${below}
  </th>
  <td class="centre number">${chances[cell]}</td>`;

/** A negative number after another sign. @param {string} written */
const bracketed = (written) => (written.startsWith('−') ? `(${written})` : written);

/** @param {number} points @param {Texts} texts */
function sizeSaid(points, { table: { sizes } }) {
  if (points === 0) return sizes.none;
  const size = SIZES.find(([most]) => Math.abs(points) <= most)?.[1] ?? 'very';
  return sizes[size][points > 0 ? 0 : 1];
}
