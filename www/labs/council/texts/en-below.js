// What stands below the charts of the council says, in English; it is loaded with that.

export const below = {
  badges: {
    heading: 'What the blog of LFICS claims, tried on this council',
    intro: 'Each verdict is computed from exact rates at the present setting. Move the sliders, and see what turns.',
    claims: {
      majorityBeatsOptimistic: 'A majority is right more often than the largest value.',
      majorityBeatsStrongest: 'A majority is right more often than the strongest alone.',
      pessimisticNeverBeatsStrongest: 'The smallest value is never right more often than the strongest alone.',
      optimalBeatsAll: 'The optimal rule is right more often than all other rules that see reports alone.',
      ignoringCopiesLoses: 'An optimal rule that takes a copy for an opinion of its own loses to the strongest alone.',
      moreProgramsHelp: 'The more programs, all equally good, the better their majority.',
    },
    verdicts: { holds: 'holds', onlyUnder: 'only under one reading', fails: 'fails here', unknown: 'not known here' },
    readings: {
      plain: 'as it is said',
      tiesToStrongest: 'three different moves: the strongest decides',
      tiesAtRandom: 'three different moves: chance decides',
      ignoringCopies: 'copies count as opinions',
      knowingCopies: 'copies are left out',
      twoMorePrograms: 'two more at a time, where least is gained',
      oneMoreProgram: 'one more at a time, where least is gained',
    },
    /**
     * @param {string} reading
     * @param {string} better
     * @param {string} than
     */
    compared: (reading, better, than) => `${reading}: ${better}% against ${than}%`,
    /** @param {string} ratio */
    crossing: (ratio) => `turns at s₂ / s₁ = ${ratio}`,
    yes: 'yes',
    no: 'no',
  },

  weights: {
    heading: 'The best vote is a weighted one',
    text:
      'What is a report worth? The optimal rule adds up a weight for each: the larger the value that a program reports, the more ' +
      'its vote weighs; a noisier program’s weighs less. A majority sets all weights to 1. The optimistic rule gives everything ' +
      'to the largest value. That is why both are worse, and why each has its turn.',
    label: 'What a report weighs, against the value that is reported',
    description: 'The optimal rule’s weight, in natural logarithms of odds, against the reported value. The best move’s true value is marked.',
    series: 'Programs',
    xAxis: 'reported value − true value of the best, in d',
    strongest: 'the strongest',
    others: 'the others',
    one: 'majority: always 1',
    /** @param {string} value */
    at: (value) => `a report of ${value} d`,
  },

  reduction: {
    heading: 'A program’s noise is a rollout’s standard error',
    text:
      'Suppose each program evaluates moves by rolling them out. Then its noise s is a standard error. Subtracting luck makes one game ' +
      'worth R plain games, and s becomes s/√R, for the same number of games. What a council gains by that:',
    worth: 'One game is worth R plain games',
    /** @param {string} worth */
    worthIs: (worth) => `R = ${worth}`,
    /**
     * @param {string} before
     * @param {string} after
     */
    noise: (before, after) => `s₁: ${before} → ${after}`,
    label: 'How often each rule finds the best move, against R',
    description: 'Exact rates in percent. Arrow keys read the values at an R.',
    xAxis: 'R: plain games that one game is worth',
    /** @param {string} worth */
    at: (worth) => `R = ${worth}`,
    labs: 'How large R is, the labs of rollouts show:',
    twoChecker: 'two checkers',
    bearoff: 'bear-offs',
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
    none: 'Nobody copies in this council. Move the slider, and see what it costs.',
    pairs: 'The lab of pairs shows what it does to differences',
  },
};
