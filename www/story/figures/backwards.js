// Figure 8: a slider from correct luck to backwards luck. The funnel gets wider and doesn't move.

import { number, whole } from '../../lib/address/kinds.js';
import { slider } from '../live/controls.js';
import { SHOWN } from './figure.js';
import { drawRollout, HEIGHT, numbersOf, rolled, tableOf } from './two-checker.js';

/** @typedef {import('./figure.js').StoryCore} Core */
/** @typedef {import('../texts/en-two-checkers.js').Texts['backwards']} Texts */
/** @typedef {{share: number, guess: number | null, shown: boolean}} State  share: percent of the correct luck that is subtracted */

const GAMES = 1000;
/** @type {import('./figure.js').Figure<State, ReturnType<typeof model>, Texts>} */
export const backwards = {
  name: 'backwards',
  spoils: true,
  properties: {
    share: { kind: number([-150, 150]), initial: -100 },
    guess: { kind: whole(20), initial: null },
    shown: SHOWN,
  },
  model,
  height: HEIGHT,

  alt: ({ theory }, { texts, format }) => texts.alt(format.value(theory.reduced.mean, 1)),

  picture: ({ history, theory, funnel }, it) =>
    drawRollout({ history, theory, funnel, games: GAMES, bands: false }, it),

  guess: ({ texts, format }) => ({
    question: texts.ask,
    answers: { least: 1, most: 20, step: 1, start: 1, write: format.count },
  }),

  controls: ({ correct }, { state, texts, format, set }) =>
    slider({
      label: texts.slider,
      least: -150,
      most: 150,
      step: 10,
      value: state.share,
      write: (share) => texts.share(format.points(share), format.points((correct * share) / 100)),
      set: (share) => set({ share }),
    }),

  said: ({ theory }, { texts, format }) =>
    texts.said(
      format.percent(theory.plain.sd, 1),
      format.percent(theory.reduced.sd, 1),
      theory.equivalentGames === null ? '' : format.ratio(theory.equivalentGames),
      format.inUnit(format.plain(theory.reduced.mean, 2)),
    ),

  answer: ({ backwards: { equivalentGames } }, { texts, format, state }) =>
    texts.answer(
      format.ratio(equivalentGames),
      format.ratio(equivalentGames === null ? null : 1 / equivalentGames),
      state.guess === null ? '' : format.count(state.guess),
    ),

  lab: ({ table }, { seed }) => ({
    lab: 'two-checker',
    values: `preset=yours&luck=${numbersOf(table).join()}&seed=${seed}&games=${GAMES}`,
  }),
};

/** @param {Core} core @param {number} share */
const tableAt = (core, share) => tableOf(numbersOf(core.presets().correct).map((luck) => (luck * share) / 100));

/** @param {Core} core @param {string} seed @param {State} state */
function model(core, seed, { share }) {
  const table = tableAt(core, share);
  const rollout = rolled(core, seed, GAMES);
  return {
    table,
    /** Luck of doubles at a share of 100. */
    correct: core.presets().correct.doubles,
    theory: core.theory(table),
    // The question is about these.
    backwards: core.theory(core.presets().backwards),
    history: rollout.history(table),
    funnel: core.funnel(table, GAMES),
  };
}
