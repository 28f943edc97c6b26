// The WebAssembly core of the lab in which a rollout is played by hand. Nothing else talks to wasm-pack's glue but the
// modules that import `core` from here.

import init, * as exported from '../../pkg/hand/rollout_lab.js';
import wasmUrl from '../../pkg/hand/rollout_lab_bg.wasm?url';
import { isRefusal as isAnyRefusal, startCore } from '../../lib/element/core.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').RolloutLabError} RolloutLabError */

/** The core's functions and classes; callable once `loadCore()` has succeeded. */
export const core = exported;

/** Fetches and starts the core; resolves with the reason if it can't be had, with null when it is ready. */
export const loadCore = () => startCore(init, wasmUrl, exported);

/** Whether this error is the core refusing something, for which it gives the reason. */
export const isRefusal = /** @type {(error: unknown) => error is RolloutLabError} */ (isAnyRefusal);
