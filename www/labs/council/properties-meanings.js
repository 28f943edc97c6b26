// Meanings of the properties and parts that only the council lab has, or that mean something else here: English sentences for the
// generated tables of the docs, which take the others from the meanings of all labs. No page loads this module.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  candidates: 'Number of candidate moves.',
  d: 'Value of the best move minus the value of the others, in any unit.',
  s1: 'Noise of the strongest program: the standard deviation of the errors of its evaluations, in the unit of `d`.',
  s2: 'Noise of the two other programs, at least `s1`. Only three programs use it.',
  copying: 'Percentage of positions in which the third program copies the second. Only three programs use it.',
  programs: 'Number of programs. With any number except three, all have the noise `s1`.',
  seed: 'Seed of the positions. Without it, every reader gets a new one.',
  trials: 'Positions simulated when the page opens.',
  rules: 'Rules whose lines are drawn.',
  look: 'Number of the position shown in detail, from 1. Without it, or with `0`, the last position is shown.',
  worth: 'In the link to rollouts, R: the number of plain games that each game with variance reduction counts as.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  model: 'The settings of the council; the address then decides them.',
  controls: 'The buttons that simulate positions.',
  seed: 'The field for the seed.',
  position: 'One position, with the report of each program.',
  rates: 'The table of the rules, with simulated and exact rates.',
  sentence: 'The result in words.',
  notes: 'The sentences that say where lines cross.',
  panel: 'The charts against the number of programs.',
  badges: 'The blog’s claims, and the verdict on each.',
  weights: 'The weights of reports in the optimal rule.',
  reduction: 'The effect of variance reduction on the programs’ noise.',
  contrast: 'How often programs agree, and the effect of correlation on differences and on votes.',
};
