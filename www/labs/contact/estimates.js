// Who could measure luck, beside each other: what a game is worth with each that was tried, what it costs, and so by the second. A
// view.

import { html } from 'lit';
import { NONE } from '../../lib/i18n/format.js';
import { word } from '../../lib/glossary/word.js';
import { phrases, sentences } from '../../lib/i18n/typography.js';
import { timeThem, timingOf } from './estimates-timing.js';
import { EVALUATORS } from './names.js';

/** @typedef {import('./lab.js').ContactLab} Lab */
/** @typedef {import('./estimates-timing.js').Rates} Rates */
/** @typedef {import('./names.js').EvaluatorName} EvaluatorName */

/** @param {Lab} lab */
export function estimates(lab) {
  const words = lab.texts.estimates;
  const timing = timingOf(lab);
  const rates = timing === 'timing' ? null : timing;
  const { worths } = lab;
  return html`<h2>${words.heading}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="chances estimates">
        <thead>
          <tr>
            <th scope="col">${phrases(words.estimate)}</th>
            <th scope="col">${word('worth', words.worth)}</th>
            <th scope="col">${phrases(words.cost)}</th>
            <th scope="col">${phrases(words.perSecond)}</th>
          </tr>
        </thead>
        <tbody>
          ${EVALUATORS.map((name) => row(name, worths[name] ?? null, rates, lab))}
        </tbody>
      </table>
    </div>
    <p class="muted remark">${sentences(lab.texts.language, html`<span class="request">${words.choose}</span>`, words.note)}</p>
    <div class="top">
      <button ?disabled=${timing !== null} @click=${() => timeThem(lab)}>${timing === 'timing' ? words.timing : words.time}</button>
      <p class="muted remark" role="status">${rates ? words.timed(lab.format.short(rates.nothing)) : words.untimed}</p>
    </div>`;
}

/**
 * @param {EvaluatorName} name
 * @param {number | null} worth  in plain games
 * @param {Rates | null} rates
 * @param {Lab} lab
 */
function row(name, worth, rates, lab) {
  const { texts, format } = lab;
  const cost = rates && rates.nothing / rates[name];
  const ratio = (/** @type {number | null} */ value) =>
    html`<td class="number">${value === null ? NONE : format.ratio(value)}</td>`;
  return html`<tr class=${name === lab.state.wanted.evaluator ? 'in-view' : ''}>
    <th scope="row">${phrases(texts.luck.evaluators[name])}</th>
    ${ratio(worth)} ${ratio(cost)} ${ratio(worth === null || cost === null ? null : worth / cost)}
  </tr>`;
}
