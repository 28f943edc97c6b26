// The next steps that the guide of the contact lab suggests: from one game to a hundred, then to worse and worse
// estimates of luck. The step follows from what is on the page.

import { chosenStep } from '../../lib/rollout/chosen.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */

/** This many games show the effect of subtracted luck on the spread. */
const SOME = 100;

/** The board with the story of the game. */
const GAME = ['.position'];
/** The evaluator and its effect. */
const LUCK_AND_CHART = ['.judged', 'rollout-chart.main'];

/** @param {Model} model @returns {Step | null} */
export function nextStep(model) {
  const { act, coming, format, state, texts } = model;
  const words = texts.guide;
  if (coming === 0) {
    return { name: 'start', says: words.start, way: { label: words.rollOne, act: () => act.rollGame(), shows: GAME } };
  }
  if (coming < SOME) {
    return {
      name: 'more',
      says: words.more(format.count(coming)),
      way: { label: words.rollMany, act: () => act.rollTo(SOME) },
    };
  }
  // An author who hides the evaluators leaves no choice.
  if (state.hide.has('luck')) return null;
  if (model.chosenAfter) return chosenStep(model, LUCK_AND_CHART);
  // At a horizon another evaluator gives other results.
  return state.wanted.horizon === null ? judged(model) : cut(model, state.wanted.horizon);
}

/**
 * Games that are cut short are played on, which shows how far off their evaluations are.
 * @param {Model} model
 * @param {number} horizon
 * @returns {Step}
 */
function cut({ act, format, games, playedOn, texts }, horizon) {
  const words = texts.guide;
  const playsOn = playedOn.running || (playedOn.readout?.games ?? 0) >= games;
  if (playsOn) return { name: 'cut', says: words.cutSeen, way: { label: words.toEnd, act: () => act.cutShort(null) } };
  const way = { label: words.playOn, act: () => act.playOn(), shows: ['.cut-card'] };
  return { name: 'cut', says: words.cut(format.count(horizon)), way };
}

/** @param {Model} model @returns {Step | null} */
function judged({ act, format, readout, state, texts }) {
  const words = texts.guide;
  const { equivalentGames } = readout;
  // The worth is unknown while all games end alike, and if no spread is left.
  const worth = equivalentGames === null ? words.worthUnknown : words.worth(format.ratio(equivalentGames));
  const measure = (
    /** @type {import('./state.js').EvaluatorName} */ evaluator,
    /** @type {string} */ name,
    /** @type {string} */ says,
    /** @type {string} */ label,
  ) => ({ name, says, way: { label, act: () => act.measure({ evaluator }), shows: LUCK_AND_CHART } });
  switch (state.wanted.evaluator) {
    case 'network':
      return measure('tiny', 'tiny', words.network(worth), words.tiny);
    case 'tiny':
      return measure('pipCount', 'pips', words.isTiny(worth), words.pips);
    case 'pipCount':
      return { name: 'onward', says: words.isPips(worth) };
    case 'nothing':
      return measure('network', 'back', words.nobody, words.back);
    default:
      return measure('network', 'back', words.other(worth), words.back);
  }
}
