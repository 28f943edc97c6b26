// The dare: estimates of luck in a sentence. Whatever the reader makes of them, each roll's average stays zero, and the line
// settles where it did.

import { number, numbers } from '../../../lib/address/kinds.js';
import { drawAverages } from '../averages.js';
import { html } from 'lit';
import { LENGTHS, gamesChoice, lengthKind } from '../lengths.js';
import { rolled } from '../rolled.js';
import { SHOWN } from '../shown.js';
import { REACH, numbersOf, tableInWords, tableOf } from '../table-in-words.js';

/** @typedef {import('../figure.js').StoryCore} Core */
/** @typedef {typeof import('./en.js').en} Texts */
/** @typedef {{luck: number[], games: number, guess: number | null, shown: boolean}} State */

const HEIGHT = 240;
/** The exact answer lies in the middle. @type {[number, number]} */
const DOMAIN = [0, 75];

/**
 * @param {Core} core
 * @param {string} seed
 * @param {State} state
 */
function model(core, seed, { luck, games }) {
  // Whatever an address says, here it averages zero: the second event of each roll gives way.
  const table = core.recentre(core.recentre(tableOf(luck), 'doubles'), 'oFails');
  const rollout = rolled(core, seed, games);
  return {
    core,
    table,
    theory: core.theory(table),
    readout: rollout.readout(table),
    history: rollout.history(table),
    funnel: core.funnel(table, games),
  };
}

/** @type {import('../figure.js').Figure<State, ReturnType<typeof model>, Texts>} */
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
    drawAverages(
      {
        history,
        funnel,
        truth: theory.plain.mean,
        limit: null,
        games: it.state.games,
        domain: DOMAIN,
        guess: it.state.guess,
      },
      it,
      HEIGHT,
    ),

  guess: ({ texts, format }) => ({
    question: texts.ask,
    answers: { least: 0, most: 100, step: 0.5, start: 50, write: (value) => format.value(value, 1) },
  }),

  controls: ({ core, table }, it) =>
    html`${tableInWords(numbersOf(table), it, (cell, value) =>
      it.set({ luck: numbersOf(core.recentre({ ...table, [cell]: value }, cell)) }),
    )}
    ${gamesChoice(it)}`,

  said: ({ readout, theory }, { texts, state, format }) => {
    const within = readout.reduced.se === null ? null : 1.96 * readout.reduced.se;
    return texts.said(
      format.count(state.games),
      format.value(readout.plain.mean, 1),
      format.value(readout.reduced.mean, 1),
      format.percent(within, 1),
      format.inUnit(format.plain(theory.reduced.mean, 2)),
      state.guess === null ? '' : format.value(state.guess, 1),
    );
  },

  lab: ({ table }, { state: { games }, seed }) => ({
    lab: 'two-checker',
    values: `preset=yours&luck=${numbersOf(table).join()}&seed=${seed}&games=${games}`,
  }),
};
