// Walks in pairs with their mirror images: what that does to the mean of a pair, exactly and as it is measured. A view, and what
// measures it.

import { html } from 'lit';
import { NONE } from '../../shared/format.js';

/** @typedef {import('./lab.js').WalkLab} Lab */
/** @typedef {typeof import('./texts/en-below.js').antithetic} Words */
/** @typedef {import('../../pkg/walk/rollout_lab.js').Antithetic} Antithetic */

/** @type {('win' | 'walk' | 'total')[]} */
const OUTCOMES = ['win', 'walk', 'total'];

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function antithetic(lab, words) {
  const { format, exact, mirrored } = lab;
  const measured = mirrored.measured;
  const sd = (/** @type {number | undefined} */ spread, /** @type {string} */ outcome) =>
    spread === undefined ? NONE : outcome === 'win' ? `${format.percent(100 * spread, 2)}%` : format.percent(spread, 2);
  const row = (/** @type {'win' | 'walk' | 'total'} */ outcome) => {
    const [known, seen] = [exact.antithetic[outcome], measured?.[outcome]];
    return html`<tr>
      <th scope="row" class="name">${words.outcomes[outcome]}</th>
      <td>${sd(known.independentSd, outcome)}</td>
      <td>${sd(known.mirroredSd, outcome)}</td>
      <td>${sd(seen?.mirroredSd, outcome)}</td>
      <td>${known.worth === null ? words.always : format.ratio(known.worth)}</td>
    </tr>`;
  };
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="figures antithetic">
        <thead>
          <tr>
            <th scope="col" rowspan="2" class="name">${words.of}</th>
            <th scope="colgroup" colspan="3">${words.sd}</th>
            <th scope="col" rowspan="2">${words.worth}</th>
          </tr>
          <tr class="muted">
            <th scope="col">${words.independent}</th>
            <th scope="col">${words.mirrored}</th>
            <th scope="col">${words.measured}</th>
          </tr>
        </thead>
        <tbody>
          ${OUTCOMES.map(row)}
        </tbody>
      </table>
    </div>
    <div class="top">
      <button @click=${() => lab.mirrored.measure()}>${words.measure(format.count(lab.mirrored.pairs))}</button>
      <p class="muted" role="status">${measured ? '' : words.untried}</p>
    </div>`;
}
