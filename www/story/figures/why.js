// Figure 5: why it works. It subtracts amounts that average zero: tosses from the number seven, and luck from the result of the first
// roll.

import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { byToken, round } from '../../lib/chart/marks.js';
import { inTurn, lengthChoice, lengthKind, WIDTH } from './figure.js';

/** @typedef {import('../texts/en-two-checkers.js').Texts['why']} Texts */
/** @typedef {import('../../pkg/story/rollout_lab.js').Tosses} Tosses */
/** @typedef {{tosses: number}} State */
/**
 * One event of Blue's first roll. The luck of White's roll is subtracted already.
 * @typedef {Object} Branch
 * @property {'doubles' | 'noDoubles'} event
 * @property {[number, number]} chance  a fraction
 * @property {number} result
 * @property {number} luck
 * @property {number} reduced  result − luck
 */
/**
 * @typedef {Object} Model
 * @property {Tosses} tosses
 * @property {Branch[]} branches
 * @property {{result: number, luck: number, reduced: number}} average  over both branches
 */
/** @typedef {import('./figure.js').It<State, Texts>} It */

/** The article has fifty tosses, which may well end half a point off. */
const LENGTHS = [50, 200, 1000];
const [FIRST] = LENGTHS;
const SEVEN = 7;
/** The range of 7 − (green − red). */
const DOMAIN = [2, 12];
const TICKS = [2, SEVEN, 12];

const [LEFT, RIGHT, TOP, BOTTOM] = [26, WIDTH - 46, 8, 138];
/** The top of the tree. */
const TREE = BOTTOM + 30;
const HEIGHT = TREE + 132;
/** Levels of the tree's lines of text, from its top: heading, two branches, averages. */
const [HEADING, ROWS, AVERAGE] = [12, [44, 82], 120];
/** Root, fork and ends of the branches, and right edges of the columns. */
const [ROOT, FORK, END] = [6, 20, 44];
const COLUMNS = { result: 232, luck: 300, reduced: WIDTH - 8 };

/** @type {import('./figure.js').Figure<State, Model, Texts>} */
export const why = {
  name: 'why',

  properties: {
    tosses: { kind: lengthKind(LENGTHS), initial: 200 },
  },

  model: (core, seed, { tosses }) => ({ tosses: core.tosses(seed, tosses), ...treeOf(core) }),

  height: HEIGHT,
  picture,

  alt({ tosses, branches, average }, { state, texts, common, format }) {
    const rows = branches.map(({ event, chance, result, luck, reduced }) =>
      texts.branch(
        texts.events[event],
        chance.join('/'),
        format.plain(result),
        format.points(luck),
        format.plain(reduced),
      ),
    );
    return inTurn(common, [
      texts.tosses(format.count(state.tosses), format.plain(SEVEN), format.percent(tosses.summary.mean, 2)),
      ...rows,
      texts.averages(format.plain(average.result), format.points(average.luck), format.plain(average.reduced)),
    ]);
  },

  controls: (_model, { state, texts, format, id, set }) =>
    lengthChoice(
      {
        name: `${id}-tosses`,
        label: texts.howMany,
        lengths: LENGTHS,
        chosen: state.tosses,
        set: (tosses) => set({ tosses }),
      },
      format,
    ),

  said: ({ tosses: { means } }, { state, texts, format }) => {
    const after = (/** @type {number} */ tosses) => format.percent(means[tosses - 1], 2);
    return texts.said(
      format.count(FIRST),
      after(FIRST),
      format.count(state.tosses),
      after(state.tosses),
      format.plain(SEVEN),
    );
  },
};

/**
 * The tree of the first roll: results without White's luck, by correct estimates, and the same minus Blue's made-up luck.
 * @param {import('./figure.js').StoryCore} core
 * @returns {Pick<Model, 'branches' | 'average'>}
 */
function treeOf(core) {
  const { correct, madeUp, none } = core.presets();
  const [without, made] = [none, madeUp].map(({ doubles, noDoubles }) =>
    core.theory({ ...correct, doubles, noDoubles }),
  );
  const { x } = core.eventsOfRolls();
  /** @param {string} event */
  const chance = (event) => lowest(x.filter((roll) => roll.event === event).length, x.length);
  return {
    branches: [
      {
        event: 'doubles',
        chance: chance('doubles'),
        result: without.leaves.doubles,
        luck: madeUp.doubles,
        reduced: made.leaves.doubles,
      },
      {
        event: 'noDoubles',
        chance: chance('noDoubles'),
        result: without.leaves.fails,
        luck: madeUp.noDoubles,
        reduced: made.leaves.fails,
      },
    ],
    average: { result: without.reduced.mean, luck: made.meanLuck.first, reduced: made.reduced.mean },
  };
}

/** A fraction in lowest terms. @param {number} part @param {number} whole @returns {[number, number]} */
function lowest(part, whole) {
  let [large, small] = [whole, part];
  while (small) [large, small] = [small, large % small];
  return [part / large, whole / large];
}

// ——— Picture: the tosses and their running mean, and below them the tree of the first roll ———

/** @param {Model} model @param {It} it */
function picture(model, it) {
  const { texts, format } = it;
  const { values, means } = model.tosses;
  const x = scaleLinear([1, values.length], [LEFT + 6, RIGHT - 4]);
  const y = scaleLinear(DOMAIN, [BOTTOM - 6, TOP + 6]);
  /** @param {number} value @param {number} i */
  const spot = (value, i) => `${round(x(i + 1))},${round(y(value))}`;
  const last = means.length - 1;
  // Many dots are smaller, so that readers can tell them apart.
  const radius = values.length > 100 ? 1.5 : 2.4;
  return svg`
    <g font-size="11" fill=${byToken('muted')}>
      <path d=${TICKS.map((tick) => `M${LEFT},${round(y(tick))}H${RIGHT}`).join('')} stroke=${byToken('line')} />
      <path d=${`M${LEFT},${round(y(SEVEN))}H${RIGHT}`} stroke=${byToken('truth')} stroke-width="1.25" />
      ${TICKS.map((tick) => svg`<text x=${LEFT - 6} y=${round(y(tick) + 4)} text-anchor="end">${format.plain(tick)}</text>`)}
      <text x=${LEFT} y=${BOTTOM + 13}>${texts.yAxis}</text>
      <text x=${RIGHT} y=${BOTTOM + 13} text-anchor="end">${texts.xAxis(format.count(values.length))}</text>
    </g>
    <g fill=${byToken('plain')} fill-opacity="0.75">
      ${Array.from(values, (value, i) => svg`<circle cx=${round(x(i + 1))} cy=${round(y(value))} r=${radius} data-value=${value} />`)}
    </g>
    <path d=${`M${Array.from(means, spot).join('L')}`} fill="none" stroke=${byToken('reduced')} stroke-width="2.5" stroke-linejoin="round" />
    <g font-size="12" fill=${byToken('ink')}>
      <text x=${RIGHT + 5} y=${round(y(means[last]) - 4)}>${texts.mean}</text>
      <text x=${RIGHT + 5} y=${round(y(means[last]) + 12)} font-weight="700">${format.percent(means[last], 2)}</text>
    </g>
    <g transform=${`translate(0 ${TREE})`}>${tree(model, it)}</g>`;
}

/** @param {Model} model @param {It} it */
function tree({ branches, average }, { texts, format }) {
  const middle = (ROWS[0] + ROWS[1]) / 2;
  return svg`
    <g font-size="12" fill=${byToken('muted')}>
      <text x=${ROOT} y=${HEADING}>${texts.tree}</text>
      ${row(HEADING, texts.columns.result, texts.columns.luck, texts.columns.reduced)}
    </g>
    <g fill="none" stroke=${byToken('muted')} stroke-width="1.5">
      ${ROWS.map((at) => svg`<path d=${`M${ROOT},${middle}H${FORK}L${END - 8},${at}H${END}`} />`)}
    </g>
    <circle cx=${ROOT} cy=${middle} r="4" fill=${byToken('ink')} />
    <g font-size="13" fill=${byToken('ink')}>
      ${branches.map(
        ({ event, chance, result, luck, reduced }, i) => svg`
        <text x=${END + 5} y=${ROWS[i] - 2}>${texts.events[event]}</text>
        <text x=${END + 5} y=${ROWS[i] + 14} fill=${byToken('muted')}>${texts.chances[event](chance.join('/'))}</text>
        ${row(ROWS[i] + 5, format.plain(result), format.points(luck), format.plain(reduced))}`,
      )}
      <path d=${`M${END + 5},${AVERAGE - 17}H${WIDTH - 4}`} stroke=${byToken('muted')} />
      <g font-weight="700">
        <text x=${END + 5} y=${AVERAGE}>${texts.average}</text>
        ${row(AVERAGE, format.plain(average.result), format.points(average.luck), format.plain(average.reduced))}
      </g>
    </g>`;
}

/**
 * A line of the table: result − luck = the rest.
 * @param {number} y
 * @param {string} result
 * @param {string} luck
 * @param {string} reduced
 */
const row = (y, result, luck, reduced) => svg`<g text-anchor="end">
    <text x=${COLUMNS.result} y=${y}>${result}</text>
    <text x=${COLUMNS.luck} y=${y}>${luck}</text>
    <text x=${COLUMNS.reduced} y=${y}>${reduced}</text>
  </g>`;
