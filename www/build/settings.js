// Settings of all builds of the pages.

import { fileURLToPath } from 'node:url';

/** The folder of the pages. */
export const WWW = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** The folder of the build. */
export const DIST = `${WWW}/dist`;

/** The address of the site with a slash at the end, from `cargo xtask build --site`; '' where it is not known. */
export const SITE = process.env.ROLLOUT_LAB_SITE ?? '';

/**
 * The oldest browsers with SIMD in WebAssembly, adoptedStyleSheets and color-mix(). The README names them. The build does not rewrite CSS
 * inside JavaScript for them.
 */
export const TARGET = ['chrome111', 'firefox113', 'safari16.4'];
