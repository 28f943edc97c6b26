// English texts of the figures about two checkers, by the figures' names, with those around every figure: one part to load.

import { html } from 'lit';

export { en as common } from './en.js';

/** @typedef {typeof figures} Texts */

/** Names of the luck tables. */
const tables = {
  legend: 'Luck table',
  correct: 'correct',
  madeUp: 'made-up',
  backwards: 'backwards',
};

/** Accessible names of the amounts in a luck table. */
const cells = {
  doubles: 'Luck of rolling doubles, in points for Blue',
  noDoubles: 'Luck of rolling no doubles, in points for Blue',
  oFails: 'Luck of White missing, in points for Blue',
  oBearsOff: 'Luck of White bearing off, in points for Blue',
};

export const figures = {
  game: {
    start: 'The starting position: Blue, on roll, has four checkers on his ace point; White has one on her six point.',
    /** @param {string} x */
    doubles: (x) => `Blue rolled ${x}, doubles, and bore off all four checkers. Blue has won before White could roll.`,
    /** @param {string} x @param {string} o */
    fails: (x, o) =>
      `Blue rolled ${x}, no doubles, and bore off two checkers. White rolled ${o} and missed. Blue has won.`,
    /** @param {string} x @param {string} o */
    bearsOff: (x, o) =>
      `Blue rolled ${x}, no doubles, and bore off two checkers. White rolled ${o} and bore off. White has won.`,
    /** @param {string} result */
    result: (result) => `That counts as ${result} for Blue.`,

    rolls: {
      /** @param {string} dice */
      x: (dice) => `Blue: ${dice}`,
      /** @param {string} dice */
      o: (dice) => `White: ${dice}`,
    },
    allOff: ['doubles,', 'all four off'],
    twoOff: ['no doubles,', 'two off'],
    staysOn: ['not enough,', 'she misses'],
    isOff: ['enough,', 'she bears off'],
    needNotRoll: 'White doesn’t need to roll.',
    xWins: 'Blue wins.',
    oWins: 'White wins.',

    wonBy: 'How many of the 100 points of this win did the dice give you?',
    lostBy: 'You lost. How many points did the dice take from you?',
    /** @param {string} points */
    points: (points) => `${points} points`,
    /** @param {string} luck @param {string} worth */
    won: (luck, worth) =>
      `The dice gave you ${luck} of the 100 points. You had the rest before the first roll: Blue wins ${worth} of such games.`,
    /** @param {string} luck @param {string} worth */
    lost: (luck, worth) =>
      `The dice took ${luck} points from you. That’s all you had before the first roll: Blue wins ${worth} of such games.`,
    worth: 'before the game',
    luckOfX: 'luck of Blue’s roll',
    luckOfO: 'luck of White’s roll',
    ends: 'result',
    /** @param {string} sum @param {string} luck */
    waterfall: (sum, luck) =>
      `Bars that add up: the position’s value plus the luck of each roll gives the result, ${sum}. Total luck: ${luck}.`,
  },

  roll: {
    tables,
    side: 'Whose roll',
    x: 'Blue’s',
    o: 'White’s',
    events: {
      /** @param {string} doubles @param {string} luck @param {string} others @param {string} bad */
      x: (doubles, luck, others, bad) =>
        `${doubles} rolls are doubles (${luck} for Blue), and ${others} aren’t (${bad})`,
      /** @param {string} fails @param {string} luck @param {string} others @param {string} bad */
      o: (fails, luck, others, bad) =>
        `White misses with ${fails} rolls (${luck} for Blue) and bears off with ${others} (${bad})`,
    },
    /** @param {string} events @param {string} sum @param {string | null} rolled */
    said: (events, sum, rolled) =>
      `${events}. In all: ${sum}. ${rolled ? `Heavy frame: ${rolled}, rolled in game 1.` : 'In game 1, White didn’t roll.'}`,
    /** @param {string} events @param {string} sum */
    alt: (events, sum) => `A map of the 36 rolls with the luck of each. ${events}. The sum is ${sum}.`,
  },

  dots: {
    tables,
    result: 'result',
    reduced: 'result − luck',
    mean: 'mean',
    /** @param {string} sd */
    sd: (sd) => `standard deviation ${sd}`,
    marked: 'Marked game',
    /** @param {string} n */
    game: (n) => `Game ${n}`,
    /** @param {string[]} parts */
    sum: (...[n, result, luck, reduced]) => `Game ${n}: result ${result}, luck ${luck}, result − luck ${reduced}.`,
    /** @param {string[]} parts */
    spread: (...[mean, sd, reducedMean, reducedSd]) =>
      `The averages are ${mean} and ${reducedMean}, the standard deviations ${sd} and ${reducedSd}.`,
    /** @param {string[]} parts */
    alt: (...[games, mean, sd, reducedMean, reducedSd]) =>
      `${games} games as two columns of dots. Results: mean ${mean}, standard deviation ${sd}. ` +
      `Result − luck of the same games: mean ${reducedMean}, standard deviation ${reducedSd}.`,
  },

  dare: {
    ask: 'Before you change anything: where will the blue line settle with your numbers?',
    cells,
    /** @param {Record<'doubles' | 'noDoubles' | 'oFails' | 'oBearsOff', unknown>} amounts */
    sentence: ({ doubles, noDoubles, oFails, oBearsOff }) =>
      html`If Blue rolls doubles, I call it ${doubles} points of luck; if he doesn’t, ${noDoubles}. If White then misses, that’s
    ${oFails} for Blue; if she bears off, ${oBearsOff}.`,
    /** @param {string} games @param {string} truth */
    alt: (games, truth) =>
      `Chart: the running averages of the result and of result − luck over ${games} games. Both approach ${truth}.`,
    /**
     * @param {string} games
     * @param {string} plain
     * @param {string} reduced
     * @param {string} within  half the interval; '–' where there is none
     * @param {string} limit
     * @param {string} guess  '' while there is none
     */
    said: (games, plain, reduced, within, limit, guess) =>
      `After ${games} games, the results average ${plain}; with this luck subtracted, ${reduced}\u00a0±\u00a0${within}. In the long run: ` +
      `${limit}, no matter what you type.${guess ? ` You said ${guess}.` : ''}`,
  },

  why: {
    yAxis: '7 − (green die − red die)',
    /** @param {string} count */
    xAxis: (count) => `${count} tosses`,
    mean: 'mean',
    howMany: 'Tosses',
    tree: 'Blue’s first roll',
    columns: { result: 'result r', luck: 'luck l', reduced: 'r − l' },
    events: { doubles: 'doubles', noDoubles: 'no doubles' },
    chances: {
      /** @param {string} fraction */
      doubles: (fraction) => `p = ${fraction}`,
      /** @param {string} fraction */
      noDoubles: (fraction) => `1 − p = ${fraction}`,
    },
    average: 'average',
    /**
     * @param {string} first  tosses
     * @param {string} began  their average
     * @param {string} count
     * @param {string} mean
     * @param {string} seven
     */
    said: (first, began, count, mean, seven) =>
      `After ${first} tosses, the average is ${began}${count === first ? '' : `; after ${count}, it’s ${mean}`}. If you subtract nothing, it’s exactly ` +
      `${seven} from the start.`,
    /** @param {string} count @param {string} seven @param {string} mean */
    tosses: (count, seven, mean) =>
      `${count} dots, each ${seven} minus the difference between a green and a red die, with their running average. It approaches ${seven} and ends at ${mean}.`,
    /** @param {string[]} parts */
    branch: (...[event, chance, result, luck, reduced]) =>
      `Blue rolls ${event}, chance ${chance}: result ${result}, luck ${luck}, result − luck ${reduced}.`,
    /** @param {string} result @param {string} luck @param {string} reduced */
    averages: (result, luck, reduced) => `On average: result ${result}, luck ${luck}, result − luck ${reduced}.`,
  },

  broken: {
    cells,
    /** @param {Record<'doubles' | 'noDoubles' | 'oFails' | 'oBearsOff', unknown>} amounts */
    sentence: ({ doubles, noDoubles, oFails, oBearsOff }) =>
      html`Doubles ${doubles}, no doubles ${noDoubles}. White misses ${oFails}, White bears off ${oBearsOff}. Here, changing an amount
    leaves the others as they are.`,
    /** @param {string} games @param {string} truth @param {string} limit */
    alt: (games, truth, limit) =>
      `Chart: the running averages over ${games} games. The results settle at ${truth}, result − luck at ${limit}, on the line ` +
      'drawn there in advance.',
    /**
     * @param {string} bias  points; '' for none
     * @param {boolean} low  whether the rollout settles too low
     * @param {string} limit
     * @param {string} games
     * @param {string} mean
     */
    said: (bias, low, limit, games, mean) =>
      (bias
        ? `On average, these numbers give Blue ${bias} points too ${low ? 'much' : 'little'} luck per game. So the page predicts: ` +
          `result − luck will settle at ${limit}.`
        : `These numbers average zero on both rolls. So the page predicts: result − luck will settle at ${limit}.`) +
      ` After ${games} games, it’s at ${mean}.`,
  },

  chosen: {
    wish: 'The average that you want, in percent',
    /** @param {unknown} wish @param {string} games */
    sentence: (wish, games) => html`I want these ${games} games to average ${wish} percent.`,
    games: 'Games you have seen',
    counted: 'Count',
    counts: {
      seen: () => 'these games',
      /** @param {string} all */
      all: (all) => `all up to ${all}`,
    },
    wished: 'what you want',
    /** @param {string} games @param {string} mean @param {string} truth */
    alt: (games, mean, truth) =>
      `Chart: the running averages over ${games} games, with a line at the exact answer, ${truth}. With this luck subtracted, the average ends at ${mean}.`,
    /**
     * @param {Record<string, string>} luck
     * @param {string} games
     * @param {string} mean
     * @param {string} all  games; '' if they have not gone on
     * @param {string} now
     */
    said: ({ doubles, noDoubles, oFails, oBearsOff }, games, mean, all, now) =>
      `Doubles ${doubles}, no doubles ${noDoubles}. White misses ${oFails}, White bears off ${oBearsOff}. Luck averages zero on both rolls, and after ` +
      `these ${games} games the average of result − luck is ${mean}.${all ? ` After ${all} games, it’s ${now}.` : ''}`,
  },

  backwards: {
    ask: 'How many games with backwards luck tell you as much as one plain game?',
    slider: 'Share of the correct luck that is subtracted',
    /** @param {string} share @param {string} doubles */
    share: (share, doubles) => `${share}% (doubles: ${doubles})`,
    /** @param {string} limit */
    alt: (limit) =>
      `Chart: two expected funnels of 95 of 100 rollouts, and the running averages of the first games. Both funnels are centred on ${limit}. ` +
      'The funnel for backwards luck is twice as wide.',
    /**
     * @param {string} plain
     * @param {string} reduced
     * @param {string} worth  '' where it has no end
     * @param {string} limit
     */
    said: (plain, reduced, worth, limit) =>
      `Plain games have a standard deviation of ${plain} points; with this luck subtracted, it’s ${reduced}. ` +
      `${worth ? `Each game counts as ${worth} plain games` : 'Each game gives the answer'}. Both averages settle at ${limit}.`,
    /**
     * @param {string} worth
     * @param {string} games
     * @param {string} guess  '' where there is none
     */
    answer: (worth, games, guess) =>
      html`<p>${guess ? `You said ${guess}. ` : ''}It takes ${games}. Subtracting backwards luck puts the luck in a second time. That doubles the
    spread, which takes four times as many games. So each game counts as ${worth} plain games.</p>`,
  },

  interval: {
    /** @param {string} rollouts */
    question: (rollouts) =>
      `Each of these ${rollouts} rollouts has a 95% interval. How many of them will miss the exact answer?`,
    /** @param {string} n */
    guess: (n) => `${n} of them`,
    games: 'Games per rollout',
    estimate: 'Each game counts as',
    estimates: { plain: 'its result', reduced: 'result − made-up luck' },
    ends: 'Each rollout ends',
    endings: { over: 'after all its games', ahead: 'as soon as it’s ahead' },
    /** @param {string} rollouts */
    rollouts: (rollouts) => `${rollouts} rollouts, side by side`,
    /** @param {string} n */
    miss: (n) => `${n} miss it`,
    /** @param {string} rollouts @param {string} value */
    average: (rollouts, value) => `average of the ${rollouts}: ${value}`,
    alt: 'The 95% intervals of all rollouts, side by side, with the exact answer as a line across them.',
    // About equally long, so that nothing below them moves.
    /** @param {string} rollouts @param {string} games */
    fixed: (rollouts, games) => `${rollouts} rollouts of ${games} games each`,
    /** @param {string} rollouts */
    ahead: (rollouts) => `${rollouts} rollouts, stopped when ahead`,
    /** For rollouts that end before they could stop. @param {string} rollouts @param {string} games */
    tooShort: (rollouts, games) => `${rollouts} rollouts of ${games} games, too short to stop`,
    /** @param {string} rollouts @param {string} contain @param {string} truth @param {string} miss */
    counts: (rollouts, contain, truth, miss) => `${rollouts}: ${contain} intervals contain ${truth}, ${miss} miss it.`,
    /**
     * @param {string} average
     * @param {string} by  with its sign
     */
    means: (average, by) => `The mean of all averages is ${average}: off by ${by} points.`,
    /** @param {string} miss  @param {string} rollouts */
    answer: (miss, rollouts) =>
      `${miss} of ${rollouts}, with these dice. That’s no fault. About five misses in a hundred are what 95% means, for plain games and ` +
      'for result − luck alike, and short rollouts miss a little more often. Subtracting luck makes intervals narrower, but not wrong more often.',
    /** @param {string} average @param {string} truth */
    stop: (average, truth) =>
      `But you mustn’t look at the average to decide when to stop. If these rollouts stop as soon as they are ahead, the mean of their ` +
      `averages is ${average} instead of ${truth}.`,
    caption: 'How often the interval of a plain rollout contains the exact answer (calculated)',
    columns: { games: 'games', coverage: 'contains it' },
  },
};
