// What the council lab says, in English, with what all labs say.

import { counted } from '../../../shared/texts/counted.js';
import { en as shared } from '../../../shared/texts/en.js';
import { formula } from '../../../shared/texts/formula.js';
import { glossary } from './en-glossary.js';

export const en = {
  ...shared,
  glossary,

  page: {
    title: 'Rollout Lab: how should a council of programs vote?',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser has no WebAssembly, which is needed to simulate councils.',
    noSimd: 'This browser’s WebAssembly has no SIMD instructions, which are needed to simulate councils.',
    notLoaded: 'The part that simulates councils could not be loaded.',
    stopped: 'The part that simulates councils has stopped because of an error in it. Nothing more can be simulated.',
  },

  rules: {
    strongest: 'strongest alone',
    weakest: 'weakest alone',
    majorityStrongest: 'majority',
    majorityRandom: 'majority, ties at random',
    optimistic: 'optimistic',
    pessimistic: 'pessimistic',
    optimal: 'optimal',
    optimalKnowingCopies: 'optimal, copies known',
    optimalPredicted: 'optimal, A predicted',
    ceiling: 'all values shared',
  },

  settings: {
    heading: 'The council',
    candidates: 'Moves to choose from',
    d: 'The best is ahead by d',
    s1: 'Noise of the strongest, s₁',
    s2: 'Noise of the others, s₂',
    s: 'Noise of each program, s',
    ratio: 'The others’ noise, in times the strongest’s',
    /** @param {string} ratio */
    ratioIs: (ratio) => formula(`s₂ / s₁ = ${ratio}`),
    copying: 'The third repeats the second',
    /** @param {string} percent */
    copyingIs: (percent) => `in ${percent}% of positions`,
    programs: 'Programs',
    panel: 'With any other number than three, all err like the strongest, and none copies.',
    /**
     * What is said of a number that is none of these.
     * @param {string} least
     * @param {string} most
     */
    within: (least, most) => `A number from ${least} to ${most}.`,
  },

  simulate: {
    add: { 1: 'One position', 1000: '+1,000', 1000000: '+1M' },
    /**
     * Begins with what the button shows, so that it can be called by that.
     * @param {string} shown
     * @param {string} n
     */
    addLabel: (shown, n) => `${shown}: simulate ${counted(n, 'position')} more`,
    newPositions: 'New positions',
    newPositionsHint: 'Back to no positions, with a new seed',
    undoNewPositions: 'Undo new positions',
    undoHint: 'The positions before are simulated again, from the same seed',
    done: 'Positions',
  },

  position: {
    /** @param {string} n */
    title: (n) => `Position ${n}`,
    none: 'One position, looked at closely',
    noneYet: 'Simulate a position, and see what each program thinks of each move.',
    before: 'The position before',
    next: 'The next position',
    /** @param {string} n */
    program: (n) => `Program ${n}`,
    /** @param {string} move */
    says: (move) => `says ${move}`,
    /** @param {string} weight */
    weight: (weight) => `weight ${weight}`,
    copies: 'repeats program 2',
    /**
     * What those hear of a drawing who don't see it.
     * @param {string} values
     * @param {string} says
     */
    heard: (values, says) => `${values}; ${says}`,
    /**
     * @param {string} move
     * @param {string} value
     */
    thinks: (move, value) => `${move} ${value}`,
    moves: 'ABCDEFGH',
    legend: 'A is the best move. A ring marks what a program reports.',
    /**
     * @param {string} predicted
     * @param {string} truth
     */
    predicted: (predicted, truth) => `A, the best move’s value, is predicted as ${predicted}. In truth it is ${truth}.`,
    picks: 'What each rule plays',
    right: 'right',
    wrong: 'wrong',
  },

  rates: {
    heading: 'How often each rule finds the best move',
    rule: 'Rule',
    measured: 'Simulated',
    exact: 'Exact',
    difference: 'Against the strongest alone',
    /** @param {string} half */
    give: (half) => `± ${half}`,
    note: 'All rules are tried on the same positions, so their differences are known better than the rates. ± is 95%.',
    noExact: 'A dash: no exact value is computed here.',
  },

  curves: {
    label: 'How often each rule finds the best move, against the others’ noise',
    description:
      'Lines are exact rates in percent against s₂ / s₁. Dots with bars are what was simulated, at the present setting. ' +
      'Arrow keys read the values at a ratio; Page Up and Page Down go further, Home and End to the ends.',
    series: 'Rules shown',
    xAxis: 's₂ / s₁',
    threeLabel: 'How often each rule of three programs finds the best move, against the others’ noise',
    threeDescription:
      'Lines are exact rates of three programs in percent against s₂ / s₁. ' +
      'Arrow keys read the values at a ratio; Page Up and Page Down go further, Home and End to the ends.',
    three: 'This chart is about three programs, of which two may be weaker; the one below is about the number of programs. ',
    noGames: 'The lines are being computed …',
    /** @param {string} ratio */
    at: (ratio) => formula(`s₂ / s₁ = ${ratio}`),
    panelLabel: 'How often each rule finds the best move, against the number of programs',
    panelDescription:
      'Exact rates in percent of one to nine programs that all err like the strongest. Arrow keys read the values at a number ' +
      'of programs; Home and End go to the ends.',
    panelHeading: 'More programs, all as good as the strongest',
    programs: 'programs',
    /** @param {string} n */
    atPrograms: (n) => counted(n, 'program'),
    panelNote:
      'A second program adds nothing to a majority: where the two differ, the first decides. With two moves to choose from, an ' +
      'even number of programs is worth as much as the odd one below it.',
    /**
     * @param {string} a
     * @param {string} b
     * @param {string} ratio
     */
    cross: (a, b, ratio) => `“${a}” and “${b}” cross at ${formula(`s₂ / s₁ = ${ratio}`)}`,
    /**
     * @param {string} a
     * @param {string} b
     */
    crossNot: (a, b) => `“${a}” and “${b}” do not cross`,
    /** @param {string} clause */
    sentence: (clause) => `${clause}.`,
    between: ' ',
  },

  found: {
    /**
     * Of programs that are all equally good.
     * @param {string} one
     * @param {string} majority
     * @param {string} optimistic
     */
    noneOfEqual: (one, majority, optimistic) =>
      `One program alone is right in ${one}% of positions, a majority in ${majority}%, the largest value in ${optimistic}%.`,
    tryOfEqual: 'Simulate some positions and compare.',
    /**
     * @param {string} n
     * @param {string} one
     * @param {string} majority
     * @param {string} optimistic
     */
    nowOfEqual: (n, one, majority, optimistic) =>
      `${counted(n, 'position')}: one program alone is right in ${one}%, the majority in ${majority}%, ` +
      `the largest value in ${optimistic}%.`,
    /**
     * @param {string} strongest
     * @param {string} majority
     * @param {string} optimistic
     */
    none: (strongest, majority, optimistic) =>
      `The strongest alone is right in ${strongest}% of positions, a majority in ${majority}%, the largest value in ${optimistic}%.`,
    try: 'Move a slider, or simulate some positions and compare.',
    /**
     * @param {string} n
     * @param {string} strongest
     * @param {string} majority
     * @param {string} optimistic
     */
    now: (n, strongest, majority, optimistic) =>
      `${counted(n, 'position')}: the strongest alone is right in ${strongest}%, the majority in ${majority}%, ` +
      `the largest value in ${optimistic}%.`,
  },

  csv: {
    rule: 'rule',
    right: 'simulated, %',
    low: '95% from',
    high: '95% to',
    exact: 'exact, %',
    difference: 'against the strongest alone, points',
    differenceLow: '95% from',
    differenceHigh: '95% to',
  },
};

/** @typedef {typeof en} Texts */
