// Prints the size of each file named on the command line, raw and after brotli at quality 11 (Node's default). Node compresses
// several at a time, on threads of its own.

import { readFileSync } from 'node:fs';
import { brotliCompress } from 'node:zlib';

/** @param {string} name @returns {Promise<string>} */
const sizes = (name) =>
  new Promise((resolve, reject) => {
    const content = readFileSync(name);
    brotliCompress(content, (/** @type {Error | null} */ error, /** @type {{length: number}} */ compressed) => {
      if (error) reject(error);
      else resolve(`${content.length} ${compressed.length}`);
    });
  });

console.log((await Promise.all(process.argv.slice(2).map(sizes))).join('\n'));
