// What runs in a worker, with a core that the test is: needs no page.

import { build } from 'rolldown';
import { expect, test } from './helpers/test.js';
import { workerText } from '../../www/build/plugins.js';
import { WWW } from '../../www/build/settings.js';

const ENTRY = 'entry';

/** The text, as the pool imports it. @returns {Promise<string>} */
async function text() {
  const { output } = await build({
    input: ENTRY,
    write: false,
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? `${WWW}/lib/workers/${ENTRY}.js` : null),
        load: (id) => (id.endsWith(`${ENTRY}.js`) ? "export { default } from './worker.js?worker-text';" : null),
      },
      workerText,
    ],
  });
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)).default;
}

/**
 * A worker whose core needs so many steps for everything that it is to make ready, and has a memory that moves whenever it is
 * called. An order is the bytes of what is made, without any it is none.
 * @param {{steps?: number, made?: number[]}} [core]
 */
async function worker({ steps = 1, made = [] } = {}) {
  /** @type {any[]} */
  const said = [];
  /** @type {(() => void)[]} what the worker has sent itself */
  const own = [];
  /** @type {string[]} */
  const freed = [];
  let clock = 0;
  let benches = 0;
  /** @type {number[]} */
  const left = [];
  const memory = { buffer: new ArrayBuffer(64) };
  const move = () => {
    const { buffer } = memory;
    memory.buffer = buffer.slice(0);
    // Views of before see nothing any more.
    structuredClone(buffer, { transfer: [buffer] });
  };
  const put = (/** @type {number[]} */ bytes) => {
    move();
    new Uint8Array(memory.buffer, 32).set(bytes);
    return bytes.length;
  };
  const exports = {
    memory,
    workbench_new: () => {
      move();
      left.push(steps);
      benches += 1;
      return benches;
    },
    workbench_inbox: () => {
      move();
      return 8;
    },
    workbench_open: () => Number(new Uint8Array(memory.buffer)[8] !== 0),
    workbench_prepare: (/** @type {number} */ bench) => {
      // A step takes six milliseconds: four of them are a slice.
      clock += 6;
      left[bench - 1] -= 1;
      return 1 - left[bench - 1] / steps;
    },
    workbench_made: () => put(made),
    workbench_weight: () => memory.buffer.byteLength,
    workbench_roll: (/** @type {number} */ bench, /** @type {number} */ from, /** @type {number} */ to) => {
      clock += 5;
      return to > 1000 ? 0 : put([bench, from, to]);
    },
    workbench_outbox: () => 32,
    __wbg_workbench_free: (/** @type {number} */ bench) => freed.push(`${bench}`),
  };
  /** @type {Record<string, Record<string, () => void>>[]} */
  const imported = [];
  const scope = {
    onmessage: (/** @type {{data: unknown}} */ _) => {},
    postMessage: (/** @type {unknown} */ data, /** @type {{transfer: ArrayBuffer[]}} */ how) =>
      said.push(structuredClone(data, how)),
    performance: { now: () => clock },
    WebAssembly: {
      Module: {
        imports: () => [
          { module: './glue.js', name: 'one' },
          { module: './glue.js', name: 'two' },
        ],
      },
      Instance: class {
        exports = exports;
        constructor(/** @type {unknown} */ _, /** @type {any} */ imports) {
          imported.push(imports);
        }
      },
    },
    MessageChannel: class {
      port1 = { onmessage: () => {} };
      port2 = { postMessage: () => own.push(this.port1.onmessage) };
    },
  };
  new Function('scope', `with (scope) { ${await text()} }`)(scope);
  return {
    said,
    own,
    freed,
    imported,
    /** Says something to it, and returns what it answers. @param {object} data */
    tell(data) {
      const before = said.length;
      scope.onmessage({ data });
      return said.slice(before);
    },
    /** Has it go on with what it has sent itself. */
    next() {
      const before = said.length;
      own.shift()?.();
      return said.slice(before);
    },
  };
}

const ORDER = Uint8Array.of(9);

test('a worker starts the core that it is given first, and says so', async () => {
  const { tell, imported } = await worker();
  expect(tell({ open: 1, core: {}, order: ORDER })).toEqual([
    { hello: true },
    { id: 1, ready: true, weight: 64, made: null },
  ]);
  expect(tell({ open: 2, order: ORDER })).toEqual([{ id: 2, ready: true, weight: 64, made: null }]);
  // What the glue would do is there, and does nothing but fail.
  expect(imported.map((imports) => Object.keys(imports['./glue.js']))).toEqual([['one', 'two']]);
  expect(() => imported[0]['./glue.js'].two()).toThrow('two');
});

test('blocks are rolled at the workbench of their order, and timed', async () => {
  const { tell } = await worker();
  tell({ open: 7, core: {}, order: ORDER });
  tell({ open: 8, order: ORDER });
  expect(tell({ roll: 8, from: 3, to: 5 })).toEqual([{ id: 8, from: 3, to: 5, ms: 5, block: Uint8Array.of(2, 3, 5) }]);
  expect(tell({ roll: 7, from: 0, to: 1 })).toEqual([{ id: 7, from: 0, to: 1, ms: 5, block: Uint8Array.of(1, 0, 1) }]);
});

test('making ready says how far it is after every slice, and then what was made', async () => {
  const { tell, next, own } = await worker({ steps: 10, made: [4, 2] });
  // Twenty milliseconds are over after four steps.
  expect(tell({ open: 1, core: {}, order: ORDER }).slice(1)).toEqual([{ id: 1, progress: 0.4 }]);
  expect(next()).toEqual([{ id: 1, progress: 0.8 }]);
  expect(next()).toEqual([{ id: 1, ready: true, weight: 64, made: Uint8Array.of(4, 2) }]);
  expect(own).toEqual([]);
});

test('between two slices blocks are rolled, and what is closed is not gone on with', async () => {
  const { tell, next, own, freed } = await worker({ steps: 10 });
  tell({ open: 1, core: {}, order: ORDER });
  expect(tell({ roll: 1, from: 0, to: 1 })).toHaveLength(1);
  expect(tell({ close: 1 })).toEqual([]);
  expect(freed).toEqual(['1']);
  expect(next()).toEqual([]);
  expect(own).toEqual([]);
});

test('several are made ready in turn', async () => {
  const { tell, next, own } = await worker({ steps: 8 });
  tell({ open: 1, core: {}, order: ORDER });
  expect(tell({ open: 2, order: ORDER })).toEqual([]);
  const said = [next(), next(), next()].flat();
  expect(said).toEqual([
    { id: 1, ready: true, weight: 64, made: null },
    { id: 2, progress: 0.5 },
    { id: 2, ready: true, weight: 64, made: null },
  ]);
  expect(own).toEqual([]);
});

test('what is no order, and a block that there is not, are errors that nobody catches', async () => {
  const { tell } = await worker();
  expect(() => tell({ open: 1, core: {}, order: Uint8Array.of(0) })).toThrow('this is no order');
  tell({ open: 2, order: ORDER });
  expect(() => tell({ roll: 2, from: 0, to: 1001 })).toThrow('0 to 1001 cannot be rolled');
});
