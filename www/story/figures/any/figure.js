// Figure 10: a position of which no table is typed in, and estimates that are as wrong as the reader likes. Luck still averages
// zero, by the way it is measured.

import { html } from 'lit';
import { choice, whole } from '../../../lib/address/kinds.js';
import { slider } from '../../live/slider.js';
import { GAMES, POSITION, Shelf, position, rolled, theory } from '../four-each.js';
import { inTurn } from '../sentences.js';
import { SHOWN } from '../shown.js';
import { HEIGHT, picture } from './picture.js';

/** @typedef {{noise: number, guess: 'moves' | 'spreads' | null, shown: boolean}} State  noise: in points */
/** @typedef {import('../figure.js').It<State, import('./en.js').Texts>} Own */

/**
 * @typedef {Object} Model  chances and spreads in percent and points
 * @property {import('../four-each.js').BearoffPosition} position
 * @property {import('../four-each.js').Rolled['history']} history
 * @property {import('../../../pkg/bearoff/rollout_lab.js').Funnel} funnel
 * @property {number} games
 * @property {number | null} plain  averages of all of them
 * @property {number | null} reduced
 * @property {number} mean  where both settle
 * @property {{plain: number, reduced: number}} sd  of one game
 * @property {number | null} worth  plain games that one is worth; null where it has no spread
 */

/** Of the errors, in points. */
const RANGE = { least: 0, most: 50, step: 5 };
const GUESSES = /** @type {const} */ (['moves', 'spreads']);

/** As many as a hand goes back and forth between. */
const shelf = new Shelf(6);

/** @type {import('../figure.js').Figure<State, Model, import('./en.js').Texts, import('../figure.js').BearoffCore, import('../four-each.js').BearoffGame>} */
export const any = {
  name: 'any',
  spoils: true,
  properties: {
    noise: { kind: whole(RANGE.most), initial: 20 },
    guess: { kind: choice({ moves: 'moves', spreads: 'spreads' }), initial: null },
    shown: SHOWN,
  },

  prepare: (core, { noise }, signal) =>
    shelf.game(
      core,
      {
        position: position(core),
        players: { x: 'exact', o: 'exact' },
        estimates: [{ evaluator: 'noisy', scale: 'linear' }],
        // The errors of the lab, which it begins with.
        noise: { size: noise, seed: 1 },
      },
      signal,
    ),

  model(core, seed, _, game) {
    const { history, readout } = rolled(core, game, seed);
    const exact = theory(game);
    return {
      position: position(core),
      history,
      // Up to six checkers a side it is known.
      funnel: /** @type {import('../../../pkg/bearoff/rollout_lab.js').Funnel} */ (game.funnel(0, GAMES)),
      games: readout.games,
      plain: readout.plain.mean,
      reduced: readout.reduced.mean,
      mean: exact.reduced.mean,
      sd: { plain: exact.plain.sd, reduced: exact.reduced.sd },
      worth: exact.equivalentGames,
    };
  },

  height: HEIGHT,
  picture,

  guess: ({ texts }) => ({
    question: texts.question,
    answers: GUESSES.map((value) => ({ value, label: texts.guesses[value] })),
  }),

  controls: (_, { state: { noise }, texts, format, set }) =>
    slider({
      ...RANGE,
      label: texts.errors,
      value: noise,
      write: (size) => (size === 0 ? texts.exact : texts.upTo(format.count(size))),
      set: (value) => set({ noise: value }),
    }),

  said(model, it) {
    const { state, format, texts } = it;
    const { mean, sd, worth } = model;
    const plain = format.percent(sd.plain);
    const spread =
      worth === null
        ? texts.noSpread(plain, format.value(mean, 2))
        : texts.spread(format.count(state.noise), plain, format.percent(sd.reduced), format.ratio(worth));
    return inTurn(it.common, [spread, texts.mean(format.value(mean, 2))]);
  },

  alt(model, it) {
    const { common, format, texts } = it;
    const { games, plain, reduced, mean } = model;
    const chart = texts.alt(format.count(games), format.value(plain, 2), format.value(reduced, 2));
    return inTurn(common, [chart, common.sentence([common.settles(format.value(mean, 2))])]);
  },

  answer: ({ mean }, { state: { guess }, common, format, texts }) =>
    html`<p>${inTurn(common, [
      guess && common.youSaid(texts.quoted(texts.guesses[guess])),
      texts.answer(format.value(mean, 4)),
    ])}</p>`,

  lab: (_, { state: { noise }, seed }) => ({
    lab: 'bearoff',
    values: `position=${POSITION}&evaluator=noisy&noise=${noise}&seed=${seed}&games=${GAMES}`,
  }),
};
