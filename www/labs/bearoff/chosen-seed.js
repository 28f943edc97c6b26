// Error seeds of the noisy evaluator that are chosen after the games: what the fold under the chart tries them on, and the fold. A view.

import { html, nothing } from 'lit';
import { loadPart } from '../../lib/element/load-part.js';
import { chosenFold } from '../../lib/rollout/chosen.js';
import { gamesOf, keptNow, numberAgainst } from '../../lib/rollout/kept-seed.js';
import { core } from './core.js';

/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('../../lib/rollout/kept-seed.js').Trial} Trial */

/** The numbers of games on which error seeds are tried: the core's SEED_GAMES. */
export const BOUNDS = { least: 10, most: 1000 };

// The fold's content has a histogram, as the details below the chart have: both are in one file, so that neither waits for a second.
const loadContent = loadPart(() => import('./below.js'));

/** The error seed in force, if it was kept after games. @param {Lab} lab */
export const keptSeed = (lab) => keptNow(lab, lab.state.keptSeed, lab.state.wanted, 'noisy');

/**
 * The trial of error seeds on the games that there are; null without a game.
 * @param {Lab} lab
 * @returns {Trial | null}
 */
export function trialOf(lab) {
  const { frame, own, prepared, rolling, state } = lab;
  const { current } = prepared;
  if (!current) return null;
  const games = gamesOf(lab);
  const { seed } = rolling.rollout;
  const { size } = state.wanted.noise;
  const { scale } = current.setup;
  return {
    of: 'noisy',
    subject: JSON.stringify([own.game(lab), scale, state.wanted.subtracted, seed, games, size]),
    why: state.rotation > 0 ? 'rotated' : reasonAgainst(current, games),
    bounds: BOUNDS,
    games,
    size,
    kept: keptSeed(lab),
    now: frame.readout,
    begin: async () => core.tryBearoffSeeds(current.game, seed, games, size, scale),
  };
}

/**
 * Why no error seeds can be tried.
 * @param {import('./workshop.js').Made} made
 * @param {number} games
 * @returns {Trial['why']}
 */
function reasonAgainst({ setup: { horizon, players }, theory }, games) {
  if (!theory) return 'needsExact';
  if (players.x === 'noisy' || players.o === 'noisy') return 'noisyPlayer';
  if (horizon !== null) return 'cutShort';
  return numberAgainst(games, BOUNDS);
}

/** The fold. An embed has none. @param {Model} model */
export function seedsFold(model) {
  const { act, fail, form, format, hide, texts, theory, trial, untold } = model;
  if (form !== 'page' || untold || hide.has('luck') || !trial) return nothing;
  return chosenFold(
    texts,
    loadContent,
    html`<error-seeds .act=${act} .trial=${trial} .theory=${theory} .texts=${texts} .format=${format}
      @core-error=${(/** @type {CustomEvent} */ event) => fail(event.detail)}></error-seeds>`,
  );
}
