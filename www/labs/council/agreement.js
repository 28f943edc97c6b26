// How often two programs name the same move: simulated and exact, with and without copies. A view.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { NONE, digitsFor } from '../../lib/i18n/format.js';
import { halfWidth } from '../../lib/rollout/readout.js';
import { phrases } from '../../lib/i18n/typography.js';
import { simulated } from './chart-marks.js';
import { common, formatOf, textsOf } from './chart-model.js';
import { core } from './core.js';
import { COUNCIL } from './state.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {typeof import('./texts/en-below.js').below.agreement} Words */
/** @typedef {import('../../pkg/council/rollout_lab.js').Summary} Summary */
/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilModel} CouncilModel */

/** Percentage of copies beside a council that has none: the blog's example. */
const EXAMPLE = 50;

/** Decimals of exact rates. */
const EXACT = 3;

/** How the lines look. */
const LOOKS = {
  strongestAndOther: { tone: 'truth', dash: '' },
  othersWithoutCopies: { tone: 'plain', dash: '' },
  others: { tone: 'reduced', dash: '9 3' },
};

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function agreement(lab, words) {
  const { trials, curves, state, texts, model } = lab;
  const three = model.programs === COUNCIL;
  return html`
    <h2>${words.heading}</h2>
    <p>${words.text}</p>
    ${
      model.programs === 1
        ? nothing
        : html`<div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="figures agreements">
        <thead>
          <tr><th scope="col">${words.pair}</th><th scope="col">${texts.rates.measured}</th><th scope="col">${texts.rates.exact}</th></tr>
        </thead>
        <tbody>${three ? rowsOfThree(lab, words) : rowOfEqual(lab, words)}</tbody>
      </table>
    </div>`
    }
    ${
      three
        ? html`<rollout-chart class="second"
          .model=${guard([trials.simulation, trials.done, state.wanted, curves.last, texts], () => chart(lab, words))}></rollout-chart>`
        : nothing
    }`;
}

/**
 * The percentage of copies of the line that has some.
 * @param {CouncilModel} model
 */
const copies = ({ copying }) => copying || EXAMPLE;

/**
 * @param {Lab} lab
 * @param {Words} words
 */
function rowsOfThree(lab, words) {
  const { model, format } = lab;
  const { agreement: measured } = lab.readout();
  const exact = core.councilAgreement(model);
  const withCopies = words.withCopies(format.plain(copies(model), 1));
  // The others as they are here, and as they would be.
  const other = { ...model, copying: model.copying > 0 ? 0 : EXAMPLE };
  const [here, there] = model.copying > 0 ? [withCopies, words.withoutCopies] : [words.withoutCopies, withCopies];
  return html`${row(lab, 'strongestAndOther', words.strongestAndOther, measured.strongestAndOther, exact.strongestAndOther)}
    ${row(lab, 'others', here, measured.others, exact.others)}
    ${row(lab, 'othersOtherwise', there, null, core.councilAgreement(other).others)}`;
}

/**
 * @param {Lab} lab
 * @param {Words} words
 */
const rowOfEqual = (lab, words) =>
  row(
    lab,
    'strongestAndOther',
    words.two,
    lab.readout().agreement.strongestAndOther,
    core.councilAgreement(lab.model).strongestAndOther,
  );

/**
 * @param {Lab} lab
 * @param {string} pair
 * @param {string} label
 * @param {Summary | null} measured
 * @param {number | null} exact
 */
function row({ texts, format }, pair, label, measured, exact) {
  const half = measured && halfWidth(measured);
  const digits = digitsFor(half, 1);
  return html`<tr data-pair=${pair}>
    <th scope="row">${phrases(label)}</th>
    <td>${measured === null || measured.mean === null ? NONE : `${format.percent(measured.mean, digits)}%`}${
      half === null ? nothing : html` <small class="muted">${texts.rates.give(format.percent(half, digits))}</small>`
    }</td>
    <td>${format.percent(exact, EXACT)}%</td>
  </tr>`;
}

/**
 * @param {Lab} lab
 * @param {Words} words
 * @returns {import('../../lib/chart/model.js').ChartModel}
 */
function chart(lab, words) {
  const { format, model, curves, texts } = lab;
  const columns = core.councilAgreementCurve({ ...model, copying: copies(model) }, curves.last);
  const labels = {
    strongestAndOther: words.strongestAndOther,
    othersWithoutCopies: words.withoutCopies,
    others: words.withCopies(format.plain(copies(model), 1)),
  };
  const series = /** @type {(keyof typeof LOOKS)[]} */ (Object.keys(LOOKS)).map((id) => ({
    id,
    label: labels[id],
    ...LOOKS[id],
    mean: columns[id],
    lo: null,
    hi: null,
    hidden: false,
  }));
  const { agreement: measured } = lab.readout();
  const point = (/** @type {Summary} */ { mean, ci }, /** @type {keyof typeof LOOKS} */ line) =>
    mean === null ? [] : [{ tone: LOOKS[line].tone, mean, ci }];
  const points = [
    ...point(measured.strongestAndOther, 'strongestAndOther'),
    ...point(measured.others, model.copying > 0 ? 'others' : 'othersWithoutCopies'),
  ];
  const ratio = model.s2 / model.s1;
  return {
    ...common(series, points),
    games: columns.ratio,
    axis: 'log',
    xMax: curves.last,
    over: ratio <= curves.last ? simulated(ratio, points) : undefined,
    format: formatOf(format),
    texts: {
      ...textsOf(lab),
      series: '',
      label: words.label,
      description: words.description,
      xAxis: texts.curves.xAxis,
      noGames: '',
      reading: (x) => texts.curves.at(format.plain(x, 3)),
    },
  };
}
