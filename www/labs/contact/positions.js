// Positions from which there is something to learn: IDs of the side on roll. What the texts say of them can be seen on the board.

/** @typedef {keyof typeof import('./texts/en-positions.js').positions} Name */

/** @type {{name: Name, id: string}[]} */
export const positions = [
  { name: 'opening', id: '4HPwATDgc/ABMA' },
  { name: 'reply', id: 'sGfwATDgc/ABMA' },
  { name: 'blitz', id: '4HPwAWDYzsEBMA' },
  { name: 'primes', id: '2G6DATDYboMBMA' },
  { name: 'backGame', id: '2G4rBgBoZzCAHQ' },
  { name: 'acePoint', id: 'trsDAIDt7gAADA' },
  { name: 'race', id: 'zL1tAAC4e1sAAA' },
];
