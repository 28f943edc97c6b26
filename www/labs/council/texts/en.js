// English texts of the council lab, with those of all labs. Numbers arrive formatted.

import { counted } from '../../../lib/i18n/format.js';
import { en as shared } from '../../../lib/i18n/en.js';
import { formula } from '../../../lib/i18n/line-ends.js';

export const en = {
  ...shared,

  glossary: {
    strongest:
      'The council plays the move of the first program, which has the least noise. Any other rule is worthwhile only if it beats this one.',
    weakest:
      'The council plays the move of the last program, which has the most noise. It shows how good such a program is on its own.',
    majorityStrongest:
      'The move that most programs name, even if that is only a plurality. If several moves have equally many votes, the strongest program’s move is played.',
    majorityRandom:
      'The move that most programs name; if several have equally many votes, one of them is drawn at random. With two candidate ' +
      'moves and an odd number of programs, there are no ties.',
    optimistic:
      'The move that is reported with the largest value. A program that rates its move highly may have found something, or ' +
      'may have made a large error.',
    pessimistic:
      'The move that is reported with the smallest value. It follows the program that likes its own move least.',
    optimal:
      'Each report has a weight, its log-likelihood ratio: the logarithm of how many times likelier it is if its move is the best. As long as no program ' +
      'copies another, no rule that sees only reports is right more often.',
    optimalKnowingCopies: 'The optimal rule, told which reports are copies. A copy then has no weight.',
    optimalPredicted:
      'The optimal rule without knowing A, the best move’s value: it predicts A as (k − 1) / k · d above the mean of the reported ' +
      'values, where k is the number of different moves reported. A copy counts as an independent report.',
    ceiling:
      'All programs share their values of every move, and the council plays the move with the best mean, weighted by 1 / noise². No rule that ' +
      'knows only these numbers can do better.',
  },

  page: {
    title: 'Rollout Lab: how should a council of programs vote?',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser doesn’t support WebAssembly, which simulates councils.',
    noSimd: 'This browser’s WebAssembly doesn’t support SIMD instructions, which the simulation needs.',
    notLoaded: 'The part that simulates councils didn’t load.',
    stopped: 'The part that simulates councils hit an error and stopped. No more positions can be simulated.',
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
    candidates: 'Candidate moves',
    d: 'Best move’s lead, d',
    s1: 'Noise of the strongest, s₁',
    s2: 'Noise of the others, s₂',
    s: 'Noise of each program, s',
    ratio: 'Noise of the others over the strongest’s',
    /** @param {string} ratio */
    ratioIs: (ratio) => formula(`s₂ / s₁ = ${ratio}`),
    copying: 'Program 3 copies program 2',
    /** @param {string} percent */
    copyingIs: (percent) => `in ${percent}% of positions`,
    programs: 'Programs',
    panel: 'Unless there are three programs, all have the same noise, and none copies.',
    /**
     * The message for a number outside the range.
     * @param {string} least
     * @param {string} most
     */
    within: (least, most) => `Enter a number from ${least} to ${most}.`,
  },

  simulate: {
    add: { 1: 'One position', 1000: '+1,000', 1000000: '+1M' },
    /**
     * Begins with the button's visible text, so that voice control can address the button by it.
     * @param {string} shown
     * @param {string} n
     */
    addLabel: (shown, n) => `${shown}: simulate ${counted(n, 'more position')}`,
    newPositions: 'New positions',
    newPositionsHint: 'Go back to no positions, with a new seed',
    undoNewPositions: 'Undo new positions',
    undoHint: 'Simulate the earlier positions again, from the same seed',
    done: 'Positions',
  },

  position: {
    /** @param {string} n */
    title: (n) => `Position ${n}`,
    none: 'One position in detail',
    noneYet: 'Simulate a position to see how each program evaluates each move.',
    before: 'Previous position',
    next: 'Next position',
    /** @param {string} n */
    program: (n) => `Program ${n}`,
    /** @param {string} move */
    says: (move) => `reports ${move}`,
    /** @param {string} weight */
    weight: (weight) => `weight ${weight}`,
    copies: 'copies program 2',
    /**
     * The text alternative of a drawing.
     * @param {string} values
     * @param {string} says
     */
    heard: (values, says) => `${values}; ${says}`,
    /** @param {string} move @param {string} value */
    thinks: (move, value) => `${move} ${value}`,
    moves: 'ABCDEFGH',
    legend: 'A is the best move. A ring marks the move that a program reports.',
    /** @param {string} predicted @param {string} truth */
    predicted: (predicted, truth) => `Value of the best move: predicted ${predicted}, actual ${truth}.`,
    picks: 'The move each rule plays',
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
    note: 'All rules face the same positions, so their differences are more precise than the rates. ± gives the 95% interval.',
    noExact: 'A dash means that no exact value is calculated.',
  },

  curves: {
    label: 'How often each rule finds the best move, against the others’ noise',
    description:
      'Lines are exact rates in percent against s₂ / s₁. Dots with error bars are simulated, at the current setting. ' +
      'Arrow keys read the values; Page Up and Page Down go further, Home and End to the ends.',
    series: 'Rules shown',
    xAxis: 's₂ / s₁',
    threeLabel: 'How often each rule of three programs finds the best move, against the others’ noise',
    threeDescription:
      'Lines are exact rates of three programs in percent against s₂ / s₁. ' +
      'Arrow keys read the values; Page Up and Page Down go further, Home and End to the ends.',
    three:
      'This chart is for three programs, two of which may be weaker. The chart below is for any number of equal programs. ',
    noGames: 'Calculating the lines …',
    /** @param {string} ratio */
    at: (ratio) => formula(`s₂ / s₁ = ${ratio}`),
    panelLabel: 'How often each rule finds the best move, against the number of programs',
    panelDescription:
      'Exact rates in percent of one to nine programs, all with the noise of the strongest. Arrow keys read the values; Home and ' +
      'End go to the ends.',
    panelHeading: 'More programs, all as good as the strongest',
    programs: 'programs',
    /** @param {string} n */
    atPrograms: (n) => counted(n, 'program'),
    panelNote:
      'A second program adds nothing to a majority: if the two disagree, the first decides. With two candidate moves, an even ' +
      'number of programs does only as well as the odd number below it.',
    /** @param {string} a @param {string} b @param {string} ratio */
    cross: (a, b, ratio) => `“${a}” and “${b}” cross at ${formula(`s₂ / s₁ = ${ratio}`)}`,
    /** @param {string} a @param {string} b */
    crossNot: (a, b) => `“${a}” and “${b}” do not cross`,
    /** @param {string} clause */
    sentence: (clause) => `${clause}.`,
    between: ' ',
  },

  found: {
    /**
     * For programs that are all equally good.
     * @param {string} one
     * @param {string} majority
     * @param {string} optimistic
     */
    noneOfEqual: (one, majority, optimistic) =>
      `One program alone is right in ${one}% of positions, a majority in ${majority}%, the optimistic rule in ${optimistic}%.`,
    tryOfEqual: 'Simulate some positions and compare.',
    /** @param {string} n @param {string} one @param {string} majority @param {string} optimistic */
    nowOfEqual: (n, one, majority, optimistic) =>
      `${counted(n, 'position')}: one program alone is right in ${one}%, the majority in ${majority}%, ` +
      `the optimistic rule in ${optimistic}%.`,
    /** @param {string} strongest @param {string} majority @param {string} optimistic */
    none: (strongest, majority, optimistic) =>
      `The strongest alone is right in ${strongest}% of positions, a majority in ${majority}%, the optimistic rule in ${optimistic}%.`,
    try: 'Move a slider, or simulate some positions and compare.',
    /** @param {string} n @param {string} strongest @param {string} majority @param {string} optimistic */
    now: (n, strongest, majority, optimistic) =>
      `${counted(n, 'position')}: the strongest alone is right in ${strongest}%, the majority in ${majority}%, ` +
      `the optimistic rule in ${optimistic}%.`,
  },

  csv: {
    rule: 'rule',
    right: 'simulated, %',
    low: '95% from',
    high: '95% to',
    exact: 'exact, %',
    difference: 'difference from the strongest alone, points',
    differenceLow: 'difference, 95% from',
    differenceHigh: 'difference, 95% to',
  },
};

/** @typedef {typeof en} Texts */
