// Accessible names of the amounts in a luck table, in English.

export const cells = {
  doubles: 'Luck of rolling doubles, in points for Blue',
  noDoubles: 'Luck of rolling no doubles, in points for Blue',
  oFails: 'Luck of White missing, in points for Blue',
  oBearsOff: 'Luck of White bearing off, in points for Blue',
};
