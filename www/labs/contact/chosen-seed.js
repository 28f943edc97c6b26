// Error seeds of the blurred network that are chosen after the games: what the fold under the chart tries them on, and the fold. A view.

import { html, nothing } from 'lit';
import { loadPart } from '../../lib/element/load-part.js';
import { chosenFold } from '../../lib/rollout/chosen.js';
import { gamesOf, keptNow, numberAgainst } from '../../lib/rollout/kept-seed.js';
import { core } from './core.js';
import { databases } from './workshop.js';

/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('../../lib/rollout/kept-seed.js').Trial} Trial */

/** The numbers of games on which error seeds are tried: the core's SEED_GAMES. */
const BOUNDS = { least: 10, most: 100 };

// The fold's content is in one file with the details below the chart, so that it waits for no second one.
const loadContent = loadPart(() => import('./below.js'));

/** The error seed in force, if it was kept after games. @param {Lab} lab */
export const keptSeed = (lab) => keptNow(lab, lab.state.keptSeed, lab.state.wanted, 'blurred');

/**
 * Begins to try error seeds on games. Throws `RolloutLabError` if none can be tried.
 * @param {import('../../pkg/contact/rollout_lab.js').ContactGame} game
 * @param {string} seed  of the dice
 * @param {number} games
 * @param {number} size  of the errors, in percentage points
 */
async function beginSeeds(game, seed, games, size) {
  // The page must not stand still while they are made.
  await databases();
  return core.tryContactSeeds(game, seed, games, size);
}

/**
 * The trial of error seeds on the games that there are.
 * @param {Lab} lab
 * @returns {Trial}
 */
export function trialOf(lab) {
  const { frame, own, rolling, state } = lab;
  const games = gamesOf(lab);
  const { game, seed } = rolling.rollout;
  const { size } = state.wanted.noise;
  return {
    of: 'blurred',
    subject: JSON.stringify([own.game(lab), seed, games, size]),
    why: state.rotation > 0 ? 'rotated' : reasonAgainst(state.wanted, games),
    bounds: BOUNDS,
    games,
    size,
    kept: keptSeed(lab),
    now: frame.readout,
    begin: () => beginSeeds(game, seed, games, size),
  };
}

/**
 * Why no error seeds can be tried.
 * @param {Lab['state']['wanted']} wanted
 * @param {number} games
 * @returns {Trial['why']}
 */
function reasonAgainst({ horizon }, games) {
  if (horizon !== null) return 'cutShort';
  return numberAgainst(games, BOUNDS);
}

/** The fold. An embed has none, and neither has a projector, which hides the sentence. @param {Model} model */
export function seedsFold({ act, begun, fail, form, format, hide, texts, trial }) {
  if (form !== 'page' || !begun || hide.has('luck') || hide.has('sentence')) return nothing;
  return chosenFold(
    texts,
    loadContent,
    html`<error-seeds .act=${act} .trial=${trial} .texts=${texts} .format=${format}
      @core-error=${(/** @type {CustomEvent} */ event) => fail(event.detail)}></error-seeds>`,
  );
}
