// What the chart draws of games that are played by hand: their averages, and beside them what perfect play is worth,
// and the reader's own.

import { averagesModel, luckModel } from '../rollout/chart-model.js';

/** @typedef {import('./hand-element.js').HandElement<any, any, any, any>} Lab */
/** @typedef {import('../rollout/shapes.js').Theory} Theory */

/** Nobody plays a thousand games by hand: the axis begins with room for so many. */
const LEAST = 20;

/** Two values that differ by less are written alike. */
const SAME = 5e-3;

/**
 * @param {Lab} lab
 * @param {{reliable: boolean}} readout
 * @param {Theory | null} theory
 * @returns {import('../chart/model.js').ChartModel}
 */
export function handChart(lab, { reliable }, theory) {
  const model = averagesModel(lab, theory, LEAST);
  const { own, texts, format } = lab;
  if (own !== null && theory && Math.abs(own - theory.plain.mean) > SAME) {
    model.limits = [{ value: own, label: texts.chart.own(format.percent(own, 2)), tone: 'yours' }];
  }
  return { ...model, faint: !reliable };
}

/**
 * The average luck of these games, on the same axis.
 * @param {Lab} lab
 * @param {Theory | null} theory
 */
export const handLuckChart = (lab, theory) => luckModel(lab, theory, LEAST);
