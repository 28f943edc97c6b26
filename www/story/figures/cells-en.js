// What the numbers of a luck table are called, for those who hear them, in English.

export const cells = {
  doubles: 'Luck of rolling doubles, in points for Blue',
  noDoubles: 'Luck of rolling no doubles, in points for Blue',
  oFails: 'Luck of White’s failing, in points for Blue',
  oBearsOff: 'Luck of White’s bearing off, in points for Blue',
};
