// English texts of the bear-off lab, with the shared ones. Numbers arrive formatted.

import { counted } from '../../../lib/i18n/format.js';
import {
  board,
  chosen,
  editor,
  evaluators,
  map as sharedMap,
  players,
  positions,
  refusals,
  setAside,
  stage,
  work,
} from '../../../lib/bearoff/texts/en.js';
import { en as shared } from '../../../lib/i18n/en.js';
import { rotation, rotationGlossary } from '../../../lib/rollout/rotation/en.js';

/** @typedef {typeof en} Texts */
/** @typedef {Texts} BearoffTexts */

export const en = {
  ...shared,
  chosen,
  editor,
  rotation,
  glossary: {
    ...rotationGlossary,
    choiceLuck:
      'The luck of a careless player’s choice: the value of the play made, minus the mean of both plays, weighted by how ' +
      'often each is made. Like the luck of the dice, it averages zero before every choice.',
  },
  // Three lines on a phone hold about 120 letters.
  guide: {
    ...shared.guide,
    start: 'How lucky was a roll? A program compares it with the mean of all 36. The coloured numbers show the luck.',
    explain: 'Explain one roll',
    one: 'Every roll of a game has its own luck. Roll one game and see what the luck adds up to.',
    /** @param {string} roll @param {string} after @param {string} mean @param {string} luck */
    explained: (roll, after, mean, luck) =>
      `After ${roll} the program gives Blue ${after}. The mean is ${mean}, so the luck is ${luck}. Now see a whole game’s luck.`,
    rollOne: 'Roll one game',
    /** @param {string} result @param {string} luck @param {string} reduced */
    game: (result, luck, reduced) =>
      `Result ${result}, luck ${luck}: without luck, this game counts as ${reduced}. One game tells you little. Roll a thousand.`,
    /** @param {string} n */
    games: (n) => `${counted(n, 'game')} so far. After a thousand you can see where both lines are going.`,
    rollMany: 'Roll on to 1,000 games',
    /** @param {string} n @param {string} plain @param {string} reduced */
    settled: (n, plain, reduced) =>
      `${counted(n, 'game')}: ${plain} plain, ${reduced} variance reduced. Does that need a good evaluator?`,
    /** Follows `settled`: how the estimates change next. */
    turnInto: { backwards: 'Turn its estimates upside down.', even: 'Make it call every position even.' },
    worse: 'Use a worse evaluator',
    /** @param {string} limit */
    backwards: (limit) =>
      `It calls good luck bad, yet its luck averages zero: both lines still settle at ${limit}, just later. Now play yourself.`,
    even: 'It calls every position even, yet its luck averages zero. No exact answer is known here. Now play yourself.',
    twoCheckers: 'Two checkers',
    careless:
      'Chance decides when a careless player errs, so his choices have luck, too. It averages zero. Subtract it as well.',
    subtractBoth: 'Subtract both',
    /** @param {string} n @param {string} limit @param {string} exact */
    cut: (n, limit, exact) =>
      `Cut after ${counted(n, 'roll')}, both lines settle at ${limit}. Games to the end settle at ${exact}. ` +
      'Estimates of luck change neither.',
    /** @param {string} n @param {string} exact */
    cutSame: (n, exact) =>
      `Cut after ${counted(n, 'roll')}, both lines still settle at ${exact}, because the evaluations there average that.`,
    /** @param {string} n */
    cutUnknown: (n) =>
      `After ${counted(n, 'roll')} an evaluation counts as the result. Games to the end may settle elsewhere.`,
    toEnd: 'Roll to the end',
  },
  map: {
    ...sharedMap,
    /** @param {string} percent */
    mean: (percent) => `Blue before the roll: ${percent}%, the mean of all 36`,
    label: 'Blue’s luck with each of the 36 rolls, in percentage points. Rows: first die; columns: second die',
    /**
     * The cell's accessible name: luck and play in the order in which the cell shows them.
     * @param {string} roll
     * @param {string} luck
     * @param {string} play
     * @param {string} value
     */
    cell: (roll, luck, play, value) => `${roll}: luck ${luck}, ${play}, ${value}% after it`,
    hint: 'Each number shows how lucky the roll is for Blue, in percentage points. Choose a roll to see why, or to play it.',
    /** @param {string} roll */
    compare: (roll) => `Compare two plays of ${roll}`,
    compareAny: 'Compare two plays of a roll',
    /**
     * Describes the chosen roll to screen readers.
     * @param {string} roll
     * @param {string} play
     * @param {string} after
     * @param {string} before
     * @param {string} luck
     */
    explained: (roll, play, after, before, luck) =>
      `${roll}: ${play}. ${after}% after it, ${before}% before: luck ${luck}.`,
    /** @param {string} percent */
    after: (percent) => `${percent}% after it`,
    /** @param {string} percent */
    before: (percent) => `${percent}% before`,
    /** @param {string} percent */
    why: (percent) =>
      `Each roll has a chance of 1/36, so 1/36 of its luck counts. Luck is measured from the mean of all 36, ` +
      `${percent}%. So the lucky rolls gain as much as the unlucky ones lose: with fair dice, luck averages zero.`,
  },
  positions,

  page: {
    title: 'Rollout Lab: how a program estimates luck, on any bear-off position',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser doesn’t support WebAssembly, which rolls the games.',
    noSimd: 'This browser’s WebAssembly lacks SIMD, which the rollout needs.',
    notLoaded: 'The part that rolls the games didn’t load.',
  },

  work,

  refusals,
  setAside,

  board: { ...shared.board, ...board },

  game: {
    ...shared.game,
    /** @param {string} side */
    toRoll: (side) => `${side} to roll …`,
    /** @param {string} side @param {string} play */
    turn: (side, play) => `${side} ${play}`,
    /** The end of a game that is cut short. @param {string} percent */
    cut: (percent) => `cut at ${percent}`,
    /** @param {string} play @param {string} points */
    better: (play, points) => `the estimate prefers ${play} by ${counted(points, 'point')}`,
  },

  controls: {
    ...shared.controls,
    rollNext: 'Next roll',
  },

  stage,

  otherLab: 'Play this position by hand',
  cubeLab: 'Roll this position out with the cube',

  luck: {
    more: 'More: scale, horizon, players, Williams’s sum',
    evaluator: 'Luck is estimated by',
    scale: 'Scale of its chances',
    horizon: 'Each game is rolled',
    toTheEnd: 'to the end',
    noRoll: 'not at all',
    /** @param {string} n */
    cutAfter: (n) => `for ${counted(n, 'roll')}, then cut`,
    playsBlue: 'Blue’s plays are chosen by',
    playsWhite: 'White’s plays are chosen by',
    evaluators,
    players: { ...players, careless: 'careless' },
    scales: {
      linear: 'unchanged',
      steep: 'exaggerated',
      flat: 'toned down',
      threeLevels: 'three levels',
      sign: 'only who is ahead',
    },
    about: {
      exact: 'Knows the exact chances with up to six checkers a side.',
      oneSided: 'Knows how many rolls each side needs, but not how each should play against the other.',
      pipCount: 'Knows only the two pip counts. Its chances are about eleven points off.',
      even: 'Calls every position even until the game is over, so all luck falls on the last roll.',
      backwards: 'Swaps Blue’s and White’s chances, even when the game is over. It calls all good luck bad.',
      noisy: 'Adds a different error to the exact chance of each position.',
    },
    aboutScale: {
      steep: 'Cubes the odds: 60% counts as 77%.',
      flat: 'Keeps a third of the distance from 50%: 80% counts as 60%.',
      threeLevels: 'Only behind, level or ahead counts.',
      sign: 'Only who is ahead counts: 0, 50 or 100%.',
    },
    bounded:
      'With more than six checkers on a side, there’s no exact answer to compare with. The rollout is the answer.',
    /** @param {string} n */
    noise: (n) => `Errors of up to ${counted(n, 'point')}`,
    otherErrors: 'New errors',
    yours: 'selected',
  },

  careless: {
    /** @param {string} n */
    percent: (n) => `Careless: second best in ${n}% of turns`,
    subtracted: 'Luck to subtract',
    luck: { dice: 'dice', diceAndChoices: 'dice and choices' },
    about: 'A careless player’s roll counts as the mean of the two plays, weighted by how often each is made.',
    spread: {
      dice: 'Spread of one game without the luck of the dice',
      diceAndChoices: 'Without that of dice and choices',
    },
    chosen: 'chosen',
    choices:
      'Chance decides when a careless player makes the second best play. So that choice has luck, too: the value of ' +
      'the play made minus the mean of both, weighted by how often each is made.',
    /** @param {string} percent */
    settles: (percent) =>
      `It averages zero, so you may subtract it or leave it in: the line settles at ${percent}, the value of this ` +
      `careless game. An evaluator that knew these players’ own chances would leave no spread after dice and choices.`,
    unbiased:
      'It averages zero, so you may subtract it or leave it in: the line settles at the value of this careless game.',
    unbiasedCut: 'It averages zero, so you may subtract it or leave it in: the line settles at the same value.',
    /** @param {string} points */
    ofChoice: (points) => `including luck of the choice: ${points}`,
    noWilliams: 'undefined, because luck is measured from the careless player’s own plays',
  },

  worth: {
    start: 'Estimate before the first roll',
    /** @param {string} percent */
    went: (percent) => `rolled out: ${percent}`,
    truth: 'Exact value with these players',
    /** @param {string} percent */
    perfect: (percent) => `with perfect play ${percent}: luck is removed, mistakes are not`,
    isPerfect: 'equal to perfect play',
    williams: 'Williams’s sum',
    /** @param {string} percent */
    settles: (percent) => `settles at ${percent}`,
    noWilliams: 'undefined, because this evaluator swaps the results too',
    /** @param {string} percent */
    unbiased: (percent) =>
      `At every turn the luck of the 36 rolls averages zero. So both lines settle at ${percent}, however wrong the ` +
      `estimates are.`,
    rising:
      'On this scale the estimates would still choose the same plays. But luck is a difference, so it should be in the ' +
      'unit of the result.',
    coarse: 'On this scale different positions can count the same. That only costs speed.',
    /** @param {string} n */
    cut: (n) => `Exact value, cut after ${counted(n, 'roll')}`,
    /** @param {string} points  with their sign */
    off: (points) => `off by ${counted(points, 'point')}`,
    /** @param {string} n @param {string} percent */
    settlesCut: (n, percent) =>
      `At every turn the luck of the 36 rolls averages zero, so bad estimates of luck move neither line. The evaluations ` +
      `after ${counted(n, 'roll')} do: they count as results, and both lines settle at ${percent}.`,
  },

  chart: {
    ...shared.chart,
    allTables: 'Compare estimates',
  },

  bet: {
    ...shared.bet,
    known: 'You have already seen the answer for this position. For a real bet, set up another one first.',
  },

  games: {
    ...shared.games,
    columns: {
      first: ['First roll', '1st roll'],
      firstLuck: ['its luck', 'luck'],
      rolls: ['Rolls', 'Rolls'],
    },
  },

  many: {
    intro:
      'Each bar counts the rollouts whose average ended there. Narrow means fast. Centred on the exact answer means unbiased.',
  },

  sentence: {
    ...shared.sentence,
    same: 'This estimate finds no luck in any roll, so both lines coincide.',
    /** @param {string} n */
    faster: (n) => `The luck subtracted averages zero: each game counts as ${counted(n, 'plain game')}.`,
    /** @param {string} n */
    slower: (n) =>
      `This luck averages zero too, so the answer stays unbiased. It just takes longer: ` +
      `each game counts as ${counted(n, 'plain game')}.`,
  },
};
