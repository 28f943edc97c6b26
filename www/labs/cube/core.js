// The WebAssembly core of the lab of the cube. Modules that need wasm-pack's glue import `core` from here.

import init, * as exported from '../../pkg/cube/rollout_lab.js';
import wasmUrl from '../../pkg/cube/rollout_lab_bg.wasm?url';
import { startCore } from '../../lib/element/core.js';

/** The core's functions and classes; callable once `loadCore()` has succeeded. */
export const core = exported;

/** Fetches and starts the core. Resolves with null when it is ready, or with the reason of its failure. */
export const loadCore = () => startCore(init, wasmUrl, exported);
