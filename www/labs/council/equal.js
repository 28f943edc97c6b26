// The optimal rules with more programs that all err like the strongest one: the card with their chart and their table. A view, loaded
// with the details.

import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { phrases } from '../../lib/i18n/typography.js';
import { POSITIONS } from './below-work.js';
import { bars, MOST_PROGRAMS, ratesChart } from './charts.js';
import { figures, simulatedRate } from './results.js';
import { LOOKS } from './state.js';

/** @typedef {import('./below-model.js').DetailsModel} Model */
/** @typedef {import('./below-work.js').Row} Row */
/** @typedef {import('./state.js').Rule} Rule */

/** The columns of the table, and the lines of the chart. */
const SHOWN = /** @type {const} */ (['optimal', 'optimalPredicted', 'optimistic', 'majorityStrongest']);

/** Decimals of exact rates, and the least of simulated ones: a phone has room for these. */
const DIGITS = 2;

/** A rate still to come, with the second line that it has on phones. */
const COMING = html`… <small aria-hidden="true">\u00A0</small>`;

/**
 * Rates of the optimal rules, the optimistic rule and the majority against the number of equally good programs.
 * @param {Model} model
 */
export function equal(model) {
  const { equal: rows, format, texts } = model;
  const words = model.words.equal;
  const heads = [words.programs, ...SHOWN.map((rule) => texts.rules[rule])].map(phrases);
  const lines = rows.map(
    (row) => html`<tr data-programs=${row.programs}>
      <th scope="row">${format.count(row.programs)}</th>
      ${SHOWN.map((rule) => html`<td data-rule=${rule}>${written(model, row, rule)}</td>`)}
    </tr>`,
  );
  return html`
    <h2>${words.heading}</h2>
    <p>${words.text}</p>
    <rollout-chart class="second" .model=${guard([rows, texts], () => chart(model))}></rollout-chart>
    ${figures('equals', words.heading, heads, lines)}
    <p class="note muted">${words.note(format.count(POSITIONS))}</p>`;
}

/** The exact rate of a rule, or else its simulated one; null while that is still to come. @param {Row} row @param {Rule} rule */
function known({ exact, simulated }, rule) {
  const mean = exact[rule];
  return mean === null ? (simulated?.rates[rule] ?? null) : { mean, ci: null };
}

/** @param {Model} model @param {Row} row @param {Rule} rule */
function written(model, row, rule) {
  if (row.exact[rule] !== null) return `${model.format.percent(row.exact[rule], DIGITS)}%`;
  const rate = row.simulated?.rates[rule];
  return rate ? simulatedRate(model, rate, DIGITS) : COMING;
}

/** @param {Model} model @returns {import('../../lib/chart/model.js').ChartModel} */
function chart(model) {
  const { equal: rows, format, texts } = model;
  const words = model.words.equal;
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
    ...ratesChart(model, series, [], {
      series: '',
      label: words.label,
      description: words.description,
      xAxis: texts.curves.programs,
      reading: (x) => texts.curves.atPrograms(format.count(x)),
    }),
    games: Float64Array.from(rows, ({ programs }) => programs),
    axis: 'linear',
    xMax: MOST_PROGRAMS,
    bands: true,
    over: bars(marks),
  };
}
