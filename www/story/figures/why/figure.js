// Figure 5: why it works. Subtracting what averages zero: from the number seven, again and again, and from the result of
// the first roll.

import { lengthChoice, lengthKind } from '../lengths.js';
import { inTurn } from '../sentences.js';
import { PICTURE_HEIGHT, SEVEN, picture } from './picture.js';

/** @typedef {typeof import('./en.js').en} Texts */
/** @typedef {import('../../../pkg/story/rollout_lab.js').Tosses} Tosses */

/**
 * @typedef {Object} State
 * @property {number} tosses  how many
 */

/**
 * One event of Blue's first roll; the luck of White's is out of it already.
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

/** @typedef {import('../figure.js').It<State, Texts>} It */

/** As often as in the article, and more often: fifty tosses may well end half a point off. */
const LENGTHS = [50, 200, 1000];
const [FIRST] = LENGTHS;

/** @type {import('../figure.js').Figure<State, Model, Texts>} */
export const why = {
  name: 'why',

  properties: {
    tosses: { kind: lengthKind(LENGTHS), initial: 200 },
  },

  model: (core, seed, { tosses }) => ({ tosses: core.tosses(seed, tosses), ...treeOf(core) }),

  height: PICTURE_HEIGHT,
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
 * The tree of the first roll. With no luck on it, a game comes to its result, White's luck taken out with the right
 * estimates; with the made-up luck, to what is left of that.
 * @param {import('../figure.js').StoryCore} core
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

/**
 * The same fraction in lowest terms.
 * @param {number} part
 * @param {number} whole
 * @returns {[number, number]}
 */
function lowest(part, whole) {
  let [large, small] = [whole, part];
  while (small) [large, small] = [small, large % small];
  return [part / large, whole / large];
}
