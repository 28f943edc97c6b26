// The names of evaluators, scales and players in addresses, and what the core calls them.

export const EVALUATORS = /** @type {const} */ ({
  exact: 'exact',
  'one-sided': 'oneSided',
  'pip-count': 'pipCount',
  even: 'even',
  backwards: 'backwards',
  noisy: 'noisy',
});

export const PLAYERS = /** @type {const} */ ({ ...EVALUATORS, 'fewest-pips': 'fewestPips' });
