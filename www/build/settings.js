// What all builds of the pages share.

import { fileURLToPath } from 'node:url';

/** The folder of the pages. */
export const WWW = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/**
 * A lab, whose scripts are labs/NAME/main.js and labs/NAME/embed.js.
 * @typedef {Object} Lab
 * @property {string} name
 * @property {string} page  its page, in www/ and in the build
 * @property {string} [embed]  its frame for other people's pages
 * @property {string} [single]  its page once more, as one file
 */

/** @type {Lab[]} */
export const LABS = [
  { name: 'two-checker', page: 'index.html', embed: 'embed.html', single: 'rollout-lab.html' },
  { name: 'bearoff', page: 'bearoff.html', embed: 'bearoff-embed.html' },
  { name: 'hand', page: 'hand.html', embed: 'hand-embed.html' },
];

/** Where the build goes. */
export const DIST = `${WWW}/dist`;

/** The oldest browsers with SIMD in WebAssembly, adoptedStyleSheets and color-mix(); the README names them. CSS
 * inside JavaScript is not rewritten for them. */
export const TARGET = ['chrome111', 'firefox113', 'safari16.4'];
