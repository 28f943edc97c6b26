// Reports tests of Node's runner as cargo does: failures in full, and a last line with the counts.

/**
 * @param {AsyncIterable<{type: string, data: any}>} events
 * @returns {AsyncGenerator<string>}
 */
export default async function* reporter(events) {
  let [passed, failed, skipped] = [0, 0, 0];
  for await (const { type, data } of events) {
    // A suite, and a file as a whole, only sum up their tests.
    const whole = data?.details?.type === 'suite' || data?.name?.endsWith('.test.js');
    if (type === 'test:pass' && !whole) {
      if (data.skip === undefined) passed += 1;
      else skipped += 1;
    }
    if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed') {
      failed += 1;
      yield `${data.name}: ${data.details.error.cause?.stack ?? data.details.error.message}\n`;
    }
    if (type === 'test:stderr') yield data.message;
  }
  yield `test result: ${failed ? 'FAILED' : 'ok'}. ${passed} passed; ${failed} failed; ${skipped} ignored\n`;
}
