// The 36 rolls of 3-4-5-6 against 2-3-5-6 with a centred cube, before which it is not turned or is: the best play of each of the 21
// rolls, the equity after it, and after how many of the 36 replies a double should be passed. Calculated apart from the core and
// the page, by trying every play of every roll.

/** @typedef {import('../../../www/pkg/cube/rollout_lab.js').CubeRollMap} CubeRollMap */
/** @typedef {[dice: [number, number], moves: [number, number][], equity: number, passes: number | null]} Row */

const X = [0, 0, 1, 1, 1, 1];

/** @type {Record<'still' | 'turned', Row[]>} */
// prettier-ignore
const ROWS = {
  still: [
    [
      [1, 1],
      [
        [3, 2],
        [2, 1],
        [1, 0],
        [4, 3],
      ],
      -0.14223055002696955,
      0,
    ],
    [
      [1, 2],
      [
        [3, 1],
        [1, 0],
      ],
      -0.3219915505394636,
      0,
    ],
    [
      [1, 3],
      [
        [3, 0],
        [4, 3],
      ],
      -0.14223055002696955,
      0,
    ],
    [
      [1, 4],
      [
        [4, 0],
        [5, 4],
      ],
      0.05003013524392482,
      0,
    ],
    [
      [1, 5],
      [
        [5, 0],
        [6, 5],
      ],
      0.29022414117935946,
      2,
    ],
    [
      [1, 6],
      [
        [6, 0],
        [3, 2],
      ],
      0.46235052138901594,
      11,
    ],
    [
      [2, 2],
      [
        [3, 1],
        [4, 2],
        [2, 0],
        [5, 3],
      ],
      0.5529120941929584,
      21,
    ],
    [
      [2, 3],
      [
        [3, 0],
        [5, 3],
      ],
      0.05003013524392482,
      0,
    ],
    [
      [2, 4],
      [
        [4, 0],
        [6, 4],
      ],
      0.29022414117935946,
      2,
    ],
    [
      [2, 5],
      [
        [5, 0],
        [4, 2],
      ],
      0.4226566013442695,
      5,
    ],
    [
      [2, 6],
      [
        [6, 0],
        [4, 2],
      ],
      0.5509142830530576,
      21,
    ],
    [
      [3, 3],
      [
        [3, 0],
        [5, 2],
        [6, 3],
        [3, 0],
      ],
      0.8938614540466392,
      30,
    ],
    [
      [3, 4],
      [
        [4, 0],
        [3, 0],
      ],
      0.5532010491286896,
      21,
    ],
    [
      [3, 5],
      [
        [5, 0],
        [3, 0],
      ],
      0.6329663711493844,
      21,
    ],
    [
      [3, 6],
      [
        [6, 0],
        [3, 0],
      ],
      0.6914580475537266,
      23,
    ],
    [
      [4, 4],
      [
        [4, 0],
        [5, 1],
        [6, 2],
        [3, 0],
      ],
      0.9444444444444444,
      0,
    ],
    [
      [4, 5],
      [
        [5, 0],
        [4, 0],
      ],
      0.6959257354061881,
      23,
    ],
    [
      [4, 6],
      [
        [6, 0],
        [4, 0],
      ],
      0.7637650510592898,
      28,
    ],
    [
      [5, 5],
      [
        [5, 0],
        [6, 1],
        [4, 0],
        [3, 0],
      ],
      0.9444444444444444,
      0,
    ],
    [
      [5, 6],
      [
        [6, 0],
        [5, 0],
      ],
      0.7998971193415637,
      28,
    ],
    [
      [6, 6],
      [
        [6, 0],
        [5, 0],
        [4, 0],
        [3, 0],
      ],
      1.0,
      36,
    ],
  ],
  turned: [
    [
      [1, 1],
      [
        [3, 2],
        [2, 1],
        [1, 0],
        [4, 3],
      ],
      -0.4607522575950094,
      null,
    ],
    [
      [1, 2],
      [
        [3, 1],
        [1, 0],
      ],
      -0.7515749601035596,
      null,
    ],
    [
      [1, 3],
      [
        [3, 0],
        [4, 3],
      ],
      -0.4607522575950094,
      null,
    ],
    [
      [1, 4],
      [
        [4, 0],
        [5, 4],
      ],
      -0.1739247581496975,
      null,
    ],
    [
      [1, 5],
      [
        [5, 0],
        [6, 5],
      ],
      0.11796741077560813,
      null,
    ],
    [
      [1, 6],
      [
        [6, 0],
        [3, 2],
      ],
      0.35175562991052217,
      null,
    ],
    [
      [2, 2],
      [
        [3, 1],
        [4, 2],
        [2, 0],
        [5, 3],
      ],
      0.6000296181095884,
      null,
    ],
    [
      [2, 3],
      [
        [3, 0],
        [5, 3],
      ],
      -0.1739247581496975,
      null,
    ],
    [
      [2, 4],
      [
        [4, 0],
        [6, 4],
      ],
      0.11796741077560813,
      null,
    ],
    [
      [2, 5],
      [
        [5, 0],
        [4, 2],
      ],
      0.30138590107420726,
      null,
    ],
    [
      [2, 6],
      [
        [6, 0],
        [4, 2],
      ],
      0.5943267272900995,
      null,
    ],
    [
      [3, 3],
      [
        [3, 0],
        [5, 2],
        [6, 3],
        [3, 0],
      ],
      1.4586762688614545,
      null,
    ],
    [
      [3, 4],
      [
        [4, 0],
        [3, 0],
      ],
      0.5519738808546534,
      null,
    ],
    [
      [3, 5],
      [
        [5, 0],
        [3, 0],
      ],
      0.7772621919042337,
      null,
    ],
    [
      [3, 6],
      [
        [6, 0],
        [3, 0],
      ],
      0.9337335306271064,
      null,
    ],
    [
      [4, 4],
      [
        [4, 0],
        [5, 1],
        [6, 2],
        [3, 0],
      ],
      1.8888888888888888,
      null,
    ],
    [
      [4, 5],
      [
        [5, 0],
        [4, 0],
      ],
      0.9515735871902997,
      null,
    ],
    [
      [4, 6],
      [
        [6, 0],
        [4, 0],
      ],
      1.1310722874223105,
      null,
    ],
    [
      [5, 5],
      [
        [5, 0],
        [6, 1],
        [4, 0],
        [3, 0],
      ],
      1.8888888888888888,
      null,
    ],
    [
      [5, 6],
      [
        [6, 0],
        [5, 0],
      ],
      1.252792172602415,
      null,
    ],
    [
      [6, 6],
      [
        [6, 0],
        [5, 0],
        [4, 0],
        [3, 0],
      ],
      2.0,
      null,
    ],
  ],
};

/** @param {[number, number][]} moves */
const after = (moves) =>
  moves.reduce((left, [from, to]) => left.map((count, i) => count - Number(i + 1 === from) + Number(i + 1 === to)), X);

/** @param {Row[]} rows @returns {CubeRollMap} */
function mapOf(rows) {
  const all = Array.from({ length: 36 }, (_, i) => [Math.floor(i / 6) + 1, (i % 6) + 1]).map(([first, second]) => {
    const low = Math.min(first, second);
    const high = Math.max(first, second);
    const [, moves, equity, passes] = /** @type {Row} */ (rows.find(([[a, b]]) => a === low && b === high));
    return { dice: /** @type {[number, number]} */ ([first, second]), moves, after: after(moves), equity, passes };
  });
  const mean = all.reduce((sum, { equity }) => sum + equity, 0) / 36;
  const rolls = all.map((roll) => ({ ...roll, luck: roll.equity - mean }));
  const gain = rolls.reduce((sum, { luck }) => sum + Math.max(0, luck), 0) / 36;
  const lost = rolls[0].passes === null ? null : rolls.reduce((sum, { passes }) => sum + (passes ?? 0), 0);
  return /** @type {any} */ ({ mean, gain, loss: -gain, lost, rolls });
}

export const cubeMaps = { still: mapOf(ROWS.still), turned: mapOf(ROWS.turned) };
