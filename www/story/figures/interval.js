// Figure 11: a hundred rollouts and their 95% intervals. About five miss, as 95% means. Rollouts that stop as
// soon as they are ahead are biased.

import { scaleLinear } from 'd3-scale';
import { html, svg } from 'lit';
import { choice, flag, whole } from '../../lib/address/kinds.js';
import { round, sharp } from '../../lib/chart/marks.js';
import { choices } from '../live/controls.js';
import { inTurn, lengthChoice, lengthKind, SHOWN, WIDTH } from './figure.js';

/** @typedef {import('../texts/en-two-checkers.js').Texts['interval']} Texts */
/** @typedef {'plain' | 'reduced'} Estimate  reduced: with the made-up table's luck */
/** @typedef {{games: number, stopped: boolean, estimate: Estimate, guess: number | null, shown: boolean}} State */
/** @typedef {import('./figure.js').It<State, Texts>} Own */
/** @typedef {import('./figure.js').StoryCore} Core */
/**
 * @typedef {Object} Model  chances in percent; columns with one row for each rollout
 * @property {Float64Array} mean
 * @property {Float64Array} low
 * @property {Float64Array} high
 * @property {Float64Array} contains  1: the interval contains the truth
 * @property {number} contain  the number of those intervals
 * @property {number} miss  the number of the others
 * @property {number} truth
 * @property {number} average  of the means
 * @property {number} stopped  the average of the means if each rollout stops as soon as it is ahead
 * @property {boolean} early  whether a rollout in the picture stopped before its last game
 * @property {[number, number]} widest  the range of the intervals of plain games
 * @property {{games: number, coverage: number | null}[]} coverage  of plain rollouts, exactly
 */
/** @typedef {{x: number, mean: number, low: number, high: number}} Row */

const ROLLOUTS = 100;
/** The choices of games per rollout. */
const GAMES = [10, 30, 100, 1000];
const ESTIMATES = /** @type {const} */ (['plain', 'reduced']);
const ENDS = /** @type {const} */ (['over', 'ahead']);
const GUESSES = { least: 0, most: 30, step: 1, start: 15 };

const HEIGHT = 290;
const [LEFT, RIGHT, TOP, BOTTOM] = [38, WIDTH - 6, 28, HEIGHT - 42];
/** Half the widths of a cap and of a mark. */
const [CAP, MARK] = [2, 3];
const TICK_SIZE = 11;

/** @type {import('./figure.js').Figure<State, Model, Texts>} */
export const interval = {
  name: 'interval',
  spoils: true,
  properties: {
    games: { kind: lengthKind(GAMES), initial: 100 },
    stopped: { kind: flag, initial: false },
    estimate: { kind: choice({ plain: 'plain', reduced: 'reduced' }), initial: 'plain' },
    guess: { kind: whole(GUESSES.most), initial: null },
    shown: SHOWN,
  },

  model(core, seed, state) {
    const shown = intervals(core, seed, state);
    const plain = intervals(core, seed, { ...state, estimate: 'plain' });
    const stopped = intervals(core, seed, { ...state, stopped: true });
    const { mean, low, high, contains, contain } = shown;
    return {
      mean,
      low,
      high,
      contains,
      contain,
      miss: mean.length - contain,
      truth: shown.limit,
      // Both are null only if there is no rollout.
      average: /** @type {number} */ (shown.average),
      stopped: /** @type {number} */ (stopped.average),
      early: shown.games.some((games) => games < state.games),
      widest: [Math.min(...plain.low), Math.max(...plain.high)],
      coverage: GAMES.map((games) => ({ games, coverage: core.coverage(games) })),
    };
  },

  height: HEIGHT,
  picture,

  guess: ({ texts, format }) => ({
    question: texts.question(format.count(ROLLOUTS)),
    answers: { ...GUESSES, write: (value) => texts.guess(format.count(value)) },
  }),

  controls: (_, { state, texts, format, id, set }) =>
    html`${lengthChoice(
      { name: `${id}-games`, label: texts.games, lengths: GAMES, chosen: state.games, set: (games) => set({ games }) },
      format,
    )}
    ${choices({
      name: `${id}-estimate`,
      label: texts.estimate,
      choices: ESTIMATES.map((value) => ({ value, label: texts.estimates[value] })),
      chosen: state.estimate,
      set: (estimate) => set({ estimate: /** @type {Estimate} */ (estimate) }),
    })}
    ${choices({
      name: `${id}-ends`,
      label: texts.ends,
      choices: ENDS.map((value) => ({ value, label: texts.endings[value] })),
      chosen: state.stopped ? 'ahead' : 'over',
      set: (end) => set({ stopped: end === 'ahead' }),
    })}`,

  said: (model, it) => inTurn(it.common, [counts(model, it), means(model, it)]),
  alt: (model, it) => inTurn(it.common, [it.texts.alt, counts(model, it), means(model, it)]),

  answer({ miss, truth, stopped, coverage }, { state: { guess }, common, texts, format }) {
    return html`<p>${inTurn(common, [
      guess !== null && common.youSaid(texts.guess(format.count(guess))),
      texts.answer(format.count(miss), format.count(ROLLOUTS)),
      texts.stop(format.value(stopped, 2), format.value(truth)),
    ])}</p>
      <table><caption>${texts.caption}</caption>
        <thead><tr><th scope="col">${texts.columns.games}</th><th scope="col">${texts.columns.coverage}</th></tr></thead>
        <tbody>${coverage.map((of) => html`<tr><th scope="row">${format.count(of.games)}</th><td>${format.value(of.coverage)}</td></tr>`)}</tbody>
      </table>`;
  },

  // The lab shows a thousand rollouts. These are its first hundred.
  lab: (_, { state: { games, stopped }, seed }) => ({
    lab: 'two-checker',
    values: `preset=made-up&seed=${seed}&games=${games}&show=${stopped ? 'stopped' : 'many'}`,
  }),
};

/** @param {Core} core @param {string} seed @param {Pick<State, 'games' | 'stopped' | 'estimate'>} state */
function intervals(core, seed, { games, stopped, estimate }) {
  const { none, madeUp } = core.presets();
  return core.intervals(seed, ROLLOUTS, games, estimate === 'plain' ? none : madeUp, stopped);
}

/** @param {Model} model @param {Own} it */
function counts({ contain, miss, truth, early }, { state, texts, format }) {
  const write = !state.stopped ? texts.fixed : early ? texts.ahead : texts.tooShort;
  const rollouts = write(format.count(ROLLOUTS), format.count(state.games));
  return texts.counts(rollouts, format.count(contain), format.value(truth), format.count(miss));
}

/** @param {Model} model @param {Own} it */
const means = ({ average, truth }, { texts, format }) =>
  texts.means(format.value(average, 2), format.difference(average, truth, 2).luck);

// ——— Picture ———
// Intervals that miss the exact answer differ in colour, in weight, and by a mark below them, so that readers can count them.

/** The axis of plain games, within 0% and 100%, so that narrower intervals look narrower. @param {Model} model */
function axis({ widest: [low, high] }) {
  const y = scaleLinear([Math.max(0, low), Math.min(100, high)], [BOTTOM, TOP]).nice(8);
  const values = y.ticks(5);
  return { y: y.clamp(true), ticks: values.map((value) => ({ value, at: y(value) })), step: values[1] - values[0] };
}

/** @param {Model} model @param {Own} it */
function picture(model, it) {
  const { mean, low, high, contains, truth, average } = model;
  const { y, ticks, step } = axis(model);
  const wide = (RIGHT - LEFT) / mean.length;
  const rows = Array.from(mean, (value, i) => ({
    x: round(LEFT + (i + 0.5) * wide),
    mean: y(value),
    low: y(low[i]),
    high: y(high[i]),
    contains: contains[i] === 1,
  }));
  const across = (/** @type {number} */ value) => `M${LEFT},${round(y(value))}H${RIGHT}`;
  return svg`<g fill="none">
      <path d=${ticks.map(({ at }) => `M${LEFT},${sharp(at)}H${RIGHT}`).join('')} stroke="var(--line)" />
      ${rows.filter((row) => row.contains).map((row) => contained(row, `var(--${it.state.estimate})`))}
      <path class="truth" d=${across(truth)} stroke="var(--truth)" stroke-width="2.25" />
      <path class="average" d=${across(average)} stroke="var(--luckline)" stroke-width="1.75" stroke-dasharray="4 3" />
      ${rows.filter((row) => !row.contains).map(missed)}
    </g>
    <g fill="var(--muted)" font-size=${TICK_SIZE} text-anchor="end">
      ${ticks.map(({ value, at }) => svg`<text x=${LEFT - 6} y=${round(at + 4)}>${it.format.value(value, step < 1 ? 1 : 0)}</text>`)}
    </g>
    ${words(model, it)}`;
}

/** @param {Row} row @param {string} colour */
const contained = ({ x, mean, low, high }, colour) => svg`<g class="contains"
    ><path d=${`M${x},${round(low)}V${round(high)}`} stroke=${colour} stroke-opacity="0.6" stroke-width="1.25"
    /><circle cx=${x} cy=${round(mean)} r="1.3" fill=${colour} /></g>`;

/** @param {Row} row */
const missed = ({ x, mean, low, high }) => svg`<g class="misses" stroke="var(--ink)"
    ><path d=${`M${x},${round(low)}V${round(high)}`} stroke-width="2.5"
    /><path d=${`M${x - CAP},${round(low)}h${2 * CAP}M${x - CAP},${round(high)}h${2 * CAP}`} stroke-width="1.5"
    /><circle cx=${x} cy=${round(mean)} r="2.2" fill="var(--ink)" stroke="var(--card)" stroke-width="0.75"
    /><path class="mark" d=${mark(x, BOTTOM + 5)} fill="var(--ink)" stroke="none" /></g>`;

/** A triangle that points up. @param {number} x @param {number} y */
const mark = (x, y) => `M${x},${y}l${MARK},${MARK * 2}h${-2 * MARK}Z`;

/** The legend of both levels, above, and the counts below. @param {Model} model @param {Own} it */
function words({ mean, truth, average, miss }, { common, format, texts }) {
  const rollouts = format.count(mean.length);
  const half = LEFT + 0.42 * (RIGHT - LEFT);
  const y = HEIGHT - 8;
  return svg`<g fill="none">
      <path d=${`M${LEFT},11.5h20`} stroke="var(--truth)" stroke-width="2.25" />
      <path d=${`M${half},11.5h20`} stroke="var(--luckline)" stroke-width="1.75" stroke-dasharray="4 3" />
    </g>
    <g fill="var(--ink)" font-size="12">
      <text x=${LEFT + 26} y="16" font-weight="700">${common.truth(format.value(truth))}</text>
      <text x=${half + 26} y="16">${texts.average(rollouts, format.value(average, 2))}</text>
      <path d=${mark(LEFT + MARK, y - 8)} fill="var(--ink)" />
      <text x=${LEFT + 12} y=${y}>${texts.miss(format.count(miss))}</text>
      <text x=${RIGHT} y=${y} text-anchor="end" fill="var(--muted)" font-size=${TICK_SIZE}>${texts.rollouts(rollouts)}</text>
    </g>`;
}
