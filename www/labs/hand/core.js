// The WebAssembly core of play without the cube. Only modules that import `core` from here use wasm-pack's glue.

import init, * as exported from '../../pkg/hand/rollout_lab.js';
import wasmUrl from '../../pkg/hand/rollout_lab_bg.wasm?url';
import { startCore } from '../../lib/element/core.js';

/** The core's functions and classes; callable once `loadCore()` has succeeded. */
export const core = exported;

/** Fetches and starts the core. Resolves with the reason for a failure, or with null when the core is ready. */
export const loadCore = () => startCore(init, wasmUrl, exported);
