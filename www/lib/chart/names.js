// Names of lines and funnels. Beside a wide plot a line has its name at its right end. Names would hide lines inside a narrow plot, which
// has a key below it.

import { svg } from 'lit';
import { lastDefined, LEADER, leaderLine, nameText, round, TALL } from './marks.js';
import { betLabels } from './bets.js';
import { BOLD, indexFrom, NAME_SIZE, textWidth } from './plan.js';
import { overlap, spread } from './placing.js';
import { LIMIT, stroke, TRUTH_WIDTH } from './strokes.js';

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

/** Lines that end this close end in one place, so that their names don't swap with every game. */
const SAME = 6;

/** @param {Plan} plan @returns {Name[]} */
function namesOf({ model, x, xs, right, top, bottom, y }) {
  // While the axis is on its way to more games, lines go on beyond it.
  const beyond = x.domain()[1] < model.xMax;
  /** @param {number} value */
  const within = (value) => Math.max(top, Math.min(bottom, y(value)));
  /** @type {Name[]} */
  const names = [];
  model.series.forEach(({ hidden, mean, label, tone, dash }, i) => {
    const end = lastDefined(mean);
    if (hidden || end < 0 || !(beyond || xs[end] <= right + 1)) return;
    const long = textWidth(label, NAME_SIZE);
    const at = { x: Math.min(xs[end], right), y: within(mean[end]) };
    names.push({ text: label, tone, ...stroke(tone, dash), ...at, long, rank: i });
  });
  const { truth, limits } = model;
  for (const { value, label, tone } of limits) {
    const long = textWidth(label, NAME_SIZE);
    names.push({ text: label, tone, ...LIMIT, x: right, y: within(value), long, rank: Infinity });
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
  return plan.wide ? beside(plan, byPlace(plan, namesOf(plan)), paint) : key(plan, paint);
}

/**
 * From top to bottom, as their lines end.
 * @param {Plan} plan
 * @param {Name[]} all
 */
function byPlace({ model, bottom, y }, all) {
  const middle = model.truth ? y(model.truth.value) : bottom;
  /** @param {Name} name */
  const place = ({ y: at }) => Math.round((at - middle) / SAME);
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
  const ended = all.filter(({ x }) => x < right);
  const ends = Math.max(left, ...ended.map(({ x }) => x));
  const longest = Math.max(...ended.map(({ long }) => long));
  // The names of bets at the left need room, too.
  const fits = ends + 2 * LEADER + longest < right - 4 && betLabels(plan).every((bet) => bet.right < ends);
  // Inside the plot the axis would strike a name through.
  const inner = fits ? betweenLevels(all, right, top, bottom - 1) : null;
  const outer = inner ? all.filter(({ x }) => x >= right) : all;
  const centres = spread(
    outer.map(({ y }) => y),
    TALL,
    top - TALL / 2,
    bottom + TALL / 2,
  );
  return [
    ...(inner ?? []).map(({ name, centre }) => withLeader(name, ends + 2 * LEADER, centre, paint)),
    ...outer.map((name, i) => withLeader(name, right + LEADER, centres[i], paint)),
  ];
}

/** How far names inside the plot stay away from levels. */
const CLEAR = 3;

/**
 * Places the names of lines that end inside the plot, each on its line's side of the levels that go on to the right edge.
 * @param {Name[]} all  from top to bottom
 * @param {number} right
 * @param {number} top
 * @param {number} bottom
 * @returns {{name: Name, centre: number}[] | null} null if they have no room there
 */
function betweenLevels(all, right, top, bottom) {
  /** @type {{name: Name, centre: number}[]} */
  const placed = [];
  /** @type {Name[]} */
  let group = [];
  let from = top;
  /** @param {number} to */
  const place = (to) => {
    const centres = spread(
      group.map(({ y }) => y),
      TALL,
      from,
      to,
    );
    placed.push(...group.map((name, i) => ({ name, centre: centres[i] })));
    return group.length * TALL <= to - from;
  };
  for (const name of all) {
    if (name.x < right) {
      group.push(name);
    } else {
      if (!place(name.y - CLEAR)) return null;
      group = [];
      from = name.y + CLEAR;
    }
  }
  return place(bottom) ? placed : null;
}

/**
 * A name, and what leads to it from the end of its line.
 * @param {Name} name
 * @param {number} at
 * @param {number} centre
 * @param {Paint} paint
 */
function withLeader(name, at, centre, paint) {
  const from = `M${round(name.x + 5)},${round(name.y)}`;
  const to = `${round(at - 4)},${round(centre)}`;
  const style = { ...name, width: Math.min(name.width, 2) };
  const far = at - name.x > LEADER + 2;
  // Inside the plot a leader must not look as if the line went on.
  return svg`${far ? svg`<path d=${`${from}L${to}h-14`} fill="none" stroke=${paint('muted')} stroke-dasharray="1 3" />` : ''}
    ${leaderLine(style, far ? `M${to}h-12` : `${from}L${to}`, paint)}
    ${nameText(name.text, at, centre, paint, name.tone === 'truth')}`;
}

/**
 * Draws the names below the plot, each after a piece of its line.
 * @param {Plan} plan
 * @param {Paint} paint
 */
const key = ({ key: entries }, paint) =>
  entries.map(({ text, strong, x, y, ...style }) => {
    const centre = y - NAME_SIZE * 0.35;
    return svg`${leaderLine(style, `M${x},${round(centre)}h14`, paint)}
      ${nameText(text, x + LEADER, centre, paint, strong)}`;
  });

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
