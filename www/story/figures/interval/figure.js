// Figure 9: a hundred rollouts and their 95% intervals. About five miss, which is what 95% means; stopped as soon as they are
// ahead, rollouts are biased.

import { html } from 'lit';
import { choice, flag, whole } from '../../../lib/address/kinds.js';
import { choices } from '../../live/choices.js';
import { lengthChoice, lengthKind } from '../lengths.js';
import { inTurn } from '../sentences.js';
import { SHOWN } from '../shown.js';
import { HEIGHT, picture } from './picture.js';

/** @typedef {'plain' | 'reduced'} Estimate  reduced: with the made-up table's luck */
/** @typedef {{games: number, stopped: boolean, estimate: Estimate, guess: number | null, shown: boolean}} State */
/** @typedef {import('../figure.js').It<State, import('./en.js').Texts>} Own */
/** @typedef {import('../figure.js').StoryCore} Core */

/**
 * @typedef {Object} Model  chances in percent; columns with one row for each rollout
 * @property {Float64Array} mean
 * @property {Float64Array} low
 * @property {Float64Array} high
 * @property {Float64Array} contains  1: the interval contains the truth
 * @property {number} contain  how many do
 * @property {number} miss  how many do not
 * @property {number} truth
 * @property {number} average  of the means
 * @property {number} stopped  the same if each is stopped as soon as it is ahead
 * @property {boolean} early  whether any that is shown was stopped before its last game
 * @property {[number, number]} widest  all that plain games have to show
 * @property {{games: number, coverage: number | null}[]} coverage  of plain rollouts, exactly
 */

const ROLLOUTS = 100;
/** Of each rollout, to choose from. */
const GAMES = [10, 30, 100, 1000];
const ESTIMATES = /** @type {const} */ (['plain', 'reduced']);
const ENDS = /** @type {const} */ (['over', 'ahead']);
const GUESSES = { least: 0, most: 30, step: 1, start: 15 };

/**
 * @param {Core} core
 * @param {string} seed
 * @param {Pick<State, 'games' | 'stopped' | 'estimate'>} state
 */
function intervals(core, seed, { games, stopped, estimate }) {
  const { none, madeUp } = core.presets();
  return core.intervals(seed, ROLLOUTS, games, estimate === 'plain' ? none : madeUp, stopped);
}

/** @type {import('../figure.js').Figure<State, Model, import('./en.js').Texts>} */
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
      // Of no rollout there would be none.
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

  // There it is a thousand rollouts, of which these are the first hundred.
  lab: (_, { state: { games, stopped }, seed }) => ({
    lab: 'two-checker',
    values: `preset=made-up&seed=${seed}&games=${games}&show=${stopped ? 'stopped' : 'many'}`,
  }),
};

/**
 * @param {Model} model
 * @param {Own} it
 */
function counts({ contain, miss, truth, early }, { state, texts, format }) {
  const write = !state.stopped ? texts.fixed : early ? texts.ahead : texts.tooShort;
  const rollouts = write(format.count(ROLLOUTS), format.count(state.games));
  return texts.counts(rollouts, format.count(contain), format.value(truth), format.count(miss));
}

/**
 * @param {Model} model
 * @param {Own} it
 */
const means = ({ average, truth }, { texts, format }) =>
  texts.means(format.value(average, 2), format.difference(average, truth, 2).luck);
