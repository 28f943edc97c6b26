// What the figures about bear-offs say, in Japanese: by their names.

export { ja as any } from './any/ja.js';
export { ja as mistakes } from './mistakes/ja.js';
