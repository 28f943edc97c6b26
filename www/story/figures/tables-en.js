// What the luck tables are called, in English.

export const en = {
  legend: 'Luck table',
  correct: 'correct',
  madeUp: 'made-up',
  backwards: 'backwards',
};
