// The words that the page of the rules explains. Each stands in bold where it is explained, and its name is the id to link:
// rules.html#bear-off.

export const TERMS = /** @type {const} */ ([
  'checker', 'point', 'home-board', 'ace-point',
  'on-roll', 'doubles', 'play', 'pip', 'pip-count',
  'blot', 'hit', 'bar', 'enter', 'make-point', 'blocked', 'dance',
  'bear-off', 'race',
  'single-game', 'gammon', 'backgammon', 'money-play', 'equity',
  'doubling-cube', 'double', 'pass', 'take', 'own-cube', 'redouble', 'take-point',
  'roll', 'luck', 'rollout', 'monte-carlo', 'variance-reduction', 'control-variate',
]);

/** @typedef {typeof TERMS[number]} Term */
