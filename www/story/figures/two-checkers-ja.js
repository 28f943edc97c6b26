// What the figures about the two checkers say, in Japanese: by their names.

export { ja as backwards } from './backwards/ja.js';
export { ja as broken } from './broken/ja.js';
export { ja as dare } from './dare/ja.js';
export { ja as dots } from './dots/ja.js';
export { ja as game } from './game/ja.js';
export { ja as interval } from './interval/ja.js';
export { ja as roll } from './roll/ja.js';
export { ja as why } from './why/ja.js';
