// Every number that the story's prose says of games, tables and positions: asked of the cores when the page is built, and
// written as the language writes it. None is typed.

import { broken } from '../figures/broken/figure.js';
import { why } from '../figures/why/figure.js';
import { SEED } from '../seed.js';
import { bearoffNumbers } from './bearoff-numbers.js';
import { count, luck, percent, plain, worth } from './said.js';

/** @typedef {import('../figures/figure.js').StoryCore} StoryCore */
/** @typedef {import('../figures/figure.js').BearoffCore} BearoffCore */
/** @typedef {ReturnType<typeof numbersOf>} Numbers */

/** Rolls of two dice. */
const ROLLS = 36;
/** Games of rollouts whose intervals are asked about. */
const [FEW, SOME, MANY] = [10, 30, 1000];

/** @param {{story: StoryCore, bearoff: BearoffCore}} cores */
export const numbersOf = ({ story, bearoff }) => ({ ...twoCheckerNumbers(story), ...bearoffNumbers(bearoff) });

/** @param {StoryCore} core */
function twoCheckerNumbers(core) {
  const { correct, madeUp, backwards, none, gnu } = core.presets();
  const [unreduced, byMadeUp, byBackwards, byNetwork] = [none, madeUp, backwards, gnu].map((table) =>
    core.theory(table),
  );
  const evaluations = core.evaluationPresets();
  // What figure 6 begins with.
  const [doubles, noDoubles, oFails, oBearsOff] = broken.properties.luck.initial;
  const byBroken = core.theory({ doubles, noDoubles, oFails, oBearsOff });

  // Luck of 100 points for one event alone averages the chance of that event, in percent, on the roll that it belongs to.
  const chances = {
    doubles: core.theory({ ...none, doubles: 100 }).meanLuck.first,
    others: core.theory({ ...none, noDoubles: 100 }).meanLuck.first,
    fails: core.theory({ ...none, oFails: 100 }).meanLuck.second,
  };
  /** @param {number} chance */
  const rolls = (chance) => count(Math.round((chance * ROLLS) / 100));

  const expected = core.funnel(none, MANY);
  const { green, red, values } = why.model(core, SEED, { tosses: why.properties.tosses.initial }, null).tosses;

  return {
    win: plain(unreduced.leaves.doubles),
    loss: plain(unreduced.leaves.bearsOff),
    truth: percent(unreduced.plain.mean),
    rolls: count(ROLLS),
    doublesRolls: rolls(chances.doubles),
    otherRolls: rolls(chances.others),
    failRolls: rolls(chances.fails),
    // Blue wins if White fails, and only then.
    afterOthers: percent(chances.fails, 0),
    plainLow: percent(last(expected.plainLow)),
    plainHigh: percent(last(expected.plainHigh)),
    plainSd: plain(unreduced.plain.sd),

    doubles: luck(correct.doubles),
    others: luck(correct.noDoubles),
    fails: luck(correct.oFails),
    bearsOff: luck(correct.oBearsOff),

    madeUpDoubles: luck(madeUp.doubles),
    madeUpOthers: luck(madeUp.noDoubles),
    madeUpFails: luck(madeUp.oFails),
    madeUpBearsOff: luck(madeUp.oBearsOff),
    madeUpAfterDoubles: plain(byMadeUp.leaves.doubles),
    madeUpAfterFails: plain(byMadeUp.leaves.fails),
    madeUpAfterBearsOff: plain(byMadeUp.leaves.bearsOff),
    madeUpSd: plain(byMadeUp.reduced.sd),
    madeUpWorth: worth(byMadeUp.equivalentGames),

    networkOff: plain(evaluations.gnu.noDoubles - evaluations.correct.noDoubles, 0),
    networkWorth: count(Math.round(Number(byNetwork.equivalentGames))),

    // Seven, before a toss is subtracted from it.
    tossMean: count(values[0] + green[0] - red[0]),
    tosses: count(values.length),

    brokenDoubles: luck(doubles),
    brokenLuck: plain(-byBroken.reduced.bias, 2),
    brokenLimit: percent(byBroken.reduced.mean, 2),

    backwardsWin: plain(byBackwards.leaves.fails),
    backwardsLoss: plain(byBackwards.leaves.bearsOff),
    backwardsWorth: worth(byBackwards.equivalentGames),
    // Four exactly: turned backwards, luck doubles the spread.
    backwardsGames: plain(1 / Number(byBackwards.equivalentGames), 0),

    few: count(FEW),
    some: count(SOME),
    many: count(MANY),
    coverageOfFew: percent(core.coverage(FEW)),
    coverageOfSome: percent(core.coverage(SOME)),
    coverageOfMany: percent(core.coverage(MANY)),
  };
}

/** @param {Float64Array} column */
const last = (column) => column[column.length - 1];
