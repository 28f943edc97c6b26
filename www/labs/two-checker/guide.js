// What the two-checker lab tells the reader to do next, from his bet to the broken average and on to a position where a
// program estimates the luck. Which step it is, is read from what there is to see.

import { digitsFor } from '../../lib/i18n/format.js';
import { otherPage } from '../../lib/page/other-page.js';
import { ENOUGH } from '../../lib/rollout/guide.js';
import { noBet } from '../../lib/rollout/state.js';

/** @typedef {import('./lab.js').TwoCheckerLab} Lab */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */
/** @typedef {import('../../lib/rollout/guide.js').Way} Way */

/** The estimate that breaks the average, and what it becomes: far enough to be seen with any games. */
const BROKEN = { oFails: 60 };

/** Cause and effect. */
const TABLE_AND_CHART = ['luck-table', 'rollout-chart.main'];
/** The chart, and what is asked above it. */
const QUESTION = ['.averages'];
/** The game, and what rolls it. */
const GAME = ['.controls', '.micro'];

/** @param {Lab} lab @returns {Step | null} */
export function nextStep(lab) {
  const { state, texts, rolling } = lab;
  const words = texts.guide;
  if (state.betting) {
    return {
      name: 'bet',
      says: words.bet,
      way: { label: texts.bet.place, act: () => lab.bet.place(state.draft ?? noBet(lab.format.unit)) },
      also: { label: texts.bet.skip, act: () => lab.bet.place(null) },
    };
  }
  const { games } = lab.rollout;
  // Those that an address asks for come first.
  if (games === 0 && rolling.games > 0) return null;
  if (games > 0) return games < ENOUGH ? more(lab, games) : settled(lab, games);
  // Who would rather not bet is not asked again, nor whom the author does not want to be asked.
  const asked = state.bets || state.asks || state.known !== null || state.hide.has('options');
  if (asked || rolling.games > 0 || rolling.made > 0) {
    return { name: 'one', says: words.one, way: { label: words.rollOne, act: () => lab.roll(1), shows: GAME } };
  }
  return {
    name: 'start',
    says: words.start,
    offersBet: true,
    // Who has another table wants to see what it does.
    withholds: state.preset === 'madeUp' && state.yours === null,
    way: { label: texts.bet.offer, act: () => lab.bet.ask(), shows: QUESTION, goesTo: '.handle' },
    also: { label: words.justRoll, act: () => lab.roll(1), shows: GAME },
  };
}

/** @param {Lab} lab @param {number} games @returns {Step} */
function more(lab, games) {
  const { texts, format } = lab;
  const words = texts.guide;
  return {
    name: 'more',
    says: words.more(format.count(games)),
    way: { label: words.rollMany, act: () => lab.rollTo(ENOUGH) },
  };
}

/**
 * With games enough it is the luck table that is to be changed; not where the author has fixed it.
 * @param {Lab} lab
 * @param {number} games
 * @returns {Step | null}
 */
function settled(lab, games) {
  const { state, texts, format } = lab;
  if (['table', 'presets'].some((part) => state.hide.has(part))) return null;
  const words = texts.guide;
  const { reduced, unbiased } = lab.theory();
  const limit = format.inUnit(format.plain(reduced.mean, 2));
  if (!unbiased) {
    const bias = Math.abs(reduced.bias);
    const off = format.percent(bias, digitsFor(bias));
    const page = otherPage('bearoff', { seed: lab.seed, games: String(games) });
    const back = { label: words.back, act: () => mend(lab), shows: TABLE_AND_CHART };
    return {
      name: 'broken',
      says: words.broken(off, format.value(reduced.mean, digitsFor(bias)), reduced.bias < 0),
      ...(page ? { way: { label: words.onward, href: page }, also: back } : { way: back }),
    };
  }
  if (state.preset === 'backwards') {
    return {
      name: 'break',
      says: words.backwards(limit),
      way: { label: words.breakIt, act: () => breakAverage(lab), shows: TABLE_AND_CHART },
    };
  }
  const way = { label: words.turn, act: () => lab.choosePreset('backwards'), shows: TABLE_AND_CHART };
  if (state.preset === 'gnu') {
    const worth = format.count(Math.round(lab.theory().equivalentGames ?? 0));
    return { name: 'network', says: words.network(worth, limit), way };
  }
  return {
    name: 'turn',
    says: (state.preset === 'madeUp' ? words.madeUp : words.centred)(limit),
    way,
    also: { label: words.askGnu, act: () => lab.choosePreset('gnu'), shows: TABLE_AND_CHART },
  };
}

/** One estimate is changed, and no other with it. @param {Lab} lab */
function breakAverage(lab) {
  lab.keepCentred(false);
  lab.takeTable({ ...lab.estimate, ...BROKEN });
}

/** As it was: with a table that averages zero, and whose edits do. @param {Lab} lab */
function mend(lab) {
  lab.choosePreset('madeUp');
  lab.keepCentred(true);
}
