// The eight scales beside each other: how many plain walks one is worth on each, exactly and as measured, with all the luck subtracted,
// and with the best share of it. The row that is chosen is the scale in force everywhere. A view.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { NONE } from '../../lib/i18n/format.js';
import { word } from '../../lib/glossary/word.js';
import { SCALES } from './names.js';
import { worthAxis, worthBar, worthTicks } from './worth-bars.js';

/** @typedef {import('./lab.js').WalkLab} Lab */
/** @typedef {typeof import('./texts/en-below.js').scaleTable} Words */

/** All the luck is subtracted. */
const ALL = 1;

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function scaleTable(lab, words) {
  const { texts, format, exact, state, measuredScales } = lab;
  const { outcome, scale } = state.wanted;
  const win = outcome === 'win';
  const axis = worthAxis(SCALES.map((name) => exact.scales[name].equivalentGames));
  const row = (/** @type {import('./names.js').ScaleName} */ name) => {
    const { equivalentGames, bestShare, bestEquivalentGames } = exact.scales[name];
    const inView = win && name === scale;
    const measured = inView ? lab.rollout.readout(ALL).equivalentGames : measuredScales.worth.get(name);
    return html`<tr role="row" class=${inView ? 'in-view' : ''}>
      <th role="rowheader" scope="row" class="name">
        <span class="bars">
          <label>
            <input type="radio" name="scale" .checked=${live(inView)} @change=${() => lab.measure({ outcome: 'win', scale: name })} />
            ${texts.scales.names[name]}
          </label>
          ${worthBar(axis, equivalentGames, measured)}
        </span>
      </th>
      <td role="cell">${format.ratio(equivalentGames)}</td>
      <td role="cell">${measured === undefined ? NONE : format.ratio(measured)}</td>
      <td role="cell">${format.percent(100 * bestShare, 1)}%</td>
      <td role="cell">${format.ratio(bestEquivalentGames)}</td>
    </tr>`;
  };
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table role="table" class="figures stacked scales">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" class="name">
              <span class="bars"><span>${word('scale', words.scale)}</span>${worthTicks(axis, format)}</span>
            </th>
            <th role="columnheader" scope="col">${word('worth', words.worth)}</th>
            <th role="columnheader" scope="col">${words.measured}</th>
            <th role="columnheader" scope="col">${word('shareOfLuck', words.best)}</th>
            <th role="columnheader" scope="col">${words.atBest}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${SCALES.map(row)}
        </tbody>
      </table>
    </div>
    <div class="top">
      <button @click=${() => measuredScales.measure()}>${words.measure(format.count(measuredScales.walks))}</button>
      <p class="muted">${words.bars}</p>
    </div>
    <p class="muted">${words.note}</p>`;
}
