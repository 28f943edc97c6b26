// The table of the rules: how often each finds the best move, simulated and exact, and by how much it beats the strongest alone
// on the same positions. A view.

import { html, nothing } from 'lit';
import { swatch } from '../../lib/chart/swatch.js';
import { NONE, digitsFor } from '../../lib/i18n/format.js';
import { word } from '../../lib/glossary/word.js';
import { halfWidth } from '../../lib/rollout/readout.js';
import { signed } from '../../lib/i18n/signed.js';
import { LOOKS, RULES } from './rules.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {import('../../pkg/council/rollout_lab.js').Summary} Summary */

/** Decimals of what is exactly known. */
const EXACT = 3;

/** @param {Lab} lab */
export function rates(lab) {
  const { texts, exact } = lab;
  const words = texts.rates;
  const readout = lab.readout();
  const { differences } = lab.trials.simulation.differences('strongest');
  return html`<section class="card rates figures-card">
    <h2>${words.heading}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">${words.rule}</th>
            <th scope="col">${words.measured}</th>
            <th scope="col">${words.exact}</th>
            <th scope="col">${words.difference}</th>
          </tr>
        </thead>
        <tbody>
          ${RULES.map((rule) => row(lab, rule, readout.rates[rule], exact[rule], differences[rule]))}
        </tbody>
      </table>
    </div>
    <p class="note muted">${words.note}${exact.optimal === null ? texts.curves.between + words.noExact : nothing}</p>
  </section>`;
}

/**
 * @param {Lab} lab
 * @param {import('./rules.js').Rule} rule
 * @param {Summary} rate
 * @param {number | null} exact
 * @param {Summary} difference
 */
function row({ texts, format }, rule, rate, exact, difference) {
  const words = texts.rates;
  const { tone, dash } = LOOKS[rule];
  const digits = digitsFor(halfWidth(rate), 1);
  const close = digitsFor(halfWidth(difference), 1);
  const give = (/** @type {number | null} */ by, /** @type {number} */ decimals) =>
    by === null ? nothing : html` <small class="muted">${words.give(format.percent(by, decimals))}</small>`;
  const written = (/** @type {number | null} */ mean) => (mean === null ? NONE : `${format.percent(mean, digits)}%`);
  return html`<tr>
    <th scope="row"><span class="ruled">${swatch(tone, dash)}${word(rule, texts.rules[rule])}</span></th>
    <td>${written(rate.mean)}${give(halfWidth(rate), digits)}</td>
    <td>${exact === null ? NONE : `${format.percent(exact, EXACT)}%`}</td>
    <td>${
      rule === 'strongest' || difference.mean === null
        ? NONE
        : html`${signed(format, difference.mean, close)}${give(halfWidth(difference), close)}`
    }</td>
  </tr>`;
}
