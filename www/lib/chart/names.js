// Names of lines, at their right ends: beside the plot where it is wide, inside it where it is narrow.

import { svg } from 'lit';
import { round } from './axes.js';
import { betLabels } from './bets.js';
import { lastDefined } from './curves.js';
import { indexFrom } from './domain.js';
import { NAME_SIZE, textWidth } from './plan.js';
import { LEADER, TALL, leaderLine, nameText } from './label.js';
import { inOrder, spread } from './placing.js';
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
/** Where a leader goes to each, they may. */
const SAME_WITH_LEADER = 2;

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
  const all = byPlace(plan, namesOf(plan));
  return plan.wide ? beside(plan, all, paint) : inside(plan, all, paint);
}

/**
 * From top to bottom, as their lines end.
 * @param {Plan} plan
 * @param {Name[]} all
 */
function byPlace({ model, bottom, wide, y }, all) {
  const middle = model.truth ? y(model.truth.value) : bottom;
  /** @param {Name} name */
  const place = ({ y: at }) => Math.round((at - middle) / (wide ? SAME : SAME_WITH_LEADER));
  return all.sort((a, b) => place(a) - place(b) || a.rank - b.rank);
}

/**
 * In columns: right of the ends of the lines while there is room, otherwise beside the plot.
 * @param {Plan} plan
 * @param {Name[]} all
 * @param {Paint} paint
 */
function beside(plan, all, paint) {
  const { left, right, top, bottom } = plan;
  const ends = Math.max(left, ...all.filter(({ x }) => x < right).map(({ x }) => x));
  const longest = Math.max(...all.filter(({ x }) => x < right).map(({ long }) => long));
  // Nor would there be room among the names of bets, which are at the left.
  const fits = ends + 2 * LEADER + longest < right - 4 && betLabels(plan).every((bet) => bet.right < ends);
  /** @param {Name[]} column @param {number} at @param {number} lowest */
  const columnOf = (column, at, lowest = bottom + TALL / 2) => {
    const centres = spread(
      column.map((name) => name.y),
      TALL,
      top - TALL / 2,
      lowest,
    );
    return column.map((name, i) => {
      if (!name.text) return '';
      const from = `M${round(name.x + 5)},${round(name.y)}`;
      const to = `${round(at - 4)},${round(centres[i])}`;
      const style = { ...name, width: Math.min(name.width, 2) };
      const far = at - name.x > LEADER + 2;
      // Inside the plot a leader must not look as if the line went on.
      return svg`${
        far
          ? svg`<path d=${`${from}L${to}h-14`} fill="none" stroke=${paint('muted')}
          stroke-dasharray="1 3" />`
          : ''
      }
        ${leaderLine(style, far ? `M${to}h-12` : `${from}L${to}`, paint)}
        ${nameText(name.text, at, centres[i], paint, name.tone === 'truth')}`;
    });
  };
  if (!fits) return columnOf(all, right + LEADER);
  // Truth and limits pass through the inner column: nameless entries keep their places free.
  const inner = all.map((name) => (name.x < right ? name : { ...name, text: '' }));
  // Inside the plot the axis would strike a name through.
  return [
    columnOf(inner, ends + 2 * LEADER, bottom - 1),
    columnOf(
      all.filter(({ x }) => x >= right),
      right + LEADER,
    ),
  ];
}

/**
 * Where there is no margin: beside the ends of the lines inside the plot, in the order in which they end, where they cover
 * least of any line. A leader goes from each to its line.
 * @param {Plan} plan
 * @param {Name[]} all
 * @param {Paint} paint
 */
function inside(plan, all, paint) {
  const { left, right, top, bottom } = plan;
  const levels = levelsOf(plan);
  const labels = all.map((name) => {
    const after = name.x + LEADER + name.long <= right;
    const start = after ? name.x + LEADER : Math.max(left + 2, name.x - LEADER - name.long);
    const box = { left: start, right: start + name.long };
    return { name, after, box, wished: name.y, lines: covered(plan, box, levels), levels };
  });
  const bets = betLabels(plan);
  return columns(labels).flatMap((column) => {
    let shown = column;
    let centres = inOrder(shown, TALL, top, bottom - 1, bets);
    // Where not all have room, the one goes that is least missed.
    while (!centres) {
      const least = shown.reduce((a, b) => (order(b.name) >= order(a.name) ? b : a));
      shown = shown.filter((label) => label !== least);
      centres = inOrder(shown, TALL, top, bottom - 1, bets);
    }
    return shown.map((label, i) => labelled(label, /** @type {number[]} */ (centres)[i], paint));
  });
}

/**
 * A name with its leader.
 * @param {{name: Name, after: boolean, box: {left: number, right: number}}} label
 * @param {number} centre
 * @param {Paint} paint
 */
function labelled({ name, after, box }, centre, paint) {
  const [edge, way] = after ? [box.left - 4, -1] : [box.right + 4, 1];
  const end = `${round(name.x - 5 * way)},${round(name.y)}`;
  return svg`${leaderLine({ ...name, width: 1, dash: '' }, `M${end}L${round(edge + 6 * way)},${round(centre)}`, paint)}
    ${leaderLine(name, `M${round(edge)},${round(centre)}h${6 * way}`, paint)}
    ${nameText(name.text, after ? box.left : box.right, centre, paint, name.tone === 'truth', after ? 'start' : 'end')}`;
}

/**
 * What stands in one another's way, from side to side; in each column in the order in which it comes.
 * @template {{box: {left: number, right: number}}} L
 * @param {L[]} labels
 */
function columns(labels) {
  /** @type {L[][]} */
  const all = [];
  let end = -Infinity;
  for (const label of [...labels].sort((a, b) => a.box.left - b.box.left)) {
    if (label.box.left >= end) all.push([]);
    all[all.length - 1].push(label);
    end = Math.max(end, label.box.right);
  }
  return all.map((column) => labels.filter((label) => column.includes(label)));
}

/** Where truth and limits lie. @param {Plan} plan */
const levelsOf = ({ model, y }) =>
  [...model.limits, ...(model.truth ? [model.truth] : [])].map(({ value }) => y(value));

/** The truth is missed most, and then the lines in their order. @param {Name} name */
const order = ({ tone, rank }) => (tone === 'truth' ? -1 : rank);

/**
 * What the lines cover between two pixels across, a box per line.
 * @param {Plan} plan
 * @param {{left: number, right: number}} between
 * @param {number[]} levels
 * @returns {Box[]}
 */
function covered({ model, xs, y }, between, levels) {
  /** @type {Box[]} */
  const boxes = [];
  const first = Math.max(0, indexFrom(xs, between.left) - 1);
  for (const { hidden, mean } of model.series) {
    if (hidden) continue;
    let top = Infinity;
    let bottom = -Infinity;
    for (let i = first; i < xs.length && xs[i] <= between.right; i += 1) {
      const at = y(mean[i]);
      if (at < top) top = at;
      if (at > bottom) bottom = at;
    }
    if (top <= bottom) boxes.push({ ...between, top: top - 1, bottom: bottom + 1 });
  }
  for (const at of levels) boxes.push({ ...between, top: at - 1.5, bottom: at + 1.5 });
  return boxes;
}
