// Every number in the story's prose about games, tables and positions. The build asks the cores for them, and writes them as the language
// does. Nobody types one.

import { SEED } from '../addresses.js';
import { any } from '../figures/any.js';
import { position } from '../figures/bearoff.js';
import { broken } from '../figures/broken.js';
import { chosen } from '../figures/chosen.js';
import { cut } from '../figures/cut.js';
import { why } from '../figures/why.js';

/** @typedef {import('../figures/figure.js').StoryCore} StoryCore */
/** @typedef {import('../figures/figure.js').BearoffCore} BearoffCore */
/** @typedef {ReturnType<typeof numbersOf>} Numbers */

/** Rolls of two dice. */
const ROLLS = 36;
/** Numbers of games of the rollouts in the section about intervals. */
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
  // The initial numbers of figure 6.
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

    // Seven: the number from which the toss was subtracted.
    tossMean: count(values[0] + green[0] - red[0]),
    tosses: count(values.length),

    brokenDoubles: luck(doubles),
    brokenLuck: plain(-byBroken.reduced.bias, 2),
    brokenLimit: percent(byBroken.reduced.mean, 2),

    chosenGames: count(chosen.properties.games.initial),

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

// ——— The bear-off of figures 9, 10 and 12 ———

/** @typedef {ConstructorParameters<BearoffCore['BearoffGame']>[1]} BearoffSetup */

/** The largest errors of an estimate, in points: initially in figure 12, and at its end. */
const [NOISE, MUCH_NOISE] = [any.properties.noise.initial, 50];

/** @param {BearoffCore} core */
function bearoffNumbers(core) {
  const database = new core.BearoffDatabase('six');
  while (!database.build());

  /**
   * @param {BearoffSetup['players']} players
   * @param {number} [size]  of the errors in the estimate of luck
   * @param {BearoffSetup['estimates'][0]['evaluator']} [evaluator]
   */
  function theory(players, size = 0, evaluator = 'noisy') {
    const game = new core.BearoffGame(database, {
      position: position(core),
      players,
      estimates: [{ evaluator, scale: 'linear' }],
      noise: { size, seed: 1 },
    });
    while (!game.build());
    const known = game.theory(0);
    game.free();
    if (!known) throw new Error('nothing exact is known of the bear-off of the story');
    return known;
  }

  const perfect = { x: /** @type {const} */ ('exact'), o: /** @type {const} */ ('exact') };
  const both = theory({ x: 'fewestPips', o: 'fewestPips' });
  const numbers = {
    perfect: percent(both.perfect, 2),
    fewestPips: percent(both.plain.mean, 2),
    blueErrs: percent(theory({ ...perfect, x: 'fewestPips' }).plain.mean, 2),
    whiteErrs: percent(theory({ ...perfect, o: 'fewestPips' }).plain.mean, 2),
    // The initial numbers of figure 10.
    cutLimit: percent(theory(perfect, 0, cut.properties.evaluator.initial).cutShort[cut.properties.horizon.initial], 2),
    noise: plain(NOISE),
    noiseWorth: worth(theory(perfect, NOISE).equivalentGames),
    muchNoise: plain(MUCH_NOISE),
    muchNoiseWorth: worth(theory(perfect, MUCH_NOISE).equivalentGames),
  };
  database.free();
  return numbers;
}

// ——— Writing ———

/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/**
 * A number and its text.
 * @param {number | null} value  in percent, points or games
 * @param {(format: Format, value: number) => string} write
 */
function said(value, write) {
  if (value === null || !Number.isFinite(value)) throw new Error('the prose says a number that is not defined');
  return { value, text: (/** @type {Format} */ format) => write(format, value) };
}

/** A chance, in percent. @param {number | null} value @param {number} [digits] */
const percent = (value, digits) => said(value, (format, known) => format.value(known, digits));

/** Luck, in points, with its sign. @param {number} value */
const luck = (value) => said(value, (format, known) => format.points(known));

/** Points, or a result minus luck, without a plus sign. @param {number} value @param {number} [digits] */
const plain = (value, digits = 1) => said(value, (format, known) => format.plain(known, digits));

/** The number of plain games as which a game counts. @param {number | null} value */
const worth = (value) => said(value, (format, known) => format.ratio(known));

/** @param {number} value */
const count = (value) => said(value, (format, known) => format.count(known));
