// English texts of the figures about two checkers: by their names.

export { en as backwards } from './backwards/en.js';
export { en as broken } from './broken/en.js';
export { en as dare } from './dare/en.js';
export { en as dots } from './dots/en.js';
export { en as game } from './game/en.js';
export { en as interval } from './interval/en.js';
export { en as roll } from './roll/en.js';
export { en as why } from './why/en.js';
