// English texts of the figures about bear-offs: by their names.

export { en as any } from './any/en.js';
export { en as mistakes } from './mistakes/en.js';
