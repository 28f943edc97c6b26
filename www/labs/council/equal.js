// Rates of the optimal rules, the optimistic rule and the majority against the number of equally good programs. A view.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { digitsFor } from '../../lib/i18n/format.js';
import { halfWidth } from '../../lib/rollout/readout.js';
import { phrases } from '../../lib/i18n/typography.js';
import { bars } from './chart-marks.js';
import { MOST_PROGRAMS, common, formatOf, textsOf } from './chart-model.js';
import { POSITIONS, equalPrograms } from './equal-programs.js';
import { LOOKS } from './rules.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {import('./equal-programs.js').Row} Row */
/** @typedef {import('./rules.js').Rule} Rule */
/** @typedef {typeof import('./texts/en-below.js').below.equal} Words */

const SHOWN = /** @type {const} */ (['optimal', 'optimalPredicted', 'optimistic', 'majorityStrongest']);

/** Decimals of exact rates, and of simulated ones at the least: a phone has room for these. */
const DIGITS = 2;

/** A rate still to come, with the second line that it has on phones. */
const COMING = html`… <small aria-hidden="true">\u00A0</small>`;

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function equal(lab, words) {
  const { texts, format } = lab;
  const { rows } = equalPrograms(lab);
  const done = rows.filter(({ simulated }) => simulated).length;
  return html`
    <h2>${words.heading}</h2>
    <p>${words.text}</p>
    <rollout-chart class="second" .model=${guard([rows, done, texts], () => chart(lab, words, rows))}></rollout-chart>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="figures equals">
        <thead>
          <tr>
            <th scope="col">${phrases(words.programs)}</th>
            ${SHOWN.map((rule) => html`<th scope="col">${phrases(texts.rules[rule])}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => html`<tr data-programs=${row.programs}>
            <th scope="row">${format.count(row.programs)}</th>
            ${SHOWN.map((rule) => html`<td data-rule=${rule}>${written(lab, row, rule)}</td>`)}
          </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="note muted">${words.note(format.count(POSITIONS))}</p>`;
}

/**
 * The exact rate of a rule, or else what was simulated; null while that is still to come.
 * @param {Row} row
 * @param {Rule} rule
 */
function known({ exact, simulated }, rule) {
  const mean = exact[rule];
  return mean === null ? (simulated?.rates[rule] ?? null) : { mean, ci: null };
}

/**
 * @param {Lab} lab
 * @param {Row} row
 * @param {Rule} rule
 */
function written({ texts, format }, row, rule) {
  if (row.exact[rule] !== null) return `${format.percent(row.exact[rule], DIGITS)}%`;
  const rate = row.simulated?.rates[rule];
  if (!rate) return COMING;
  const half = halfWidth(rate);
  const digits = digitsFor(half, DIGITS);
  return html`${format.percent(rate.mean, digits)}%${
    half === null ? nothing : html` <small class="muted">${texts.rates.give(format.percent(half, digits))}</small>`
  }`;
}

/**
 * @param {Lab} lab
 * @param {Words} words
 * @param {Row[]} rows
 * @returns {import('../../lib/chart/model.js').ChartModel}
 */
function chart(lab, words, rows) {
  const { texts, format } = lab;
  const column = (
    /** @type {Rule} */ rule,
    /** @type {(rate: NonNullable<ReturnType<typeof known>>) => number | null | undefined} */ of,
  ) =>
    Float64Array.from(rows, (row) => {
      const rate = known(row, rule);
      return (rate && of(rate)) ?? NaN;
    });
  const series = SHOWN.map((rule) => ({
    id: rule,
    label: texts.rules[rule],
    ...LOOKS[rule],
    mean: column(rule, ({ mean }) => mean),
    lo: column(rule, ({ ci }) => ci?.[0]),
    hi: column(rule, ({ ci }) => ci?.[1]),
    hidden: false,
  }));
  const marks = rows.flatMap((row) =>
    SHOWN.flatMap((rule) => {
      const rate = known(row, rule);
      return rate?.ci
        ? [{ x: row.programs, tone: LOOKS[rule].tone, ci: rate.ci, aside: rule === 'optimal' ? -1 : 1 }]
        : [];
    }),
  );
  return {
    ...common(series, []),
    games: Float64Array.from(rows, ({ programs }) => programs),
    axis: 'linear',
    xMax: MOST_PROGRAMS,
    bands: true,
    over: bars(marks),
    format: formatOf(format),
    texts: {
      ...textsOf(lab),
      series: '',
      label: words.label,
      description: words.description,
      xAxis: texts.curves.programs,
      noGames: texts.curves.noGames,
      reading: (x) => texts.curves.atPrograms(format.count(x)),
    },
  };
}
