// What those properties and parts mean that the lab alone has, or that mean something else here: one English sentence
// each, for the authors' chapter of the README, which has the others from what all labs share. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  candidates: 'How many moves there are to choose from.',
  d: 'By how much the best move is worth more than the others, in any unit.',
  s1: 'The noise of the strongest program: the standard deviation of the error of its evaluations, in the unit of `d`.',
  s2: 'The noise of the two others, no less than `s1`; it counts with three programs only.',
  copying: 'In how many percent of positions the third program repeats the second; it counts with three programs only.',
  programs: 'How many programs there are; if they are not three, all have the noise `s1`.',
  seed: 'The seed of the positions; without it, each reader gets his own.',
  trials: 'Positions that are simulated when the page opens.',
  rules: 'The rules whose lines are drawn.',
  look: 'The number of the position that is looked at, counted from 1; without it, or with `0`, the last one.',
  worth: 'In the link to rollouts, how many plain games a game with variance reduction is worth.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  model: 'What the council is like; its address then decides that.',
  controls: 'The buttons that simulate positions.',
  seed: 'The field of the seed.',
  position: 'One position, with what each program says of it.',
  rates: 'The table of the rules, with what was measured.',
  sentence: 'The result in words.',
  notes: 'Where lines cross, in words.',
  panel: 'The charts against the number of programs.',
  badges: 'What becomes of the blog’s claims.',
  weights: 'What a vote of the optimal rule weighs.',
  reduction: 'What variance reduction does to the programs’ noise.',
  contrast: 'How often programs agree, and what correlation does to differences and to votes.',
};
