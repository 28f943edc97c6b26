// Where rollouts settle that are cut short at a horizon: the exact curve from the evaluation to the value of games to the end,
// with the horizon in force and the averages measured there. A view.

import { css, html, nothing, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../../lib/chart/chart.js';
import { round } from '../../lib/chart/marks.js';
import { digitsFor } from '../../lib/i18n/format.js';
import { word } from '../../lib/i18n/glossary.js';
import { truthOf } from '../../lib/rollout/chart-model.js';
import { halfWidth, writeMeanInUnit } from '../../lib/rollout/readout.js';
import { horizonControl, offSaid } from './luck.js';
import { compared, NEGLIGIBLE } from './model.js';

/** @typedef {import('../../lib/chart/model.js').ChartModel} ChartModel */
/** @typedef {import('../../lib/chart/model.js').Series} Series */
/** @typedef {import('../../lib/rollout/shapes.js').Summary} Summary */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {typeof import('./texts/en-below.js').below['cutShort']} Words */

/** How far a measured average stands from its horizon, in pixels. */
const ASIDE = 7;
/** Half the width of an interval's ends, in pixels. */
const CAP = 4;
/** Room above and below the curve, as a share of its height, and the least height of the axis in points. */
const ROOM = 0.08;
const LEAST = 1;

/** @param {Model} model @param {Words} words */
export function cutShort(model, words) {
  const { current, format, readout, texts } = model;
  if (!current) return nothing;
  const { theory } = current;
  return html`<section class="card cut-card">
    <h2>${word('horizon', words.heading)}</h2>
    <p class="muted">${words.intro}</p>
    <div class="beside">
      <div>
        <div class="choices">${horizonControl(model)}</div>
        <dl class="worth">
          ${theory ? figure('exact', words.settles, bold(format.value(theory.plain.mean, 2))) : nothing}
          ${figure('plain', words.plain, measured(readout.plain, model))}
          ${figure('reduced', words.reduced, measured(readout.reduced, model))}
        </dl>
        <p class="moved">${theory ? said(theory, current, model, words) : words.unknown}</p>
        ${theory?.cut && theory.williams !== null ? html`<p class="muted">${theory.bestPlays ? words.williams : words.notWilliams}</p>` : nothing}
      </div>
      ${
        theory
          ? html`<rollout-chart class="second"
              .model=${guard([current, readout, texts], () => curveModel(model, current, theory, words))}></rollout-chart>`
          : nothing
      }
    </div>
  </section>`;
}

/** @param {string} name  by which tests find it @param {string} label @param {unknown} value */
const figure = (name, label, value) => html`<div data-figure=${name}><dt>${label}</dt><dd>${value}</dd></div>`;

/** @param {string} written */
const bold = (written) => html`<b class="number">${written}</b>`;

/** An average with half its interval. @param {Summary} summary @param {Model} model */
function measured(summary, { format, texts }) {
  const half = halfWidth(summary);
  const give = half === null ? '' : texts.readout.give(format.percent(half, digitsFor(half, format.unit.digits)));
  return html`${bold(writeMeanInUnit(summary, format))} <span class="muted">${give}</span>`;
}

/**
 * How far the rollout settles from the value of games to the end, and why.
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffTheory} theory
 * @param {Made} made
 * @param {Model} model
 * @param {Words} words
 */
function said(theory, { setup: { horizon } }, { format }, words) {
  const exact = format.value(theory.toEnd, 2);
  const { cutShort: curve, plain, cut } = theory;
  if (horizon === null) return words.toEnd(exact, format.value(curve[0], 2));
  if (!cut) return words.tooLate(format.count(curve.length - 1));
  const n = format.count(horizon);
  return Math.abs(plain.mean - theory.toEnd) < NEGLIGIBLE
    ? words.unmoved(n, exact)
    : words.moved(offSaid(theory, format), n, format.value(plain.mean, 2), exact);
}

// ——— The chart ———

/**
 * @param {Model} model
 * @param {Made} made
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffTheory} theory
 * @param {Words} words
 * @returns {ChartModel}
 */
function curveModel({ format, readout, state, texts }, made, theory, words) {
  const { horizon } = made.setup;
  const curve = theory.cutShort;
  const last = curve.length - 1;
  const at = Math.min(horizon ?? last, last);
  const lines = linesOf(made, texts);
  const summaries = { plain: readout.plain, reduced: readout.reduced };
  const means = Object.values(summaries).flatMap(({ mean }) => (mean === null ? [] : [mean]));
  return {
    games: Float64Array.from(curve, (_, n) => n),
    series: lines,
    funnels: [],
    truth: truthOf({ ...theory, cut: false, truth: theory.toEnd }, texts, format),
    limits: [],
    axis: 'linear',
    xMax: last,
    bands: false,
    legend: false,
    domain: around([...lines.flatMap(({ mean }) => [...mean]), theory.toEnd, ...means]),
    over: (plan, paint) => marks(plan, paint, { at, exact: curve[at], summaries, hidden: state.view.hidden }),
    format: {
      value: (value) => format.value(value, 2),
      spoken: (value) => format.inUnit(format.plain(value, 2)),
      tick: (value, step) => format.value(value, step < 1 ? 1 : 0),
      games: format.count,
      gamesTick: (n) => (Number.isInteger(n) ? format.count(n) : ''),
    },
    texts: {
      label: words.chart.label,
      description: words.chart.description,
      series: words.chart.series,
      xAxis: words.chart.xAxis,
      noGames: '',
      reading: (n) => words.chart.at(format.count(n)),
      band: texts.chart.band,
      always: '',
      spoken: (heading, rows) =>
        texts.chart.spoken(
          heading,
          rows.map(({ label, value }) => texts.chart.spokenRow(label, value, '')).join(texts.chart.spokenAnd),
        ),
    },
  };
}

/**
 * The curve of the chosen evaluator, and where estimates are compared those of the others.
 * @param {Made} made
 * @param {Model['texts']} texts
 * @returns {Series[]}
 */
function linesOf({ curves, estimates, setup }, { luck }) {
  const line = (
    /** @type {string} */ id,
    /** @type {string} */ label,
    /** @type {string} */ tone,
    /** @type {number} */ i,
  ) => ({
    id,
    label,
    tone,
    mean: padded(curves[i], curves[0].length),
    lo: null,
    hi: null,
    hidden: false,
  });
  if (estimates.length === 1) return [line('reduced', luck.evaluators[setup.evaluator], 'reduced', 0)];
  return compared(estimates, luck).map(({ id, name, tone, estimate }) => line(id, name, tone, estimate));
}

/** @param {number[]} values @param {number} length */
const padded = (values, length) => Float64Array.from({ length }, (_, n) => values[n] ?? NaN);

/** The ends of an axis with room for these values. @param {number[]} values @returns {[number, number]} */
function around(values) {
  const finite = values.filter(Number.isFinite);
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  const more = ROOM * (high - low) + (high - low < LEAST ? LEAST / 2 : 0);
  return [low - more, high + more];
}

/**
 * A hairline at the horizon, the exact value there as a ring, and the measured averages beside it with their intervals.
 * @param {import('../../lib/chart/plan.js').Plan} plan
 * @param {import('../../lib/chart/model.js').Paint} paint
 * @param {{at: number, exact: number, summaries: {plain: Summary, reduced: Summary}, hidden: Set<string>}} shown
 */
function marks(plan, paint, { at, exact, summaries, hidden }) {
  const x = round(plan.x(at));
  const y = (/** @type {number} */ value) => round(Math.min(plan.bottom, Math.max(plan.top, plan.y(value))));
  const point = (/** @type {'plain' | 'reduced'} */ id, /** @type {number} */ aside) => {
    const { mean, ci } = summaries[id];
    if (mean === null || hidden.has(id)) return nothing;
    const middle = round(x + aside);
    const bar = ci
      ? svg`<path d=${`M${middle - CAP},${y(ci[0])}h${2 * CAP}M${middle},${y(ci[0])}V${y(ci[1])}M${middle - CAP},${y(ci[1])}h${2 * CAP}`}
          fill="none" stroke=${paint(id)} stroke-width="1.5" />`
      : nothing;
    return svg`${bar}<circle class="measured" cx=${middle} cy=${y(mean)} r="4" fill=${paint(id)} stroke=${paint('card')} />`;
  };
  return svg`<path d=${`M${x},${plan.top}V${plan.bottom}`} stroke=${paint('muted')} stroke-dasharray="2 3" fill="none" />
    <circle class="horizon" cx=${x} cy=${y(exact)} r="5" fill=${paint('card')} stroke=${paint('ink')} stroke-width="2" />
    ${point('plain', -2 * ASIDE)} ${point('reduced', -ASIDE)}`;
}

export const cutShortStyles = css`
  .cut-card .beside { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr); gap: 10px 30px; align-items: start; }
  .cut-card :is(p, h2) { margin: 0; }
  .cut-card p + .beside, .cut-card .choices, .cut-card .beside p { margin-top: 8px; }
  .cut-card .muted { font-size: 13px; line-height: 1.4; }
  .cut-card .worth { margin-top: 8px; }
  .cut-card .moved { min-height: 5em; font-size: 14px; }
  .cut-card rollout-chart { height: 300px; }
  @container (max-width: 900px) {
    .cut-card .beside { grid-template-columns: minmax(0, 1fr); }
    .cut-card .moved { min-height: 0; }
  }
`;
