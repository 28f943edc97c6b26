// What "one second is worth" is told from: not from one measurement, and not where measurements disagree. Needs no page.

import { steadyMedian } from '../../www/labs/bearoff/steady.js';
import { expect, test } from './helpers/test.js';

test('a ratio is the median of its rounds, whatever a few of them say', () => {
  expect(steadyMedian([2, 2.02, 1.99, 2.01, 2, 2, 9, 0.1, 2])).toBe(2);
});

test('rounds that disagree say nothing', () => {
  expect(steadyMedian([1, 2, 3, 4, 5])).toBeNull();
  // Half of them within a tenth of the median, but not more: 0.4 apart.
  expect(steadyMedian([1, 1.85, 2, 2.15, 3])).toBe(2);
  expect(steadyMedian([1, 1.75, 2, 2.25, 3])).toBeNull();
});
