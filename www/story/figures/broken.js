// Figure 6, how to break it: independent estimates. The rollout is off by the average luck of the rolls, as the page says before it
// rolls a game.

import { html } from 'lit';
import { numbers } from '../../lib/address/kinds.js';
import { gamesChoice, lengthKind, LENGTHS } from './figure.js';
import { CELLS, drawRollout, HEIGHT, REACH, rolled, tableInWords, tableOf } from './two-checker.js';

/** @typedef {import('./figure.js').StoryCore} Core */
/** @typedef {import('../texts/en-two-checkers.js').Texts['broken']} Texts */
/** @typedef {{luck: number[], games: number}} State */

/** @type {import('./figure.js').Figure<State, ReturnType<typeof model>, Texts>} */
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

  picture({ history, theory }, it) {
    const limit = theory.unbiased ? null : theory.reduced.mean;
    return drawRollout({ history, theory, limit, games: it.state.games }, it);
  },

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

/** @param {Core} core @param {string} seed @param {State} state */
function model(core, seed, { luck, games }) {
  const table = tableOf(luck);
  const rollout = rolled(core, seed, games);
  return { theory: core.theory(table), readout: rollout.readout(table), history: rollout.history(table) };
}
