// Figure 4, the dare: estimates of luck in a sentence. The average of each roll stays zero, whatever the reader types, and the line
// still settles at the exact answer.

import { html } from 'lit';
import { number, numbers } from '../../lib/address/kinds.js';
import { gamesChoice, lengthKind, LENGTHS, SHOWN } from './figure.js';
import { drawRollout, HEIGHT, numbersOf, REACH, rolled, tableInWords, tableOf } from './two-checker.js';

/** @typedef {import('./figure.js').StoryCore} Core */
/** @typedef {import('../texts/en-two-checkers.js').Texts['dare']} Texts */
/** @typedef {{luck: number[], games: number, guess: number | null, shown: boolean}} State */

/** @type {import('./figure.js').Figure<State, ReturnType<typeof model>, Texts>} */
export const dare = {
  name: 'dare',
  spoils: true,
  properties: {
    luck: { kind: numbers(4, [-REACH.doubles, REACH.doubles]), initial: [50, -10, 45, -15] },
    games: { kind: lengthKind(LENGTHS), initial: LENGTHS[0] },
    guess: { kind: number([0, 100]), initial: null },
    shown: SHOWN,
  },
  model,
  height: HEIGHT,

  alt: ({ theory }, { texts, state, format }) =>
    texts.alt(format.count(state.games), format.inUnit(format.plain(theory.plain.mean, 2))),

  picture: ({ history, theory, funnel }, it) =>
    drawRollout({ history, theory, funnel, games: it.state.games, guess: it.state.guess }, it),

  guess: ({ texts, format }) => ({
    question: texts.ask,
    answers: { least: 0, most: 100, step: 0.5, start: 50, write: (value) => format.value(value, 1) },
  }),

  controls: ({ core, table }, it) =>
    html`${tableInWords(numbersOf(table), it, (cell, value) =>
      it.set({ luck: numbersOf(core.recentre({ ...table, [cell]: value }, cell)) }),
    )}
    ${gamesChoice(it)}`,

  said: ({ readout, interval, theory }, { texts, state, format }) =>
    texts.said(
      format.count(state.games),
      format.value(readout.plain.mean, 1),
      format.value(readout.reduced.mean, 1),
      format.percent(interval?.halfWidth ?? null, 1),
      format.inUnit(format.plain(theory.reduced.mean, 2)),
      state.guess === null ? '' : format.value(state.guess, 1),
    ),

  lab: ({ table }, { state: { games }, seed }) => ({
    lab: 'two-checker',
    values: `preset=yours&luck=${numbersOf(table).join()}&seed=${seed}&games=${games}`,
  }),
};

/** @param {Core} core @param {string} seed @param {State} state */
function model(core, seed, { luck, games }) {
  // An address may hold any estimates. Here they average zero: the second event of each roll gives way.
  const table = core.recentre(core.recentre(tableOf(luck), 'doubles'), 'oFails');
  const rollout = rolled(core, seed, games);
  return {
    core,
    table,
    theory: core.theory(table),
    readout: rollout.readout(table),
    interval: core.normalIntervals(rollout, table).reduced,
    history: rollout.history(table),
    funnel: core.funnel(table, games),
  };
}
