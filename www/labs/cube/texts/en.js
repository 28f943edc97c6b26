// Texts of the cube lab, in English, with those of all labs. Equities are points for the side on roll at the start, which may be
// White. Numbers come as they are written.

import { NONE } from '../../../lib/i18n/format.js';
import { counted } from '../../../lib/i18n/counted.js';
import { en as shared } from '../../../lib/i18n/en.js';
import { board, editor, positions, refusals, setAside, stage, work } from '../../../lib/bearoff/texts/en.js';
import { cubePlayers, estimators, owners } from '../../../lib/cube/texts/en.js';
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
    noWasm: 'This browser doesn’t support WebAssembly, which rolls the games.',
    noSimd: 'This browser’s WebAssembly doesn’t support SIMD instructions, which the rollout needs.',
    notLoaded: 'The part that rolls the games didn’t load.',
  },

  work: { ...work, database: 'Calculating bear-offs with the cube …' },

  refusals,
  setAside: {
    ...setAside,
    /** @param {string} facts */
    ofGame: (facts) =>
      `Ignored: ${facts}. Games here are for money, begin before the roll and count per unit of the cube. The cube keeps its owner.`,
  },

  board: { ...shared.board, ...board },

  beyond: {
    heading: 'More than six checkers a side',
    says:
      'With the cube, exact answers stop at six checkers a side, so nothing is calculated or rolled here. ' +
      'Without the cube, the bear-off lab rolls out any number of checkers.',
    without: 'Roll this position out without the cube',
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

  otherLab: 'Roll this position out without the cube',
  byHand: 'Play this position by hand',

  settings: {
    estimator: 'Luck is estimated by',
    janowski: 'x: how live the cube is, 0 to 1',
    badShare: 'Not a valid x. Use a number from 0 to 1.',
    players: 'Players and cube actions',
    /** @param {string} n */
    noise: (n) => `Errors of up to ${counted(n, 'percentage point')}`,
    otherErrors: 'New errors',
  },

  costs: {
    /** @param {string} value */
    none: (value) => `Both sides play and double perfectly, so both lines settle at the position’s value, ${value}.`,
    /**
     * @param {string} value
     * @param {string} mean
     */
    some: (value, mean) => `The position is worth ${value} with perfect play, and ${mean} with these players.`,
    heading: 'Cost of mistakes, points per game',
    checkers: 'plays',
    cube: 'cube actions',
    stay: 'Luck is taken out and mistakes stay in, so both lines settle at the value for these players.',
  },

  chart: {
    ...shared.chart,
    /** @param {import('../../../lib/i18n/units.js').Unit} _unit */
    description: (_unit) =>
      'Equity of the side on roll at the start, in points per unit of the cube, against the number of games. Arrow keys read ' +
      'the values at a number of games; Page Up and Page Down go further, Home and End to the ends.',
    allTables: 'Compare all rungs',
  },

  bet: {
    ...shared.bet,
    known: 'You’ve already seen the answer for this position. For a real bet, set up another position first.',
  },

  games: {
    ...shared.games,
    columns: turns.columns,
  },

  many: {
    intro: 'Each bar counts rollouts that ended there. Narrow means fast; centred on the exact answer means unbiased.',
  },

  sentence: {
    ...shared.sentence,
    perfect: 'The results differed only by luck: without it, every game returns the exact answer.',
    same: 'No luck is taken out, so the two lines coincide.',
    /** @param {string} n */
    faster: (n) => `The luck taken out averages zero: each game counts as ${counted(n, 'plain game')}.`,
    /** @param {string} n */
    slower: (n) =>
      `This luck averages zero, too, so the answer stays unbiased. It just takes longer: ` +
      `each game counts as ${counted(n, 'plain game')}.`,
  },
};
