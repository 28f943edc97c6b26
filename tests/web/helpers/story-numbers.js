// What the numbers in the story's prose have to be, by other means than the page's: the article's where it prints them, and
// what follows from the rules of the game. Chances and results in percent, luck in points.

import { readFileSync } from 'node:fs';
import { cutShort, perfectChance, pipCountChance, solver } from './bear-off-player.js';

/** @typedef {import('./bear-off-player.js').Policy} Policy */
/** @typedef {import('./bear-off-player.js').Checkers} Checkers */

/** @param {string} name */
const golden = (name) => JSON.parse(readFileSync(new URL(`../../golden/${name}`, import.meta.url), 'utf8'));

const article = golden('article.json');
const { correct, made_up: madeUp, backwards } = article.tables;

const FACES = [1, 2, 3, 4, 5, 6];
const ROLLS = FACES.flatMap((first) => FACES.map((second) => [first, second]));

/** Doubles play four times: they take four checkers off the ace point. @param {number[]} roll */
const isDoubles = ([first, second]) => first === second;

/** A checker on the six point stays on if all that is rolled is less than six pips. @param {number[]} roll */
const fails = ([first, second]) => (isDoubles([first, second]) ? 4 * first : first + second) < 6;

/** How many of the 36 rolls are like this. @param {(roll: number[]) => boolean} like */
const count = (like) => ROLLS.filter(like).length;

/**
 * The chance that |k/n − p| ≤ 1.96·s/√n for k wins of n games, where p is Blue's chance and s the standard deviation that these games
 * have, with n − 1: k wins of n have s² = k(n − k)/(n(n − 1)). The chances of k wins are multiplied up from no win.
 * @param {number} n
 */
function coverage(n) {
  const p = article.exact_win / 100;
  let logarithm = n * Math.log(1 - p);
  let sum = 0;
  for (let k = 0; k <= n; k += 1) {
    const error = 1.96 * Math.sqrt((k * (n - k)) / (n * (n - 1)) / n);
    if (Math.abs(k / n - p) <= error) sum += Math.exp(logarithm);
    logarithm += Math.log(((n - k) / (k + 1)) * (p / (1 - p)));
  }
  return 100 * sum;
}

/** Pips, then checkers, then checkers on the ace point, the two point and so on: the fewest. @param {Checkers} checkers */
const byPips = (checkers) => [
  checkers.reduce((sum, many, i) => sum + many * (i + 1), 0),
  checkers.reduce((sum, many) => sum + many),
  ...checkers,
];

/** @type {Policy} */
const fewestPips = (_, __, plays) =>
  plays.reduce((best, play) => {
    const [own, other] = [byPips(play.after), byPips(best.after)];
    const at = own.findIndex((number, i) => number !== other[i]);
    return at >= 0 && own[at] < other[at] ? play : best;
  });

/** The golden bear-off of four checkers a side, whose perfect play is known to thirty places. */
const bearoff = golden('bearoff.json').cases.find(
  (/** @type {{name: string}} */ { name }) => name === '4v4_6543_vs_6532',
);

/** The core's perfect player: of equally good plays the one that leaves the fewest pips. @type {Policy} */
function perfectByPips(mover, other, plays) {
  const worths = plays.map(({ after }) => (after.every((count) => count === 0) ? 1 : 1 - perfectChance(other, after)));
  const best = Math.max(...worths);
  return fewestPips(
    mover,
    other,
    plays.filter((_, i) => worths[i] > best - 1e-12),
  );
}

/** Evaluators of figure 10, by their names in its address: the chances of the side on roll. */
const EVALUATIONS = {
  exact: perfectChance,
  'pip-count': pipCountChance,
  even: () => 0.5,
  backwards: (/** @type {Checkers} */ mover, /** @type {Checkers} */ other) => 1 - perfectChance(mover, other),
};

/**
 * Where rollouts of that bear-off settle that are cut after some rolls.
 * @param {keyof typeof EVALUATIONS} evaluator
 * @param {number} rolls
 */
export const settlesCut = (evaluator, rolls) =>
  100 * cutShort(perfectByPips, EVALUATIONS[evaluator])(bearoff.x, bearoff.o, rolls);

/**
 * By what the prose calls them; those of estimates that err are the core's own, and not here.
 * @param {Policy} perfect
 * @returns {Record<string, number>}
 */
export function storyNumbers(perfect) {
  /** @param {Policy} blue @param {Policy} white */
  const chance = (blue, white) => 100 * solver(blue, white)(bearoff.x, bearoff.o);
  // 1.96 standard errors to either side.
  const give = (/** @type {number} */ games) => 1.96 * Math.sqrt(article.raw_variance / games);
  // Doubles are 6 of 36 rolls: 20 points more for them than averages zero is 20/6 points a game.
  const extra = 70 - madeUp.doubles;

  return {
    win: article.leaves.D.result,
    loss: article.leaves.B.result,
    truth: article.exact_win,
    rolls: ROLLS.length,
    doublesRolls: count(isDoubles),
    otherRolls: count((roll) => !isDoubles(roll)),
    failRolls: count(fails),
    afterOthers: (100 * count(fails)) / ROLLS.length,
    plainLow: article.exact_win - give(1000),
    plainHigh: article.exact_win + give(1000),
    plainSd: Math.sqrt(article.raw_variance),

    doubles: correct.doubles,
    others: correct.no_doubles,
    fails: correct.o_fails,
    bearsOff: correct.o_bears_off,

    madeUpDoubles: madeUp.doubles,
    madeUpOthers: madeUp.no_doubles,
    madeUpFails: madeUp.o_fails,
    madeUpBearsOff: madeUp.o_bears_off,
    madeUpAfterDoubles: madeUp.reduced.D,
    madeUpAfterFails: madeUp.reduced.F,
    madeUpAfterBearsOff: madeUp.reduced.B,
    madeUpSd: Math.sqrt(madeUp.variance),
    madeUpWorth: article.raw_variance / madeUp.variance,

    // The network evaluates 39 where 25 is right. Its means are (100 + 5 · 39) / 6 = 49.16̅ and 99.1 / 4 = 24.775, so games count
    // 49.16̅, 100 + 10.16̅ − 74.325 and 10.16̅ + 24.775, around 37.5.
    networkOff: 39 - 25,
    networkWorth: Math.round(
      article.raw_variance /
        ((4 * (295 / 6 - 37.5) ** 2 + 5 * (110 + 1 / 6 - 74.325 - 37.5) ** 2 + 15 * (10 + 1 / 6 + 24.775 - 37.5) ** 2) /
          24),
    ),

    tossMean: 7,
    // Four times the article's fifty.
    tosses: 4 * 50,

    brokenDoubles: 70,
    brokenLuck: extra / 6,
    brokenLimit: article.exact_win - extra / 6,
    chosenGames: 20,

    backwardsWin: backwards.reduced.F,
    backwardsLoss: backwards.reduced.B,
    backwardsWorth: article.raw_variance / backwards.variance,
    backwardsGames: backwards.variance / article.raw_variance,

    few: 10,
    some: 30,
    many: 1000,
    coverageOfFew: coverage(10),
    coverageOfSome: coverage(30),
    coverageOfMany: coverage(1000),

    perfect: 100 * Number(bearoff.exact.win),
    fewestPips: chance(fewestPips, fewestPips),
    blueErrs: chance(fewestPips, perfect),
    whiteErrs: chance(perfect, fewestPips),
    cutLimit: settlesCut('pip-count', 4),
    noise: 20,
    muchNoise: 50,
  };
}
