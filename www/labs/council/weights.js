// What a vote of the optimal rule weighs, against the value that is reported. A view.

import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { core } from './core.js';
import { modelOf } from './state.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {typeof import('./texts/en-below.js').below.weights} Words */

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export const weights = (lab, words) => html`
  <h2>${words.heading}</h2>
  <p>${words.text}</p>
  <rollout-chart class="second" .model=${guard([lab.state.wanted, lab.texts], () => model(lab, words))}></rollout-chart>`;

/**
 * @param {Lab} lab
 * @param {Words} words
 * @returns {import('../../lib/chart/model.js').ChartModel}
 */
function model({ texts, format, state }, words) {
  const { value, strongest, others } = core.councilWeights(modelOf(state.wanted));
  const { chart } = texts;
  const from = value[0];
  const line = { lo: null, hi: null, hidden: false };
  const both = state.wanted.s1 !== modelOf(state.wanted).s2;
  return {
    // The axis of a chart begins at 0.
    games: value.map((one) => one - from),
    series: [
      { id: 'strongest', label: both ? words.strongest : words.every, tone: 'truth', mean: strongest, ...line },
      ...(both ? [{ id: 'others', label: words.others, tone: 'reduced', dash: '9 3', mean: others, ...line }] : []),
    ],
    funnels: [],
    truth: null,
    limits: [{ value: 1, label: words.one, tone: 'plain' }],
    axis: 'linear',
    xMax: value[value.length - 1] - from,
    bands: false,
    domain: [0, Math.max(1.5, Math.ceil(strongest[strongest.length - 1]))],
    format: {
      value: (weight) => format.plain(weight, 2),
      spoken: (weight) => format.plain(weight, 2),
      tick: (weight) => format.plain(weight, 1),
      games: (x) => format.points(x + from, 1),
      gamesTick: (x) => format.points(x + from, 1),
    },
    texts: {
      label: words.label,
      description: words.description,
      series: words.series,
      xAxis: words.xAxis,
      noGames: '',
      reading: (x) => words.at(format.points(x + from, 1)),
      band: chart.band,
      always: '',
      spoken: (heading, rows) =>
        chart.spoken(
          heading,
          rows.map(({ label, value: said }) => chart.spokenRow(label, said, '')).join(chart.spokenAnd),
        ),
    },
  };
}
