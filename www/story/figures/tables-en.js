// Names of the luck tables, in English.

export const en = {
  legend: 'Luck table',
  correct: 'correct',
  madeUp: 'made-up',
  backwards: 'backwards',
};
