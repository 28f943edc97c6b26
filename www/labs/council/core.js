// The WebAssembly core of the council lab. Nothing else talks to wasm-pack's glue but the modules that import `core` from here.

import init, * as exported from '../../pkg/council/rollout_lab.js';
import wasmUrl from '../../pkg/council/rollout_lab_bg.wasm?url';
import { startCore } from '../../lib/element/core.js';

/** The core's functions and classes; callable once `loadCore()` has succeeded. */
export const core = exported;

/** Fetches and starts the core; resolves with the reason if it can't be had, with null when it is ready. */
export const loadCore = () => startCore(init, wasmUrl, exported);
