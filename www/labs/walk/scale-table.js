// The eight scales beside each other: how many plain walks one is worth on each, with all the luck subtracted and with the best share
// of it. The row that is chosen is the scale in force everywhere. A view.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { word } from '../../shared/glossary/word.js';
import { SCALES } from './names.js';

/** @typedef {import('./lab.js').WalkLab} Lab */
/** @typedef {typeof import('./texts/en-below.js').scaleTable} Words */

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function scaleTable(lab, words) {
  const { texts, format, exact, state } = lab;
  const { outcome, scale, share } = state.wanted;
  const win = outcome === 'win';
  const measured = win ? lab.readout().equivalentGames : null;
  const row = (/** @type {import('./names.js').ScaleName} */ name) => {
    const { equivalentGames, bestShare, bestEquivalentGames } = exact.scales[name];
    const inView = win && name === scale;
    return html`<tr class=${inView ? 'in-view' : ''}>
      <th scope="row" class="name">
        <label>
          <input type="radio" name="scale" .checked=${live(inView)} @change=${() => lab.measure({ outcome: 'win', scale: name })} />
          ${texts.scales.names[name]}
        </label>
      </th>
      <td>${format.ratio(equivalentGames)}</td>
      <td>${inView ? format.ratio(measured) : ''}</td>
      <td>${format.percent(100 * bestShare, 1)}%</td>
      <td>${format.ratio(bestEquivalentGames)}</td>
    </tr>`;
  };
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="figures scales">
        <thead>
          <tr>
            <th scope="col" class="name">${word('scale', words.scale)}</th>
            <th scope="col">${word('worth', words.worth)}</th>
            <th scope="col">${win && share !== 1 ? words.measuredAt(format.share(share)) : words.measured}</th>
            <th scope="col">${word('shareOfLuck', words.best)}</th>
            <th scope="col">${words.atBest}</th>
          </tr>
        </thead>
        <tbody>
          ${SCALES.map(row)}
        </tbody>
      </table>
    </div>
    <p class="muted">${words.note}</p>`;
}
