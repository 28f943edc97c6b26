// How to break it: the same estimates, each for itself. What a roll's luck averages is then what the rollout is off by, and the page
// says so before a game is rolled.

import { html } from 'lit';
import { numbers } from '../../../lib/address/kinds.js';
import { drawAverages } from '../averages.js';
import { LENGTHS, gamesChoice, lengthKind } from '../lengths.js';
import { rolled } from '../rolled.js';
import { CELLS, REACH, tableInWords, tableOf } from '../table-in-words.js';

/** @typedef {import('../figure.js').StoryCore} Core */
/** @typedef {typeof import('./en.js').en} Texts */
/** @typedef {{luck: number[], games: number}} State */

const HEIGHT = 240;
/** As in the dare. @type {[number, number]} */
const DOMAIN = [0, 75];

/**
 * @param {Core} core
 * @param {string} seed
 * @param {State} state
 */
function model(core, seed, { luck, games }) {
  const table = tableOf(luck);
  const rollout = rolled(core, seed, games);
  return { theory: core.theory(table), readout: rollout.readout(table), history: rollout.history(table) };
}

/** @type {import('../figure.js').Figure<State, ReturnType<typeof model>, Texts>} */
export const broken = {
  name: 'broken',
  properties: {
    luck: { kind: numbers(4, [-REACH.doubles, REACH.doubles]), initial: [70, -10, 45, -15] },
    games: { kind: lengthKind(LENGTHS), initial: LENGTHS[1] },
  },
  model,
  height: HEIGHT,

  alt: ({ theory }, { texts, state, format }) =>
    texts.alt(format.count(state.games), format.value(theory.plain.mean, 1), format.value(theory.reduced.mean, 2)),

  picture: ({ history, theory }, it) =>
    drawAverages(
      {
        history,
        funnel: null,
        truth: theory.plain.mean,
        limit: theory.unbiased ? null : theory.reduced.mean,
        games: it.state.games,
        domain: DOMAIN,
      },
      it,
      HEIGHT,
    ),

  controls: (_, it) =>
    html`${tableInWords(it.state.luck, it, (cell, value) =>
      it.set({ luck: it.state.luck.map((points, i) => (CELLS[i] === cell ? value : points)) }),
    )}
    ${gamesChoice(it)}`,

  said: ({ readout, theory }, { texts, state, format }) => {
    const { bias } = theory.reduced;
    return texts.said(
      theory.unbiased ? '' : format.percent(Math.abs(bias), 2),
      bias < 0,
      format.value(theory.reduced.mean, 2),
      format.count(state.games),
      format.value(readout.reduced.mean, 2),
    );
  },

  lab: (_, { state: { luck, games }, seed }) => ({
    lab: 'two-checker',
    values: `preset=yours&luck=${luck.join()}&keep=0&seed=${seed}&games=${games}`,
  }),
};
