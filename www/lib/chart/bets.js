// Where the reader has bet that lines will settle: marks with names at the left edge of the plot, and at the
// right one where the lines' names leave room. Pure, like the drawing that they are part of.

import { svg } from 'lit';
import { round } from './axes.js';
import { NAME_SIZE, textWidth } from './plan.js';
import { TALL, nameText } from './label.js';
import { bestPlace } from './placing.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./model.js').Bet} Bet */
/** @typedef {import('./model.js').Paint} Paint */
/** @typedef {import('./placing.js').Box} Box */

/** Of a mark, in pixels. */
const WIDE = 9;
const HALF = 6;

/** @param {Plan} plan */
const shown = ({ model }) => model.bets?.filter(({ hidden }) => !hidden) ?? [];

/**
 * How far each mark moves inward, so as not to cover another one.
 * @param {Plan} plan
 */
const inwards = (plan) =>
  shown(plan).map(({ value }, i, all) => {
    const covered = all.slice(0, i).filter((one) => Math.abs(plan.y(one.value) - plan.y(value)) < 2 * HALF);
    return covered.length * (WIDE + 3);
  });

/**
 * Where the names go: beside their marks, but not on each other nor on the levels of truth and limits.
 * @param {Plan} plan
 * @returns {Box[]}
 */
export function betLabels(plan) {
  const { model, left, right, top, bottom, y } = plan;
  const levels = [...model.limits, ...(model.truth ? [model.truth] : [])].map(({ value }) => ({
    left,
    right,
    top: y(value) - 2,
    bottom: y(value) + 2,
  }));
  const start = left + WIDE + 5 + Math.max(0, ...inwards(plan));
  /** @type {Box[]} */
  const placed = [];
  for (const { label, value } of shown(plan)) {
    const box = { left: start, right: start + textWidth(label, NAME_SIZE) };
    const places = [0, -7, 7, -TALL, TALL, -21, 21].map((away) => {
      // The axis would strike a name through that lies on it.
      const centre = Math.max(top, Math.min(bottom - TALL / 2 - 1, y(value) + away));
      return { ...box, top: centre - TALL / 2, bottom: centre + TALL / 2 };
    });
    placed.push(bestPlace(places, placed, levels) ?? places[0]);
  }
  return placed;
}

/**
 * Hollow or not, so that the colour is not all that tells them apart.
 * @param {Plan} plan
 * @param {Paint} paint
 */
export function bets(plan, paint) {
  const { left, right, wide, y } = plan;
  const labels = betLabels(plan);
  const inward = inwards(plan);
  return shown(plan).map(({ label, tone, value, hollow }, i) => {
    const from = round(y(value) - HALF);
    const mark = `M${left + inward[i]},${from}l${WIDE},${HALF}l${-WIDE},${HALF}Z`;
    const opposite = `M${round(right - inward[i])},${from}l${-WIDE},${HALF}l${WIDE},${HALF}Z`;
    return svg`<path d=${wide ? mark + opposite : mark} fill=${paint(hollow ? 'card' : tone)}
        stroke=${paint(tone)} stroke-width="1.75" />
      ${nameText(label, labels[i].left, (labels[i].top + labels[i].bottom) / 2, paint)}`;
  });
}
