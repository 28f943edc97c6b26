// What only the bear-off lab says, in English, with what all labs say. Numbers come as they are written.

import { counted } from '../../../shared/texts/counted.js';
import { en as shared } from '../../../shared/texts/en.js';
import {
  board,
  editor,
  evaluators,
  players,
  positions,
  refusals,
  setAside,
  stage,
  work,
} from '../../../shared/bearoff/texts/en.js';
import { guide } from './en-guide.js';
import { map } from './en-map.js';

/** @typedef {typeof en} Texts */
/** @typedef {Texts} BearoffTexts */

export const en = {
  ...shared,
  editor,
  guide: { ...shared.guide, ...guide },
  map,
  positions,

  page: {
    title: 'Rollout Lab: how a program estimates luck, on any bear-off position',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser has no WebAssembly, which rolls the games.',
    noSimd: 'This browser’s WebAssembly has no SIMD instructions, which the rollout needs.',
    notLoaded: 'The part that rolls the games could not be loaded.',
  },

  work,

  refusals,
  setAside,

  board: { ...shared.board, ...board },

  game: {
    ...shared.game,
    /** @param {string} side */
    toRoll: (side) => `${side} to roll …`,
    /**
     * @param {string} side
     * @param {string} play
     */
    turn: (side, play) => `${side} ${play}`,
    /**
     * @param {string} play
     * @param {string} points
     */
    better: (play, points) => `the estimate prefers ${play}, by ${points}`,
  },

  controls: {
    ...shared.controls,
    rollNext: 'Next roll',
  },

  stage,

  otherLab: 'Play this position by hand',
  cubeLab: 'The same position with the cube',

  luck: {
    more: 'More: scale, players, Williams’s sum',
    evaluator: 'Luck is estimated by',
    scale: 'Its chances are taken',
    playsBlue: 'Blue’s plays are chosen by',
    playsWhite: 'White’s plays are chosen by',
    evaluators,
    players,
    scales: {
      linear: 'as they are',
      steep: 'exaggerated',
      flat: 'toned down',
      threeLevels: 'in three levels',
      sign: 'as who is ahead',
    },
    about: {
      exact: 'Knows every chance up to six checkers a side.',
      oneSided: 'Knows how many rolls each side needs, and nothing of how they play against each other.',
      pipCount: 'Knows only the two pip counts, and is wrong by about eleven points.',
      even: 'Calls every position even until the game is over: all luck comes with the last roll.',
      backwards: 'Takes Blue’s chances for White’s, also when the game is over: it calls all good luck bad.',
      noisy: 'The exact chance with an error of its own in every position.',
    },
    aboutScale: {
      steep: 'Odds are cubed: 60% counts for 77%.',
      flat: 'A third of the distance from 50%: 80% counts for 60%.',
      threeLevels: 'Behind, level or ahead: nothing else counts.',
      sign: 'Only who is ahead counts: 0, 50 or 100%.',
    },
    bounded:
      'With more than six checkers on a side there is no exact answer to compare with: the rollout is the answer.',
    /** @param {string} n */
    noise: (n) => `Errors of up to ${counted(n, 'point')}`,
    otherErrors: 'Other errors',
    yours: 'in force',
  },

  worth: {
    start: 'Estimated before any roll',
    /** @param {string} percent */
    went: (percent) => `rolled out: ${percent}`,
    truth: 'What these players’ game is worth',
    /** @param {string} percent */
    perfect: (percent) => `with perfect play ${percent}: luck is taken out, mistakes are not`,
    isPerfect: 'the same as with perfect play',
    williams: 'Williams’s sum',
    /** @param {string} percent */
    settles: (percent) => `settles at ${percent}`,
    noWilliams: 'not where even the results are turned round',
    /** @param {string} percent */
    unbiased: (percent) =>
      `At every turn the luck of the 36 rolls averages zero, so both lines settle at ${percent}, however wrong ` +
      `the estimates are.`,
    rising:
      'Bent like this, the estimates would still choose the same plays. But luck is a difference, and is to be ' +
      'measured in the unit of the result.',
    coarse: 'Different positions even count the same now; all that it costs is speed.',
  },

  chart: {
    ...shared.chart,
    allTables: 'Compare estimates',
  },

  bet: {
    ...shared.bet,
    known: 'You have seen the answer for this position. For a real bet, set up another one first.',
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
      'Each bar counts rollouts that ended there. Narrow means fast; centred on the exact answer means unbiased.',
  },

  sentence: {
    ...shared.sentence,
    same: 'This estimate calls every roll neither lucky nor unlucky, so both lines are one.',
    /** @param {string} n */
    faster: (n) => `Luck that averages zero is taken out: one game tells as much as ${counted(n, 'plain one')}.`,
    /** @param {string} n */
    slower: (n) =>
      `This luck averages zero, too, so the answer stays unbiased; it only comes slower: ` +
      `one game tells as much as ${n} of a plain one.`,
  },
};
