// The optimal rules with more programs that all err like the strongest one: the piece that has their rates computed, and the card
// with their chart and their table. Loaded with the details.

import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { phrases } from '../../lib/i18n/typography.js';
import { Course } from '../../lib/workers/course.js';
import { core } from './core.js';
import { bars, MOST_PROGRAMS, ratesChart } from './model.js';
import { figures, simulatedRate } from './results.js';
import { LOOKS } from './state.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {import('./state.js').Rule} Rule */
/** @typedef {typeof import('./texts/en-below.js').below.equal} Words */

// ——— The rates ———

/** The numbers of programs. Even numbers add little: see the note of the chart above. */
const PROGRAMS = [1, 3, 5, 7, 9];

/** Positions for each number of programs: a 95% interval reaches ± 0.27 points, and all of them take a second. */
const POSITIONS = 100_000;

/** A fixed seed: every reader sees these positions, and no address has to say them. */
const SEED = '0x16';

/**
 * @typedef {Object} Row
 * @property {number} programs
 * @property {import('./state.js').CouncilModel} model
 * @property {import('../../pkg/council/rollout_lab.js').CouncilRates} exact
 * @property {import('../../pkg/council/rollout_lab.js').CouncilReadout | null} simulated  where a rule has no exact rate; null: still to come
 */

/** The rules of one, three, five … programs: exact where there is a quadrature, and else simulated, one number after the other. */
export class EqualPrograms {
  /** @param {Lab} host */
  constructor(host) {
    this.host = host;
    /** The settings of these programs, as a text. */
    this.of = '';
    /** @type {Row[]} */
    this.rows = [];
    /** @type {import('../../pkg/council/rollout_lab.js').CouncilTrials | null} */
    this.simulation = null;
    /** @type {Course | null} */
    this.course = null;
    host.equal = this;
    host.addController(this);
  }

  get busy() {
    return this.course?.busy ?? false;
  }

  hostDisconnected() {
    this.end();
    this.of = '';
  }

  hostUpdated() {
    this.follow();
  }

  /** Begins again if the programs are others now. */
  follow() {
    const { host } = this;
    const { candidates, d, s1 } = host.state.wanted;
    if (!host.isConnected || host.failure || host.state.hide.has('panel')) return;
    const of = [candidates, d, s1].join();
    if (of === this.of) return;
    this.end();
    this.of = of;
    host.guard(() => {
      this.rows = PROGRAMS.map((programs) => {
        const model = { candidates, d, s1, s2: s1, copying: 0, programs };
        return { programs, model, exact: core.councilExact(model), simulated: null };
      });
      this.next();
    });
    host.touched();
  }

  /** Simulates the next row without an exact rate, if there is one left. */
  next() {
    const { host } = this;
    const row = this.rows.find(({ exact, simulated }) => exact.optimal === null && !simulated);
    this.end();
    if (!row) return;
    const simulation = new core.CouncilTrials(row.model, SEED);
    this.simulation = simulation;
    this.course = new Course(core, simulation, {
      merged: () => {
        if (simulation.done < POSITIONS || this.simulation !== simulation) return;
        host.guard(() => {
          row.simulated = simulation.readout();
          this.next();
        });
        host.touched();
      },
      failed: (error) => host.fail(error),
    });
    this.course.aim(POSITIONS);
  }

  /** Ends the simulation. */
  end() {
    this.course?.end();
    this.course = null;
    this.simulation?.free();
    this.simulation = null;
  }
}

// ——— The card ———

/** The columns of the table, and the lines of the chart. */
const SHOWN = /** @type {const} */ (['optimal', 'optimalPredicted', 'optimistic', 'majorityStrongest']);

/** Decimals of exact rates, and the least of simulated ones: a phone has room for these. */
const DIGITS = 2;

/** A rate still to come, with the second line that it has on phones. */
const COMING = html`… <small aria-hidden="true">\u00A0</small>`;

/**
 * Rates of the optimal rules, the optimistic rule and the majority against the number of equally good programs.
 * @param {Lab} lab
 * @param {Words} words
 */
export function equal(lab, words) {
  const { texts, format } = lab;
  const { rows } = lab.equal ?? new EqualPrograms(lab);
  const heads = [words.programs, ...SHOWN.map((rule) => texts.rules[rule])].map(phrases);
  const lines = rows.map(
    (row) => html`<tr data-programs=${row.programs}>
      <th scope="row">${format.count(row.programs)}</th>
      ${SHOWN.map((rule) => html`<td data-rule=${rule}>${written(lab, row, rule)}</td>`)}
    </tr>`,
  );
  const done = rows.filter(({ simulated }) => simulated).length;
  return html`
    <h2>${words.heading}</h2>
    <p>${words.text}</p>
    <rollout-chart class="second" .model=${guard([rows, done, texts], () => chart(lab, words, rows))}></rollout-chart>
    ${figures('equals', words.heading, heads, lines)}
    <p class="note muted">${words.note(format.count(POSITIONS))}</p>`;
}

/** The exact rate of a rule, or else its simulated one; null while that is still to come. @param {Row} row @param {Rule} rule */
function known({ exact, simulated }, rule) {
  const mean = exact[rule];
  return mean === null ? (simulated?.rates[rule] ?? null) : { mean, ci: null };
}

/** @param {Lab} lab @param {Row} row @param {Rule} rule */
function written(lab, row, rule) {
  if (row.exact[rule] !== null) return `${lab.format.percent(row.exact[rule], DIGITS)}%`;
  const rate = row.simulated?.rates[rule];
  return rate ? simulatedRate(lab, rate, DIGITS) : COMING;
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
    ...ratesChart(lab, series, [], {
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
