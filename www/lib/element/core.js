// Starts a WebAssembly core and says in one word why it can't be had, and knows the errors of cores. Which core it
// is, a lab says: labs/*/core.js.

/**
 * Why there is no core: the browser has no WebAssembly, none with SIMD, the file could not be loaded, there is not enough
 * memory, or the core stopped while it was working.
 * @typedef {'noWasm' | 'noSimd' | 'notLoaded' | 'memory' | 'stopped'} Failure
 */

/** The smallest module with a SIMD instruction: () => drop(i8x16.splat(0)). */
const SIMD_PROBE = Uint8Array.of(
  0,
  97,
  115,
  109,
  1,
  0,
  0,
  0, // "\0asm", version 1
  1,
  4,
  1,
  96,
  0,
  0, // one type: no parameters, no results
  3,
  2,
  1,
  0, // one function of that type
  10,
  9,
  1,
  7,
  0,
  65,
  0,
  253,
  15,
  26,
  11, // i32.const 0, i8x16.splat, drop, end
);

/** Compiled cores, by what their glue exports. @type {WeakMap<object, WebAssembly.Module>} */
const modules = new WeakMap();

/** The memories of the page's cores. @type {Set<WebAssembly.Memory>} */
const memories = new Set();

/** Some memory that a core may have wanted, in pages of 64 KiB: 16 MiB. */
const MORE = 256;

/**
 * The part of a started core that a worker needs.
 * @param {object} exported  by its glue
 */
export const moduleOf = (exported) => modules.get(exported);

/**
 * Fetches and starts a core.
 * @param {(from: {module_or_path: WebAssembly.Module}) => Promise<unknown>} init  of wasm-pack's glue
 * @param {string | BufferSource} url  of the module, or in builds as one file the module itself
 * @param {object} exported  by the glue
 * @returns {Promise<Failure | null>} null when it is ready
 */
export async function startCore(init, url, exported) {
  if (typeof WebAssembly !== 'object') return 'noWasm';
  if (!WebAssembly.validate(SIMD_PROBE)) return 'noSimd';
  try {
    const module = await compile(url);
    const { memory } = /** @type {{memory: WebAssembly.Memory}} */ (await init({ module_or_path: module }));
    modules.set(exported, module);
    memories.add(memory);
    for (const it of Object.values(exported)) if (it.prototype?.free) refuseFreed(it.prototype);
    return null;
  } catch (error) {
    console.error(error);
    return isRefusedMemory(error) ? 'memory' : 'notLoaded';
  }
}

/**
 * Engines have no name of their own for it: they throw a RangeError, or an InternalError, that says so. A core that reads beyond its
 * memory has another fault.
 * @param {unknown} error
 */
const isRefusedMemory = (error) => error instanceof Error && /out of memory|memory size|allocat/i.test(error.message);

/**
 * Why a core has stopped. One that was refused memory only says that it has stopped: then it would be refused some more, too.
 * @param {unknown} error
 * @returns {Failure}
 */
export function whyStopped(error) {
  if (isRefusedMemory(error)) return 'memory';
  if (!(error instanceof WebAssembly.RuntimeError)) return 'stopped';
  try {
    for (const memory of memories) memory.grow(MORE);
    return 'stopped';
  } catch {
    return 'memory';
  }
}

/** @param {string | BufferSource} source */
async function compile(source) {
  if (typeof source !== 'string') return WebAssembly.compile(source);
  const answer = await fetch(source);
  // Not every server knows the type, without which nothing is compiled while it comes.
  return answer.headers.get('Content-Type') === 'application/wasm'
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * Has objects that were freed say so. Without that they pass a null pointer on, and the error that wasm-bindgen throws then
 * leaves the module without a way back: the arguments of the call, which it lends to Rust from a stack of 1,024 places, stay
 * on it. A method with two of them, called 513 times, and nothing can be called any more.
 * @param {{free: () => void, [Symbol.dispose]?: () => void}} prototype  of one of wasm-bindgen's classes
 */
function refuseFreed(prototype) {
  const { free } = prototype;
  const pointer = {
    get() {
      throw refusal('Freed', 'this object was freed');
    },
  };
  prototype.free = function () {
    free.call(this);
    Object.defineProperty(this, '__wbg_ptr', pointer);
  };
  if (Symbol.dispose) prototype[Symbol.dispose] = prototype.free;
}

/**
 * The error with which a core refuses something. Every lab's package knows codes and facts of its own.
 * @typedef {Error & {name: 'RolloutLabError', code: string, value?: number, argument?: string}} Refusal
 */

/**
 * An error of the page's own, of the same kind.
 * @param {string} code
 * @param {string} message  a sentence for programmers
 * @returns {Refusal}
 */
export const refusal = (code, message) =>
  Object.assign(new Error(message), { name: /** @type {const} */ ('RolloutLabError'), code });

/**
 * Whether this error is a core refusing something, for which it gives the reason.
 * @param {unknown} error
 * @returns {error is Refusal}
 */
export function isRefusal(error) {
  return error instanceof Error && error.name === 'RolloutLabError';
}

/**
 * Runs something that the core may refuse.
 * @template T
 * @param {() => T} work
 * @returns {[T, null] | [undefined, Refusal]}  the result, or why the core refuses it
 */
export function refusedOr(work) {
  try {
    return [work(), null];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return [undefined, error];
  }
}
