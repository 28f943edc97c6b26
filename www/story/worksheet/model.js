// What the worksheet asks the core: ten games of a seed, and all that is to be worked out of them by hand.

/** @typedef {import('../figures/figure.js').StoryCore} StoryCore */
/** @typedef {import('../../pkg/story/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {ReturnType<typeof worksheetOf>} Worksheet */

/** So many games are on the sheet. */
const GAMES = 10;
/** So many of them are scored once more, with every sign turned around. */
const AGAIN = 3;
/** What question 5 makes of doubles. */
const BROKEN_DOUBLES = 70;
/** Rollouts as long as the sheet's, of which question 3 tells how often which average is nearer. */
const ROLLOUTS = 1000;

/**
 * @param {StoryCore} core
 * @param {string} seed
 */
export function worksheetOf(core, seed) {
  const { madeUp, none } = core.presets();
  /** @type {LuckTable} */
  const turned = {
    doubles: -madeUp.doubles,
    noDoubles: -madeUp.noDoubles,
    oFails: -madeUp.oFails,
    oBearsOff: -madeUp.oBearsOff,
  };
  const rollout = new core.TwoCheckerRollout(seed);
  rollout.roll(GAMES);
  const many = new core.ManyTwoCheckerRollouts(seed, ROLLOUTS, GAMES);
  while (many.done < many.all) many.roll(ROLLOUTS);
  const { leaves } = core.theory(none);
  const sheet = {
    seed: rollout.seed,
    games: GAMES,
    table: madeUp,
    turned,
    broken: BROKEN_DOUBLES,
    /** How many of the 36 rolls each event of the table is. */
    rolls: rollsOf(core),
    /** What a game counts that is won, and one that is lost. */
    win: leaves.doubles,
    loss: leaves.bearsOff,
    rows: Array.from({ length: GAMES }, (_, i) => ({
      record: rollout.record(i, madeUp),
      again: i < AGAIN ? rollout.record(i, turned) : null,
    })),
    readout: rollout.readout(madeUp),
    theory: core.theory(madeUp),
    turnedTheory: core.theory(turned),
    brokenTheory: core.theory({ ...madeUp, doubles: BROKEN_DOUBLES }),
    rollouts: ROLLOUTS,
    nearer: many.besideTruth(madeUp).nearer,
    /** How often an interval of so few results contains the truth, in percent. */
    coverage: core.coverage(GAMES),
  };
  rollout.free();
  many.free();
  return sheet;
}

/** @param {StoryCore} core */
function rollsOf(core) {
  const { x, o } = core.eventsOfRolls();
  const events = [...x, ...o].map(({ event }) => event);
  /** @param {keyof LuckTable} cell */
  const of = (cell) => events.filter((event) => event === cell).length;
  return {
    doubles: of('doubles'),
    noDoubles: of('noDoubles'),
    oFails: of('oFails'),
    oBearsOff: of('oBearsOff'),
    all: x.length,
  };
}
