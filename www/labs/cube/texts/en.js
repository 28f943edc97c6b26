// What only the lab of the cube says, in English, with what all labs say. Equities are points for the side that is on roll at
// the start, which may be White. Numbers come as they are written.

import { NONE } from '../../../shared/format.js';
import { counted } from '../../../shared/texts/counted.js';
import { en as shared } from '../../../shared/texts/en.js';
import { board, editor, positions, refusals, setAside, stage, work } from '../../../shared/bearoff/texts/en.js';
import { cubePlayers, estimators, owners } from '../../../shared/cube/texts/en.js';
import { decision } from './en-decision.js';
import { glossary } from './en-glossary.js';
import { guide } from './en-guide.js';
import { ladder } from './en-ladder.js';
import { map } from './en-map.js';
import { positions as cubePositions } from './en-positions.js';
import { turns } from './en-turns.js';

/** @typedef {typeof en} Texts */

export const en = {
  ...shared,
  cubePlayers,
  cubePositions,
  decision,
  editor,
  estimators,
  glossary,
  guide: { ...shared.guide, ...guide },
  ladder,
  map,
  owners,
  positions,
  turns,

  page: {
    title: 'Rollout Lab: bear-offs with the doubling cube, and luck in points',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser has no WebAssembly, which rolls the games.',
    noSimd: 'This browser’s WebAssembly has no SIMD instructions, which the rollout needs.',
    notLoaded: 'The part that rolls the games could not be loaded.',
  },

  work: { ...work, database: 'Working out bear-offs with the cube …' },

  refusals,
  setAside: {
    ...setAside,
    /** @param {string} facts */
    ofGame: (facts) =>
      `Not all of it counts here: ${facts}. Games are for money, begin before the roll, and count per unit of the cube; its owner is taken over.`,
  },

  board: { ...shared.board, ...board },

  beyond: {
    heading: 'Past six checkers a side',
    says:
      'The exact answer with the cube stops at six checkers a side: more positions than that are not worked out here, and nothing is ' +
      'rolled. Without the cube, the bear-off lab rolls out any number.',
    without: 'The same position without the cube',
  },

  game: {
    ...shared.game,
    luckOf: 'luck',
    /**
     * @param {string} turn
     * @param {string} luck  – where nothing was rolled
     */
    heard: (turn, luck) => (luck === NONE ? `${turn}.` : `${turn}, luck ${luck}.`),
    /** Of a game that ended by a pass. @param {string} side */
    passed: (side) => `The double was passed: ${side} has won.`,
  },

  controls: {
    ...shared.controls,
    rollByRoll: 'Turn by turn',
    rollNext: 'Next turn',
  },

  stage: { ...stage, next: 'Next turn on this board' },

  otherLab: 'The same position without the cube',
  byHand: 'Play it by hand, with the cube',

  settings: {
    estimator: 'Luck is estimated by',
    janowski: 'x: how live the cube is, 0 to 1',
    badShare: 'x is a number from 0 to 1.',
    players: 'Who plays, and who doubles',
    /** @param {string} n */
    noise: (n) => `Errors of up to ${counted(n, 'point')} of a percentage`,
    otherErrors: 'Other errors',
  },

  costs: {
    /** @param {string} value */
    none: (value) => `Both sides play and double perfectly: the position is worth ${value}, and so is their game.`,
    /**
     * @param {string} value
     * @param {string} mean
     */
    some: (value, mean) => `With perfect play the position is worth ${value}, with these players ${mean}.`,
    heading: 'Mistakes cost, in points a game',
    checkers: 'plays',
    cube: 'cube actions',
    stay: 'Luck is taken out, mistakes are not: both lines settle at what these players’ game is worth.',
  },

  chart: {
    ...shared.chart,
    /** @param {import('../../../shared/units.js').Unit} _unit */
    description: (_unit) =>
      'Equity of the side that is on roll at the start, in points per unit of the cube, against the number of games. Arrow keys read ' +
      'the values at a number of games; Page Up and Page Down go further, Home and End to the ends.',
    allTables: 'Compare the ladder',
  },

  bet: {
    ...shared.bet,
    known: 'You have seen the answer for this position. For a real bet, set up another one first.',
  },

  games: {
    ...shared.games,
    columns: turns.columns,
  },

  many: {
    intro:
      'Each bar counts rollouts that ended there. Narrow means fast; centred on the exact answer means unbiased.',
  },

  sentence: {
    ...shared.sentence,
    perfect: 'Nothing but luck was in it: without luck, every single game returns the exact answer.',
    same: 'No luck is taken out, so both lines are one.',
    /** @param {string} n */
    faster: (n) => `Luck that averages zero is taken out: one game tells as much as ${counted(n, 'plain one')}.`,
    /** @param {string} n */
    slower: (n) =>
      `This luck averages zero, too, so the answer stays unbiased; it only comes slower: ` +
      `one game tells as much as ${n} of a plain one.`,
  },
};
