// Names of lines and funnels. A line has its name at its right end: beside a wide plot, inside a narrow one.

import { svg } from 'lit';
import { lastDefined, LEADER, leaderLine, nameText, round, stroke, TALL, TRUTH_WIDTH } from './marks.js';
import { betLabels } from './bets.js';
import { indexFrom, NAME_SIZE, textWidth } from './plan.js';
import { inOrder, overlap, spread } from './placing.js';

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
/** Lines that end this close end in one place, so that their names don't swap with every game. */
const SAME = 6;
/** Names with leaders may swap if their lines end further apart than this. */
const SAME_WITH_LEADER = 2;

/** @param {Plan} plan @returns {Name[]} */
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

/** @param {Plan} plan @param {Paint} paint */
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
 * Draws names in columns: right of the ends of the lines while there is room, otherwise beside the plot.
 * @param {Plan} plan
 * @param {Name[]} all
 * @param {Paint} paint
 */
function beside(plan, all, paint) {
  const { left, right, top, bottom } = plan;
  const ends = Math.max(left, ...all.filter(({ x }) => x < right).map(({ x }) => x));
  const longest = Math.max(...all.filter(({ x }) => x < right).map(({ long }) => long));
  // The names of bets at the left need room, too.
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
  // Truth and limits pass through the inner column, so entries without a name keep their places free.
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
 * Without a margin, names stand beside the ends of the lines inside the plot, in the order of these ends, where they cover least of
 * any line. A leader goes from each to its line.
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
    // If there is no room for all, the least important one goes.
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
 * Groups labels that overlap from side to side into columns. Each column keeps their order.
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

/** Ranks names: readers miss the truth most, and then the lines in their order. @param {Name} name */
const order = ({ tone, rank }) => (tone === 'truth' ? -1 : rank);

/**
 * Returns the boxes that the lines cover between two pixels across.
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

// ——— Names of the funnels, before a game is rolled. Later the lines' names say which is which ———

/** Where along the x axis a funnel's name may start, and whether below its outline; best first. */
const FUNNEL_PLACES = [
  ...[0.4, 0.3, 0.2, 0.1, 0.03].map((share) => ({ share, below: false })),
  ...[0.03, 0.1, 0.2].map((share) => ({ share, below: true })),
];

/**
 * Draws the name of each funnel's series by the funnel's upper outline, where the name crosses no outline.
 * @param {Plan} plan
 * @param {Paint} paint
 */
export function funnelNames(plan, paint) {
  const { model, left, right, top, bottom, x, y } = plan;
  const funnels = model.funnels.filter(({ hidden, games }) => !hidden && games.length);
  /** @param {import('./model.js').Funnel} funnel @param {number} at */
  const outline = ({ games, hi }, at) => y(hi[Math.min(indexFrom(games, x.invert(at)), games.length - 1)]);
  const placed = betLabels(plan);
  if (model.truth) {
    const at = y(model.truth.value);
    placed.push({ left, right, top: at - 3, bottom: at + 3 });
  }
  return funnels.map((funnel) => {
    const { tone } = funnel;
    const series = model.series.find((one) => one.tone === tone);
    if (!series) return '';
    const long = textWidth(series.label, NAME_SIZE);
    for (const { share, below } of FUNNEL_PLACES) {
      const start = left + share * (right - left);
      const end = start + LEADER + long;
      const low = below ? outline(funnel, end) + 3 + TALL : outline(funnel, start) - 3;
      const box = { left: start, right: end, top: low - TALL, bottom: low };
      const outlines = funnels
        .filter((other) => other !== funnel)
        .map((other) => ({ ...box, top: outline(other, start) - 1, bottom: outline(other, end) + 1 }));
      if (box.top < top || box.bottom > bottom || end > right) continue;
      if ([...placed, ...outlines].some((one) => overlap(box, one) > 0)) continue;
      placed.push(box);
      const centre = (box.top + box.bottom) / 2;
      const style = { tone, ...stroke(tone, series.dash) };
      return svg`${leaderLine(style, `M${round(start)},${round(centre)}h12`, paint)}
        ${nameText(series.label, start + LEADER - 2, centre, paint)}`;
    }
    return '';
  });
}
