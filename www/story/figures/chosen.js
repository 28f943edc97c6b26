// Figure 7: the table is chosen after the games. Luck that averages zero can then say whatever the reader likes of those games, and of
// no later ones.

import { html } from 'lit';
import { flag, number } from '../../lib/address/kinds.js';
import { amount, choices } from '../live/controls.js';
import { lengthChoice, lengthKind } from './figure.js';
import { drawRollout, HEIGHT, numbersOf, rolled } from './two-checker.js';

/** @typedef {import('./figure.js').StoryCore} Core */
/** @typedef {import('../texts/en-two-checkers.js').Texts['chosen']} Texts */
/**
 * @typedef {Object} State
 * @property {number} wish  the average that the reader would like, in percent
 * @property {number} games  that the table is chosen for
 * @property {boolean} later  whether later games count, too
 */

/** The numbers of games that a reader may have seen: more of them need luck that is ever more absurd. */
const SEEN = [10, 20, 100];
/** The number of games when they have gone on. */
const ALL = 1000;
const WISHES = { least: 10, most: 65, step: 2.5 };
const COUNTED = /** @type {const} */ (['seen', 'all']);

/** @type {import('./figure.js').Figure<State, ReturnType<typeof model>, Texts>} */
export const chosen = {
  name: 'chosen',
  properties: {
    wish: { kind: number([WISHES.least, WISHES.most]), initial: 50 },
    games: { kind: lengthKind(SEEN), initial: 20 },
    later: { kind: flag, initial: false },
  },
  model,
  height: HEIGHT,

  alt: ({ theory, readout }, { texts, format }) =>
    texts.alt(format.count(readout.games), format.value(readout.reduced.mean, 1), format.value(theory.plain.mean, 1)),

  picture: ({ history, readout, theory }, it) =>
    drawRollout(
      {
        history,
        theory,
        games: readout.games,
        own: {
          bets: [{ value: it.state.wish, label: it.texts.wished, tone: 'accent', hollow: true, hidden: false }],
        },
      },
      it,
    ),

  controls(_, { state, texts, format, id, set }) {
    const wish = amount({
      label: texts.wish,
      value: state.wish,
      ...WISHES,
      write: (value) => format.plain(value, 1),
      set: (value) => set({ wish: value }),
    });
    return html`<p class="sentence">${texts.sentence(wish, format.count(state.games))}</p>
    ${lengthChoice(
      { name: `${id}-games`, label: texts.games, lengths: SEEN, chosen: state.games, set: (games) => set({ games }) },
      format,
    )}
    ${choices({
      name: `${id}-counted`,
      label: texts.counted,
      choices: COUNTED.map((value) => ({ value, label: texts.counts[value](format.count(ALL)) })),
      chosen: state.later ? 'all' : 'seen',
      set: (value) => set({ later: value === 'all' }),
    })}`;
  },

  said: ({ table, seen, readout }, { texts, state, format }) =>
    texts.said(
      Object.fromEntries(Object.entries(table).map(([cell, luck]) => [cell, format.points(luck, 0)])),
      format.count(state.games),
      format.value(seen.reduced.mean, 1),
      state.later ? format.count(readout.games) : '',
      format.value(readout.reduced.mean, 1),
    ),

  lab: ({ table }, { state: { games, later }, seed }) => ({
    lab: 'two-checker',
    values: `preset=yours&luck=${numbersOf(table).join()}&seed=${seed}&games=${later ? ALL : games}`,
  }),
};

/** @param {Core} core @param {string} seed @param {State} state */
function model(core, seed, { wish, games, later }) {
  const first = rolled(core, seed, games);
  // Only games in which each outcome has its exact share have no such table: their number is a multiple of 24.
  const table = core.tableWithMean(first, wish) ?? core.presets().none;
  const rollout = later ? rolled(core, seed, ALL) : first;
  return {
    table,
    theory: core.theory(table),
    seen: first.readout(table),
    readout: rollout.readout(table),
    history: rollout.history(table),
  };
}
