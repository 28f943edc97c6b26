// Walks in pairs with their mirror images: what that does to the mean of a pair, exactly and as it is measured. A view, and what
// measures it.

import { html } from 'lit';
import { NONE } from '../../lib/i18n/format.js';
import { phrases } from '../../lib/i18n/typography.js';

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
    return html`<tr role="row">
      <th role="rowheader" scope="row" class="name">${words.outcomes[outcome]}</th>
      <td role="cell">${sd(known.independentSd, outcome)}</td>
      <td role="cell">${sd(known.mirroredSd, outcome)}</td>
      <td role="cell">${sd(seen?.mirroredSd, outcome)}</td>
      <td role="cell">${known.worth === null ? words.always : format.ratio(known.worth)}</td>
    </tr>`;
  };
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table role="table" class="figures stacked antithetic">
        <thead role="rowgroup">
          <tr role="row">
            ${[words.sd, words.independent, words.mirrored, words.measured, words.worth].map(
              (name, i) =>
                html`<th role="columnheader" scope="col" class=${i === 0 ? 'name' : ''}>${phrases(name)}</th>`,
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${OUTCOMES.map(row)}
        </tbody>
      </table>
    </div>
    <div class="top">
      <button @click=${() => lab.mirrored.measure()}>${words.measure(format.count(lab.mirrored.pairs))}</button>
      <p class="muted" role="status">${measured ? '' : words.untried}</p>
    </div>`;
}
