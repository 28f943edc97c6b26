// What stands below the charts of the council says, in English; it is loaded with that.

import { formula } from '../../../shared/texts/formula.js';

export const below = {
  badges: {
    heading: 'What the blog of LFICS claims, tried on this council',
    intro:
      'The blog’s figures are about three programs, of which the two weaker err alike, and two or three moves. Each claim is judged ' +
      'by exact rates where its conditions hold; of other councils it says nothing. “Far” and “a lot” are judged by which ' +
      'number is larger. “Next to nothing” means: less than what is left of the lead over the largest value.',
    earlier:
      'Earlier experiments had found a majority stronger than one program, and the largest value stronger still. Without ' +
      'copies the model says otherwise. The blog explains that by correlation.',
    conclusion:
      'The blog’s conclusion: take programs of equal strength and different style. The optimistic rule is simple, and ' +
      'correlation hardly harms it.',
    ownHeading: 'Rollout Lab’s own observations',
    ownIntro: 'The blog doesn’t make these claims.',
    claims: {
      majorityWorksWhileClose: 'A majority beats the strongest alone while strengths are close. Beyond that it fails.',
      optimalNeverBelowStrongest: 'The optimal rule is never below the strongest alone.',
      optimisticWorksWhileClose: 'The largest value beats the strongest alone while strengths are close.',
      pessimisticNeverWorks: 'The smallest value never works: the strongest alone is right more often.',
      majorityAboveOptimistic: 'Without copies, a majority is right more often than the largest value, throughout.',
      copiesRaiseAgreement:
        '50% copies raise how often the two weaker programs agree to a realistic rate, from little above 1/2 of two moves ' +
        'and 1/3 of three.',
      copiesCostMajorityMost: 'With 50% copies the largest value hardly loses, and a majority loses a lot.',
      copiesReverseOrder: 'With 50% copies the order reverses: the largest value is right more often than a majority.',
      optimalFarAboveOptimistic:
        `With ${formula('s = 2d')} for each of a growing number of programs, the optimal rule is far above the largest value.`,
      predictionCostsLittle:
        `With ${formula('s = 2d')} for each program, the optimal rule loses next to nothing if it has to predict the best move’s value.`,
      optimalBeatsAll: 'No rule that sees reports alone is right more often than the optimal one.',
      ignoringCopiesLoses: 'An optimal rule that takes a copy for an opinion of its own can lose to the strongest alone.',
      moreProgramsHelp: 'The more programs, all equally good, the better their majority.',
    },
    verdicts: {
      holds: 'holds',
      onlyUnder: 'only under one reading',
      fails: 'fails here',
      unknown: 'not known here',
      notMet: 'not judged here',
    },
    conditions: {
      noCopies: 'It is about three programs, two or three moves, and no copies.',
      halfCopies: 'It is about three programs, two or three moves, and 50% copies.',
      twiceTheDifference: `It is about three or more programs, ${formula('s = 2d')} for each, and no copies.`,
      someCopies: 'It is about councils with copies.',
      any: 'It is about all councils.',
    },
    unknown: 'The optimal rule has no exact rate with more than three programs.',
    readings: {
      tiesToStrongest: 'three different moves: the strongest decides',
      tiesAtRandom: 'three different moves: chance decides',
      ignoringCopies: 'copies count as opinions',
      knowingCopies: 'copies are left out',
      twoMorePrograms: 'two more at a time, where least is gained',
      oneMoreProgram: 'one more at a time, where least is gained',
    },
    /**
     * @param {string} reading
     * @param {string} said  of it
     */
    underReading: (reading, said) => `${reading}: ${said}`,
    /**
     * @param {string} better
     * @param {string} than
     */
    compared: (better, than) => `${better}% against ${than}%`,
    /**
     * @param {string} better  at equal strength
     * @param {string} than
     * @param {string} betterHere
     * @param {string} thanHere
     */
    whileClose: (better, than, betterHere, thanHere) =>
      `${better}% against ${than}% at equal strength, ${betterHere}% against ${thanHere}% here`,
    /**
     * @param {string} copies
     * @param {string} without
     */
    agreement: (copies, without) => `${copies}% with copies, ${without}% without`,
    /**
     * @param {string} predicted
     * @param {string} known
     */
    predicted: (predicted, known) => `${predicted}% if the value is predicted, ${known}% if it is known`,
    /**
     * @param {string} optimistic
     * @param {string} majority
     */
    changes: (optimistic, majority) => `in points: largest value ${optimistic}, majority ${majority}`,
    /** @param {string} ratio */
    crossing: (ratio) => ` (turns at ${formula(`s₂ / s₁ = ${ratio}`)})`,
    yes: 'yes',
    no: 'no',
  },

  weights: {
    heading: 'The best vote is a weighted one',
    text:
      'What is a report worth? The optimal rule adds up a weight for each: the larger the value that a program reports, the more ' +
      'its vote weighs; a noisier program’s weighs less. A majority sets all weights to 1. The optimistic rule gives everything ' +
      'to the largest value. That is why both are worse, and why each has its turn. A weight doesn’t depend on the number of moves. It ' +
      `asks for A, the best move’s value. The rule “optimal” knows A. The rule “optimal, A predicted” does as the blog does: ${formula('(k − 1) / k · d')} above the mean of the ` +
      'reported values, where k is the number of different moves reported.',
    label: 'What a report weighs, against the value that is reported',
    description: 'The optimal rule’s weight, in natural logarithms of odds, against the reported value. The best move’s true value is marked.',
    series: 'Programs',
    xAxis: 'reported value − true value of the best, in d',
    strongest: 'the strongest',
    others: 'the others',
    every: 'every program',
    one: 'majority: always 1',
    /** @param {string} value */
    at: (value) => `a report of ${value} d`,
  },

  equal: {
    heading: 'The optimal rules gain most from more programs',
    text:
      'All programs are equally good here: each has the noise of the strongest. The blog’s figure has ' +
      `${formula('s = 2d')}. There, predicting A costs next to nothing, and both optimal rules are far above the optimistic one.`,
    label: 'How often the optimal rules find the best move, against the number of programs',
    description:
      'Rates in percent of one to nine programs that all err like the strongest. Bands and bars are 95% intervals of simulated rates. ' +
      'Arrow keys read the values at a number of programs; Home and End go to the ends.',
    programs: 'Programs',
    /** @param {string} n */
    note: (n) => `Rates without ± are exact. The others are simulated, in ${n} positions for each number of programs. ± is 95%.`,
  },

  reduction: {
    heading: 'A program’s noise is a rollout’s standard error',
    text:
      'Suppose each program evaluates moves by rolling them out. Then its noise s is a standard error. Subtracting luck makes one game ' +
      `worth R plain games, and s becomes ${formula('s/√R')}, for the same number of games. What a council gains by that:`,
    worth: 'One game is worth R plain games',
    /** @param {string} worth */
    worthIs: (worth) => `R = ${worth}`,
    /**
     * @param {string} before
     * @param {string} after
     */
    noise: (before, after) => formula(`s₁: ${before} → ${after}`),
    /**
     * Where all programs err alike.
     * @param {string} before
     * @param {string} after
     */
    noiseOfAll: (before, after) => formula(`s: ${before} → ${after}`),
    label: 'How often each rule finds the best move, against R',
    description: 'Exact rates in percent. Arrow keys read the values at an R.',
    xAxis: 'R: plain games that one game is worth',
    /** @param {string} worth */
    at: (worth) => `R = ${worth}`,
    labs: 'How large R is, the labs of rollouts show: ',
    between: ', ',
    twoChecker: 'two checkers',
    bearoff: 'bear-offs',
  },

  agreement: {
    heading: 'How often programs agree',
    text:
      'If programs err independently and a lot, two of them name the same move little more often than by chance: 1/2 of two moves, 1/3 ' +
      'of three. Programs of real councils agree more often. In the blog’s example a copy in 50% of positions raises the rate to a ' +
      'realistic one.',
    pair: 'The same move is named by',
    strongestAndOther: 'strongest and another',
    withoutCopies: 'two others, no copies',
    /** @param {string} percent */
    withCopies: (percent) => `two others, ${percent}% copies`,
    two: 'any two programs',
    label: 'How often two programs name the same move, against the others’ noise',
    description:
      'Lines are exact rates in percent against s₂ / s₁. Dots with bars are what was simulated, at the present setting. ' +
      'Arrow keys read the values at a ratio; Home and End go to the ends.',
  },

  contrast: {
    heading: 'Correlation: good for differences, bad for votes',
    text:
      'A program that copies another errs as that one does. In a council this only costs: two equal voices are one opinion that counts ' +
      'twice. Compare two plays by rollouts, and it is the other way round: give both the same dice, and what was luck for both ' +
      'cancels in the difference. The same correlation that spoils a vote sharpens a comparison.',
    /**
     * @param {string} copying
     * @param {string} majority
     * @param {string} without
     */
    cost: (copying, majority, without) =>
      `Here, with ${copying}% copies, the majority is right in ${majority}%; without copies it would be right in ${without}%.`,
    none: 'Nobody copies in this council.',
    try: 'Move the slider, and see what it costs.',
    pairs: 'The lab of pairs shows what it does to differences',
  },
};
