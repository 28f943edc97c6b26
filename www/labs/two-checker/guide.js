// The guide of the two-checker lab, from the reader's bet to the broken average and on to a position where a
// program estimates the luck. Which step it is, is read from what there is to see.

import { digitsFor } from '../../lib/i18n/format.js';
import { otherPage } from '../../lib/page/labs.js';
import { chosenStep } from '../../lib/rollout/chosen.js';
import { ENOUGH } from '../../lib/rollout/guide.js';
import { rotatedStep } from '../../lib/rollout/rotation/guide.js';
import { estimateOf, theoryOf } from './model.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */
/** @typedef {import('../../lib/rollout/guide.js').Way} Way */

/** Cause and effect. */
const TABLE_AND_CHART = ['luck-table', 'rollout-chart.main'];
/** The chart, and what is asked above it. */
const QUESTION = ['.averages'];
/** The game, and what rolls it. */
const GAME = ['.controls', '.playing'];

/** @param {Model} model @returns {Step | null} */
export function nextStep(model) {
  const { act, coming, games, made, state, texts } = model;
  const words = texts.guide;
  if (state.betting) {
    return {
      name: 'bet',
      says: words.bet,
      way: { label: texts.bet.place, act: () => act.placeBet() },
      also: { label: texts.bet.skip, act: () => act.skipBet() },
    };
  }
  // Those that an address asks for come first.
  if (games === 0 && coming > 0) return null;
  if (model.chosen === 'high' || model.chosen === 'low') return chosenStep(model, TABLE_AND_CHART);
  if (games > 0) return games < ENOUGH ? more(model) : settled(model);
  // A reader who would rather not bet is not asked again. An author can prevent the question.
  if (!offersBet(state) || coming > 0 || made > 0) {
    return { name: 'one', says: words.one, way: { label: words.rollOne, act: () => act.roll(1), shows: GAME } };
  }
  return {
    name: 'start',
    says: words.start,
    offersBet: true,
    way: { label: texts.bet.offer, act: () => act.askBet(), shows: QUESTION, goesTo: '.handle' },
    also: { label: words.justRoll, act: () => act.roll(1), shows: GAME },
  };
}

/** Whether a reader who has rolled nothing is asked for a bet. @param {import('./state.js').LabState} state */
const offersBet = ({ asks, bets, hide, known }) => !bets && !asks && known === null && !hide.has('options');

/**
 * Whether the answer waits while a bet is on offer, on the page and in an embed. A reader with another table wants to see its effect.
 * @param {import('./state.js').LabState} state
 */
export const withholds = (state) => offersBet(state) && state.preset === 'madeUp' && state.yours === null;

/** @param {Model} model @returns {Step} */
function more({ act, format, games, texts }) {
  const words = texts.guide;
  return {
    name: 'more',
    says: words.more(format.count(games)),
    way: { label: words.rollMany, act: () => act.rollTo(ENOUGH) },
  };
}

/**
 * With games enough it is the luck table that is to be changed; not where the author has fixed it.
 * @param {Model} model
 * @returns {Step | null}
 */
function settled(model) {
  const { act, format, games, seed, state, texts, theory } = model;
  if (['table', 'presets'].some((part) => state.hide.has(part))) return null;
  const words = texts.guide;
  if (!theory) return null;
  const { reduced, unbiased } = theory;
  const limit = format.inUnit(format.plain(reduced.mean, 2));
  if (!unbiased) {
    const bias = Math.abs(reduced.bias);
    const off = format.percent(bias, digitsFor(bias));
    const page = otherPage('bearoff', { seed, games: String(games) });
    const back = { label: words.back, act: () => mend(act), shows: TABLE_AND_CHART };
    return {
      name: 'broken',
      says: words.broken(off, format.value(reduced.mean, digitsFor(bias)), reduced.bias < 0),
      ...(page ? { way: { label: words.onward, href: page }, also: back } : { way: back }),
    };
  }
  // A block of pairs of rolls has every game of two rolls once.
  if (state.rotation > 0)
    return rotatedStep(model, { first: words.rotated(limit), pairs: words.pairsRotated(limit) }, 1);
  if (state.preset === 'backwards') {
    return {
      name: 'break',
      says: words.backwards(limit),
      way: { label: words.breakIt, act: () => act.breakAverage(), shows: TABLE_AND_CHART },
    };
  }
  const way = { label: words.turn, act: () => act.choosePreset('backwards'), shows: TABLE_AND_CHART };
  if (state.preset === 'gnu') {
    // Of independent games, as everywhere where the network is spoken of.
    const { equivalentGames } = theoryOf(estimateOf(state));
    const worth = format.count(Math.round(equivalentGames ?? 0));
    return { name: 'network', says: words.network(worth), way };
  }
  return {
    name: 'turn',
    says: (state.preset === 'madeUp' ? words.madeUp : words.centred)(limit),
    way,
    also: { label: words.askGnu, act: () => act.choosePreset('gnu'), shows: TABLE_AND_CHART },
  };
}

/** As it was: with a table that averages zero, and whose edits do. @param {Model['act']} act */
function mend(act) {
  act.choosePreset('madeUp');
  act.keepCentred(true);
}
