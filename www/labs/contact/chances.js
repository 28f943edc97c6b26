// The five chances: what the network or a database says without rolling, and both rollouts with how far their intervals reach. A view.

import { html } from 'lit';
import { NONE } from '../../lib/i18n/format.js';
import { halfWidth, leavesChances } from '../../lib/rollout/readout.js';
import { phrases } from '../../lib/i18n/typography.js';

/** @typedef {import('./lab.js').ContactLab} Lab */
/** @typedef {import('../../lib/rollout/shapes.js').Summary} Summary */

/** In the order in which programs list them. */
export const CHANCES = /** @type {const} */ (['win', 'winGammon', 'winBackgammon', 'loseGammon', 'loseBackgammon']);

/** Decimals of a chance in percent. */
const DIGITS = 2;

/** @param {Lab} lab */
export function chances(lab) {
  const { texts, format } = lab;
  const words = texts.chances;
  const { chances: rolled } = lab.readout();
  const { evaluation } = lab.facts;
  const figure = (/** @type {Summary} */ summary) => {
    const half = halfWidth(summary);
    return html`<td class="number">
      ${summary.mean === null ? NONE : `${format.percent(summary.mean, DIGITS)}%`}
      <small class="muted">${half === null ? '' : `± ${format.percent(half, DIGITS)}`}</small>
    </td>`;
  };
  const outside = CHANCES.some((name) => leavesChances(rolled.reduced[name]));
  return html`<h2>${words.heading}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="chances">
        <thead>
          <tr><td></td><th scope="col">${phrases(words.says[evaluation?.source ?? 'network'])}</th><th scope="col">${phrases(texts.readout.plain)}</th><th scope="col">${phrases(texts.readout.reduced)}</th></tr>
        </thead>
        <tbody>
          ${CHANCES.map(
            (name) => html`<tr>
              <th scope="row">${phrases(words.names[name])}</th>
              <td class="number">${evaluation ? `${format.percent(100 * evaluation[name], DIGITS)}%` : NONE}</td>
              ${figure(rolled.plain[name])} ${figure(rolled.reduced[name])}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="muted remark">${outside ? texts.sentence.both(words.note, texts.sentence.outside) : words.note}</p>`;
}
