// English texts of the council's details section, loaded with it. Numbers arrive formatted.

import { formula } from '../../../lib/i18n/line-ends.js';

export const below = {
  badges: {
    heading: 'The LFICS blog’s claims, tested on this council',
    intro:
      'The blog’s figures are for three programs, two of them weaker and equally noisy, and for two or three moves. Each claim is judged ' +
      'by exact rates if its conditions hold, and not judged otherwise. “Far” and “a lot” are judged by which number is larger. ' +
      '“Next to nothing” means less than the remaining lead over the optimistic rule.',
    earlier:
      'In earlier experiments, a majority was stronger than one program, and the optimistic rule was stronger still. Without ' +
      'copies, the model says otherwise. The blog explains that by correlation.',
    conclusion:
      'The blog’s conclusion: combine programs of equal strength and different style. The optimistic rule is simple, and ' +
      'correlation hardly harms it.',
    ownHeading: 'Rollout Lab’s own observations',
    ownIntro: 'The blog doesn’t make these claims.',
    claims: {
      majorityWorksWhileClose: 'A majority beats the strongest alone while strengths are close. Beyond that it fails.',
      optimalNeverBelowStrongest: 'The optimal rule is never below the strongest alone.',
      optimisticWorksWhileClose: 'The optimistic rule beats the strongest alone while strengths are close.',
      pessimisticNeverWorks: 'The pessimistic rule never works: the strongest alone is right more often.',
      majorityAboveOptimistic: 'Without copies, a majority is always right more often than the optimistic rule.',
      copiesRaiseAgreement:
        '50% copies raise the agreement rate of the two weaker programs to a realistic level, from little above 1/2 with two moves ' +
        'and 1/3 with three.',
      copiesCostMajorityMost: 'With 50% copies, the optimistic rule hardly loses, and a majority loses a lot.',
      copiesReverseOrder:
        'With 50% copies, the order reverses: the optimistic rule is right more often than a majority.',
      optimalFarAboveOptimistic: `With ${formula('s = 2d')} for each of a growing number of programs, the optimal rule is far above the optimistic rule.`,
      predictionCostsLittle: `With ${formula('s = 2d')} for each program, the optimal rule loses next to nothing if it has to predict the best move’s value.`,
      optimalBeatsAll: 'No rule that sees only reports is right more often than the optimal rule.',
      ignoringCopiesLoses:
        'An optimal rule that counts a copy as an independent report can lose to the strongest alone.',
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
      noCopies: 'For three programs, two or three moves, and no copies.',
      halfCopies: 'For three programs, two or three moves, and 50% copies.',
      twiceTheDifference: `For three or more programs, ${formula('s = 2d')} for each, and no copies.`,
      someCopies: 'For councils with copies.',
      any: 'For all councils.',
    },
    unknown: 'With more than three programs, no exact rate is calculated for the optimal rule.',
    readings: {
      tiesToStrongest: 'if all three moves differ, the strongest decides',
      tiesAtRandom: 'if all three moves differ, chance decides',
      ignoringCopies: 'copies count as independent reports',
      knowingCopies: 'copies are left out',
      twoMorePrograms: 'two more programs at a time (smallest gain)',
      oneMoreProgram: 'one more program at a time (smallest gain)',
    },
    /** @param {string} reading @param {string} said  about this reading */
    underReading: (reading, said) => `${reading}: ${said}`,
    /** @param {string} better @param {string} than */
    compared: (better, than) => `${better}% against ${than}%`,
    /**
     * @param {string} better  at equal strength
     * @param {string} than
     * @param {string} betterHere
     * @param {string} thanHere
     */
    whileClose: (better, than, betterHere, thanHere) =>
      `${better}% against ${than}% at equal strength, ${betterHere}% against ${thanHere}% here`,
    /** @param {string} copies @param {string} without */
    agreement: (copies, without) => `${copies}% with copies, ${without}% without`,
    /** @param {string} predicted @param {string} known */
    predicted: (predicted, known) => `${predicted}% if the value is predicted, ${known}% if it is known`,
    /** @param {string} optimistic @param {string} majority */
    changes: (optimistic, majority) => `optimistic ${optimistic}, majority ${majority} percentage points`,
    /** @param {string} ratio */
    crossing: (ratio) => ` (lines cross at ${formula(`s₂ / s₁ = ${ratio}`)})`,
    yes: 'yes',
    no: 'no',
  },

  weights: {
    heading: 'The best rule is a weighted vote',
    text:
      'The optimal rule adds up a weight for each report. The larger the reported value, the more the vote weighs; the noisier the ' +
      'program, the less. A majority sets all weights to 1. The optimistic rule gives all the weight to the largest value. That is why both ' +
      'are worse, and why each has its turn. A weight doesn’t depend on the number of moves, but it depends on A, the best move’s value. ' +
      'The rule “optimal” knows A. The rule “optimal, A predicted” follows the blog and predicts A: it adds ' +
      `${formula('(k − 1) / k · d')} to the mean of the reported values, where k is the number of different moves reported.`,
    label: 'The weight of a report, against the reported value',
    description:
      'The optimal rule’s weight, a log-likelihood ratio in natural logarithms, against the reported value. The best move’s true value is marked.',
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
      'Here all programs have the noise of the strongest. The blog’s figure has ' +
      `${formula('s = 2d')}. There, predicting A costs next to nothing, and both optimal rules are far above the optimistic rule.`,
    label: 'How often the optimal rules find the best move, against the number of programs',
    description:
      'Rates in percent of one to nine programs, all with the noise of the strongest. Bands and bars are 95% intervals of simulated rates. ' +
      'Arrow keys read the values; Home and End go to the ends.',
    programs: 'Programs',
    /** @param {string} n */
    note: (n) =>
      `Rates without ± are exact. The others are simulated, with ${n} positions for each number of programs. ± gives the 95% interval.`,
  },

  reduction: {
    heading: 'A program’s noise is a rollout’s standard error',
    text:
      'Suppose that each program evaluates moves by rolling them out. Then its noise s is a standard error. If each game with luck ' +
      `subtracted counts as R plain games, s becomes ${formula('s/√R')} for the same number of games. The chart shows the gain.`,
    worth: 'Each game counts as R plain games',
    /** @param {string} worth */
    worthIs: (worth) => `R = ${worth}`,
    /** @param {string} before @param {string} after */
    noise: (before, after) => formula(`s₁: ${before} → ${after}`),
    /**
     * For programs with equal noise.
     * @param {string} before
     * @param {string} after
     */
    noiseOfAll: (before, after) => formula(`s: ${before} → ${after}`),
    label: 'How often each rule finds the best move, against R',
    description: 'Exact rates in percent. Arrow keys read the values.',
    xAxis: 'R: plain games per game',
    /** @param {string} worth */
    at: (worth) => `R = ${worth}`,
    labs: 'See how large R gets in the rollout labs: ',
    between: ', ',
    twoChecker: 'two checkers',
    bearoff: 'bear-offs',
  },

  agreement: {
    heading: 'How often programs agree',
    text:
      'Two programs with large, independent errors name the same move little more often than by chance: 1/2 with two moves, 1/3 ' +
      'with three. Programs in real councils agree more often. In the blog’s example, copies in 50% of positions raise the agreement ' +
      'rate to a realistic level.',
    pair: 'Agreement rate',
    strongestAndOther: 'strongest and another',
    withoutCopies: 'two others, no copies',
    /** @param {string} percent */
    withCopies: (percent) => `two others, ${percent}% copies`,
    two: 'any two programs',
    label: 'How often two programs name the same move, against the others’ noise',
    description:
      'Lines are exact rates in percent against s₂ / s₁. Dots with error bars are simulated, at the current setting. ' +
      'Arrow keys read the values; Home and End go to the ends.',
  },

  contrast: {
    heading: 'Correlation: good for differences, bad for votes',
    text:
      'A program that copies another has the same errors. In a council this only costs: two equal votes are one opinion counted ' +
      'twice. If you compare two backgammon plays by rollouts, correlation helps. Give both the same dice, and the luck that they share ' +
      'cancels in the difference. Correlation sharpens a comparison but spoils a vote.',
    /** @param {string} copying @param {string} majority @param {string} without */
    cost: (copying, majority, without) =>
      `Here, with ${copying}% copies, the majority is right in ${majority}% of positions. Without copies it would be right in ${without}%.`,
    none: 'No program copies another in this council.',
    try: 'Move the slider to see the cost of copies.',
    pairs: 'See what correlation does to differences, in the pairs lab',
  },
};
