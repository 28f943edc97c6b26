// What all builds of the pages share.

import { fileURLToPath } from 'node:url';

/** The folder of the pages. */
export const WWW = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Where the build goes. */
export const DIST = `${WWW}/dist`;

/** Where it will stand, with a slash at the end, as `cargo xtask build --site` says; '' where nobody has said. */
export const SITE = process.env.ROLLOUT_LAB_SITE ?? '';

/** The oldest browsers with SIMD in WebAssembly, adoptedStyleSheets and color-mix(); the README names them. CSS
 * inside JavaScript is not rewritten for them. */
export const TARGET = ['chrome111', 'firefox113', 'safari16.4'];
