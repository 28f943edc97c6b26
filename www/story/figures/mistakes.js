// Figure 9: players who make mistakes. Subtracting luck takes away the luck, and the mistakes stay in.

import { html } from 'lit';
import { choice } from '../../lib/address/kinds.js';
import { choices } from '../live/controls.js';
import { drawRollout, GAMES, HEIGHT, position, POSITION, rolled, Shelf, theory } from './bearoff.js';
import { inTurn, SHOWN } from './figure.js';

/** @typedef {import('../texts/en-bearoffs.js').Texts['mistakes']} Texts */
/** @typedef {'none' | 'blue' | 'white' | 'both'} Who  the sides that err */
/** @typedef {{who: Who, guess: 'perfect' | 'players' | 'elsewhere' | null, shown: boolean}} State */
/** @typedef {import('./figure.js').It<State, Texts>} Own */
/** @typedef {Record<Who, import('./bearoff.js').BearoffGame>} Games */
/**
 * @typedef {Object} Model  chances in percent
 * @property {import('./bearoff.js').BearoffPosition} position
 * @property {import('./bearoff.js').History} history
 * @property {number} games
 * @property {number | null} plain  averages of all games
 * @property {number | null} reduced
 * @property {number} perfect  if both sides played perfectly
 * @property {number} settles  with these players
 * @property {Record<Who, number>} all  the same for every choice of players
 */

const WHO = /** @type {const} */ (['none', 'blue', 'white', 'both']);
const GUESSES = /** @type {const} */ (['perfect', 'players', 'elsewhere']);
const shelf = new Shelf(WHO.length);
/** Points of the axis below and above all levels: a plain rollout may well end that far off. */
const ROOM = 2;

/** @type {import('./figure.js').Figure<State, Model, Texts, import('./figure.js').BearoffCore, Games>} */
export const mistakes = {
  name: 'mistakes',
  spoils: true,
  properties: {
    who: { kind: choice({ none: 'none', blue: 'blue', white: 'white', both: 'both' }), initial: 'both' },
    guess: { kind: choice({ perfect: 'perfect', players: 'players', elsewhere: 'elsewhere' }), initial: null },
    shown: SHOWN,
  },

  /** All four games, because the answer compares them, and the axis holds them all. */
  async prepare(core, _, signal) {
    const games = /** @type {Games} */ ({});
    for (const who of WHO) {
      const game = await shelf.game(
        core,
        {
          position: position(core),
          players: { x: player(who === 'blue' || who === 'both'), o: player(who === 'white' || who === 'both') },
          estimates: [{ evaluator: 'exact', scale: 'linear' }],
          noise: { size: 0, seed: 1 },
        },
        signal,
      );
      if (!game) return null;
      games[who] = game;
    }
    return games;
  },

  model(core, seed, { who }, games) {
    const settles = (/** @type {Who} */ one) => theory(games[one]).reduced.mean;
    return {
      position: position(core),
      ...rolled(core, games[who], seed),
      perfect: theory(games[who]).perfect,
      settles: settles(who),
      all: { none: settles('none'), blue: settles('blue'), white: settles('white'), both: settles('both') },
    };
  },

  height: HEIGHT,
  picture,

  guess: ({ texts }) => ({
    question: texts.question,
    answers: GUESSES.map((value) => ({ value, label: texts.guesses[value] })),
  }),

  controls: (_, { state, texts, id, set }) =>
    choices({
      name: `${id}-who`,
      label: texts.who,
      choices: WHO.map((value) => ({ value, label: texts.sides[value] })),
      chosen: state.who,
      set: (who) => set({ who: /** @type {Who} */ (who) }),
    }),

  said(model, it) {
    const { format, state, texts } = it;
    const { games, plain, reduced, settles, perfect } = model;
    const after = texts.after(
      texts.play[state.who],
      format.count(games),
      format.value(plain, 2),
      format.value(reduced, 2),
    );
    const where =
      state.who === 'none'
        ? texts.settlesPerfect(format.value(settles, 2))
        : texts.settles(format.value(settles, 2), format.value(perfect, 2), between(it, settles, perfect));
    return inTurn(it.common, [after, where]);
  },

  alt(model, it) {
    const { common, format, texts } = it;
    const { games, plain, reduced, settles, perfect } = model;
    const numbers = [
      `${common.plain} ${format.value(plain, 2)}`,
      `${common.reduced} ${format.value(reduced, 2)}`,
      common.settles(format.value(settles, 2)),
      texts.perfect(format.value(perfect, 2)),
    ];
    return inTurn(common, [texts.alt(format.count(games)), common.sentence(numbers)]);
  },

  answer({ all, perfect }, it) {
    const { format, texts } = it;
    const row = (/** @type {Who} */ who) => html`<tr><th scope="row">${texts.sides[who]}</th>
      <td>${format.value(all[who], 2)}</td>
      <td>${who === 'none' ? texts.none : texts.points(between(it, all[who], perfect))}</td></tr>`;
    const { guess } = it.state;
    return html`<p>${inTurn(it.common, [
      guess && it.common.youSaid(texts.quoted(texts.guesses[guess])),
      texts.answer(format.value(all.both, 2), format.value(perfect, 2)),
    ])}</p>
      <table><caption>${texts.caption}</caption>
        <thead><tr><th scope="col">${texts.columns.who}</th><th scope="col">${texts.columns.settles}</th
          ><th scope="col">${texts.columns.by}</th></tr></thead>
        <tbody>${WHO.map(row)}</tbody></table>`;
  },

  lab(_, { state: { who }, seed }) {
    const blues = who === 'blue' || who === 'both' ? '&blues=fewest-pips' : '';
    const whites = who === 'white' || who === 'both' ? '&whites=fewest-pips' : '';
    return {
      lab: 'bearoff',
      values: `position=${POSITION}&evaluator=exact${blues}${whites}&seed=${seed}&games=${GAMES}&axis=linear`,
    };
  },
};

/** @param {boolean} errs */
const player = (errs) => (errs ? 'fewestPips' : 'exact');

/** The difference of two levels, with its sign. @param {Own} it @param {number} settles @param {number} perfect */
const between = ({ format }, settles, perfect) => format.difference(settles, perfect, 2).luck;

// ——— Picture ———

/**
 * Both averages with the two levels at which they could settle. The axis is the same for all players, so that only lines move.
 * @param {Model} model
 * @param {Own} it
 */
function picture({ position, history, games, settles, perfect, all }, it) {
  const { common, format, texts } = it;
  const levels = Object.values(all);
  const [where, would] = [format.value(settles, 2), format.value(perfect, 2)];
  /** @type {import('./averages.js').Averages} */
  const averages = {
    history,
    truth: settles,
    games,
    domain: [Math.floor(Math.min(...levels) - ROOM), Math.ceil(Math.max(...levels) + ROOM)],
    bands: false,
    own: {
      axis: 'linear',
      truth: { value: settles, label: common.settles(where) },
      limits: where === would ? [] : [{ value: perfect, label: texts.perfect(would), tone: 'muted' }],
    },
  };
  return drawRollout(position, averages, it);
}
