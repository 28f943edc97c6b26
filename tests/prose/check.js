// Checks the prose of documents, pages and public Rust docs: `node tests/prose/check.js [FILE …]`. Prints one line for each
// finding, and a last line in the form of `cargo test`, in which each file counts as a test.

import { MOST_EXCEPTIONS, except } from './exceptions.js';
import { lint } from './lint.js';
import { sources } from './sources.js';

/** @param {readonly string[]} files */
async function main(files) {
  let [passed, failed, count] = [0, 0, 0];
  for (const source of sources(files)) {
    const findings = except(source.file, await lint(source), source.exceptions);
    for (const { file, line, rule, reason } of findings) console.log(`${file}:${line} ${rule}: ${reason}`);
    count += source.exceptions.length;
    if (findings.length === 0) passed += 1;
    else failed += 1;
  }
  if (count > MOST_EXCEPTIONS) {
    console.log(`${count} exceptions, of at most ${MOST_EXCEPTIONS}: mend some texts instead.`);
    failed += 1;
  }
  console.log(
    `test result: ${failed ? 'FAILED' : 'ok'}. ${passed} passed; ${failed} failed; 0 ignored; ${count} exceptions`,
  );
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
