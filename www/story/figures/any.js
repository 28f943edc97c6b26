// Figure 12: any position, with estimates that are as wrong as the reader likes. Luck still averages zero, because of the way it is
// measured.

import { html } from 'lit';
import { choice, whole } from '../../lib/address/kinds.js';
import { slider } from '../live/controls.js';
import { drawRollout, GAMES, HEIGHT, position, POSITION, rolled, Shelf, theory } from './bearoff.js';
import { inTurn, SHOWN } from './figure.js';

/** @typedef {import('../texts/en-bearoffs.js').Texts['any']} Texts */
/** @typedef {{noise: number, guess: 'moves' | 'spreads' | null, shown: boolean}} State  noise: in points */
/** @typedef {import('./figure.js').It<State, Texts>} Own */
/**
 * @typedef {Object} Model  chances and spreads in percent and points
 * @property {import('./bearoff.js').BearoffPosition} position
 * @property {import('./bearoff.js').History} history
 * @property {import('../../pkg/bearoff/rollout_lab.js').Funnel} funnel
 * @property {number} games
 * @property {number | null} plain  averages of all games
 * @property {number | null} reduced
 * @property {number} mean  the limit of both
 * @property {{plain: number, reduced: number}} sd  of one game
 * @property {number | null} worth  plain games that one is worth; null where it has no spread
 */

/** The range of the errors, in points. */
const RANGE = { least: 0, most: 50, step: 5 };
const GUESSES = /** @type {const} */ (['moves', 'spreads']);
const shelf = new Shelf(6);
/** The number of games from which the axis has room for the plain funnel. */
const FROM = 10;

/** @type {import('./figure.js').Figure<State, Model, Texts, import('./figure.js').BearoffCore, import('./bearoff.js').BearoffGame>} */
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
        // The lab begins with the errors of this seed.
        noise: { size: noise, seed: 1 },
      },
      signal,
    ),

  model(core, seed, _, game) {
    const exact = theory(game);
    return {
      position: position(core),
      ...rolled(core, game, seed),
      // The funnel is known for up to six checkers a side.
      funnel: /** @type {import('../../pkg/bearoff/rollout_lab.js').Funnel} */ (game.funnel(0, GAMES)),
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

// ——— Picture ———

/**
 * Both averages in their expected funnels. The axis is that of plain games, which do not depend on the estimates, so that only the inner
 * funnel changes.
 * @param {Model} model
 * @param {Own} it
 */
function picture({ position, history, games, funnel, mean }, it) {
  const { plainLow, plainHigh } = funnel;
  const first = funnel.games.findIndex((n) => n >= FROM);
  const truth = { value: mean, label: it.common.settles(it.format.value(mean, 2)) };
  /** @type {[number, number]} */
  const domain = [Math.floor(plainLow[first]), Math.ceil(plainHigh[first])];
  return drawRollout(position, { history, funnel, truth: mean, games, domain, bands: false, own: { truth } }, it);
}
