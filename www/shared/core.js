// Loads the WebAssembly core and says in one word why it can't be had. Nothing else talks to wasm-pack's glue
// but the modules that import `core` from here.

import init, * as exported from '../pkg/rollout_lab.js';
import wasmUrl from '../pkg/rollout_lab_bg.wasm?url';

/** The core's functions and classes; callable once `loadCore()` has succeeded. */
export const core = exported;

/**
 * Why there is no core: the browser has no WebAssembly, none with SIMD, the file could not be loaded, or the
 * core stopped while it was working.
 * @typedef {'noWasm' | 'noSimd' | 'notLoaded' | 'stopped'} Failure
 */

/** The smallest module with a SIMD instruction: () => drop(i8x16.splat(0)). */
const SIMD_PROBE = Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, // "\0asm", version 1
  1, 4, 1, 96, 0, 0, // one type: no parameters, no results
  3, 2, 1, 0, // one function of that type
  10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11, // i32.const 0, i8x16.splat, drop, end
);

/** @type {Promise<Failure | null> | undefined} */
let loading;

/**
 * Fetches and starts the core, once.
 * @returns {Promise<Failure | null>} null when it is ready
 */
export function loadCore() {
  loading ??= load();
  return loading;
}

/** @returns {Promise<Failure | null>} */
async function load() {
  if (typeof WebAssembly !== 'object') return 'noWasm';
  if (!WebAssembly.validate(SIMD_PROBE)) return 'noSimd';
  try {
    await init({ module_or_path: wasmUrl });
    return null;
  } catch (error) {
    console.error(error);
    return 'notLoaded';
  }
}

/**
 * Whether this error is the core refusing something, for which it gives the reason.
 * @param {unknown} error
 * @returns {error is import('../pkg/rollout_lab.js').RolloutLabError}
 */
export function isRefusal(error) {
  return error instanceof Error && error.name === 'RolloutLabError';
}
