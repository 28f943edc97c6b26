// Names of lines, at their right ends: beside the plot where it is wide, inside it where it is narrow.

import { svg } from 'lit';
import { round } from './axes.js';
import { betLabels } from './bets.js';
import { lastDefined } from './curves.js';
import { indexFrom } from './domain.js';
import { NAME_SIZE, textWidth } from './plan.js';
import { LEADER, TALL, leaderLine, nameText } from './label.js';
import { bestPlace, spread } from './placing.js';
import { TRUTH_WIDTH, stroke } from './tone.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./model.js').Paint} Paint */
/** @typedef {import('./placing.js').Box} Box */

/**
 * @typedef {Object} Name
 * @property {string} text
 * @property {string} tone
 * @property {number} width  of the line it names
 * @property {string} dash
 * @property {number} x  the line's end, within the plot
 * @property {number} y
 * @property {number} long  of the text
 * @property {number} rank  order among lines that end in the same place
 */

/** How much wider bold text is. */
const BOLD = 1.1;
/** Lines that end this close count as one place, so that names don't change places with every game. */
const SAME = 6;

/**
 * @param {Plan} plan
 * @returns {Name[]}
 */
function namesOf({ model, xs, right, top, bottom, y }) {
  /** @param {number} value */
  const within = (value) => Math.max(top, Math.min(bottom, y(value)));
  /** @type {Name[]} */
  const names = [];
  model.series.forEach(({ hidden, mean, label, tone, dash }, i) => {
    const end = lastDefined(mean);
    if (hidden || end < 0 || !(xs[end] <= right + 1)) return;
    const long = textWidth(label, NAME_SIZE);
    const at = { x: xs[end], y: within(mean[end]) };
    names.push({ text: label, tone, ...stroke(tone, dash), ...at, long, rank: i });
  });
  const { truth, limits } = model;
  for (const { value, label, tone } of limits) {
    const long = textWidth(label, NAME_SIZE);
    const line = { tone, width: 1.25, dash: '4 3' };
    names.push({ text: label, ...line, x: right, y: within(value), long, rank: Infinity });
  }
  if (truth) {
    const { label } = truth;
    const long = textWidth(label, NAME_SIZE) * BOLD;
    const line = { tone: 'truth', width: TRUTH_WIDTH, dash: '' };
    names.push({ text: label, ...line, x: right, y: within(truth.value), long, rank: 0.5 });
  }
  return names;
}

/**
 * @param {Plan} plan
 * @param {Paint} paint
 */
export function names(plan, paint) {
  const all = namesOf(plan);
  return plan.wide ? beside(plan, all, paint) : inside(plan, all, paint);
}

/**
 * In columns: right of the ends of the lines while there is room, otherwise beside the plot.
 * @param {Plan} plan
 * @param {Name[]} all
 * @param {Paint} paint
 */
function beside(plan, all, paint) {
  const { left, right, top, bottom, model, y } = plan;
  const middle = model.truth ? y(model.truth.value) : bottom;
  /** @param {Name} name */
  const place = ({ y: at }) => Math.round((at - middle) / SAME);
  all.sort((a, b) => place(a) - place(b) || a.rank - b.rank);
  const ends = Math.max(left, ...all.filter(({ x }) => x < right).map(({ x }) => x));
  const longest = Math.max(...all.filter(({ x }) => x < right).map(({ long }) => long));
  // Nor would there be room among the names of bets, which are at the left.
  const fits = ends + 2 * LEADER + longest < right - 4 && betLabels(plan).every((bet) => bet.right < ends);
  /** @param {Name[]} column @param {number} at */
  const columnOf = (column, at) => {
    const centres = spread(column.map((name) => name.y), TALL, top - TALL / 2, bottom + TALL / 2);
    return column.map((name, i) => {
      if (!name.text) return '';
      const from = `M${round(name.x + 5)},${round(name.y)}`;
      const to = `${round(at - 4)},${round(centres[i])}`;
      const style = { ...name, width: Math.min(name.width, 2) };
      const far = at - name.x > LEADER + 2;
      // Inside the plot a leader must not look as if the line went on.
      return svg`${far ? svg`<path d=${`${from}L${to}h-14`} fill="none" stroke=${paint('muted')}
          stroke-dasharray="1 3" />` : ''}
        ${leaderLine(style, far ? `M${to}h-12` : `${from}L${to}`, paint)}
        ${nameText(name.text, at, centres[i], paint, name.tone === 'truth')}`;
    });
  };
  if (!fits) return columnOf(all, right + LEADER);
  // Truth and limits pass through the inner column: nameless entries keep their places free.
  const inner = all.map((name) => (name.x < right ? name : { ...name, text: '' }));
  return [columnOf(inner, ends + 2 * LEADER), columnOf(all.filter(({ x }) => x >= right), right + LEADER)];
}

/**
 * Each beside, above or below the end of its line, where it covers least; not at all where it would lie on
 * another name.
 * @param {Plan} plan
 * @param {Name[]} all
 * @param {Paint} paint
 */
function inside(plan, all, paint) {
  const { left, right, top, bottom } = plan;
  const placed = betLabels(plan);
  return all.sort((a, b) => order(a) - order(b)).map((name) => {
    const swatch = name.tone === 'truth' ? 0 : LEADER - 2;
    const long = name.long + swatch;
    const after = name.x + 8 + long <= right;
    const start = Math.max(left + 2, after ? name.x + 8 : right - long);
    const box = { left: start, right: start + long };
    const lines = covered(plan, box);
    const own = covered(plan, box, name);
    const above = Math.min(name.y, ...own.map((line) => line.top)) - 3 - TALL;
    const below = Math.max(name.y, ...own.map((line) => line.bottom)) + 3;
    const starts = after ? [name.y - TALL / 2] : [above, below];
    for (let away = 7; away <= 9 * 7; away += 7) starts.push(above - away + 7, below + away - 7);
    const places = starts.filter((at) => at >= top && at + TALL <= bottom)
      .map((at) => ({ ...box, top: at, bottom: at + TALL }));
    const best = bestPlace(places, placed, lines);
    if (!best) return '';
    placed.push(best);
    const centre = (best.top + best.bottom) / 2;
    const sample = `M${round(start)},${round(centre)}h${LEADER - 6}`;
    return svg`${swatch ? leaderLine(name, sample, paint) : ''}
      ${nameText(name.text, start + swatch, centre, paint, name.tone === 'truth')}`;
  });
}

/** @param {Name} name */
const order = ({ tone, rank }) => (tone === 'truth' ? -1 : rank);

/**
 * What the lines cover between two pixels across, a box per line; or only the line of one name.
 * @param {Plan} plan
 * @param {{left: number, right: number}} between
 * @param {Name} [only]
 * @returns {Box[]}
 */
function covered({ model, xs, y, right }, between, only) {
  /** @type {Box[]} */
  const boxes = [];
  const first = Math.max(0, indexFrom(xs, between.left) - 1);
  model.series.forEach(({ hidden, mean }, rank) => {
    if (hidden || (only && only.rank !== rank)) return;
    let top = Infinity;
    let bottom = -Infinity;
    for (let i = first; i < xs.length && xs[i] <= between.right; i += 1) {
      const at = y(mean[i]);
      if (at < top) top = at;
      if (at > bottom) bottom = at;
    }
    if (top <= bottom) boxes.push({ ...between, top: top - 1, bottom: bottom + 1 });
  });
  /** @param {number} value */
  const level = (value) => {
    const at = y(value);
    boxes.push({ left: between.left, right, top: at - 1.5, bottom: at + 1.5 });
  };
  if (model.truth && (!only || only.tone === 'truth')) level(model.truth.value);
  if (!only) model.limits.forEach(({ value }) => level(value));
  return boxes;
}
