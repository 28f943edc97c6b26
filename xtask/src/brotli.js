// Prints the size of each file named on the command line, raw and after brotli at quality 11 (Node's default).

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

for (const name of process.argv.slice(2)) {
  const content = readFileSync(name);
  console.log(`${content.length} ${brotliCompressSync(content).length}`);
}
