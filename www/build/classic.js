// Builds one classic script out of an entry: for where modules cannot be loaded (a frame without an origin, a file
// on a disk), and for other people's pages.

import { createHash } from 'node:crypto';
import { build } from 'rolldown';
import { denseStyles } from './dense-styles.js';
import { inlineParts } from './inline-parts.js';
import { inlineWasm } from './inline-wasm.js';
import { BANNER } from './licenses.js';
import { plainGlue } from './plain-glue.js';
import { TARGET, WWW } from './settings.js';
import { styleText } from './style-text.js';
import { workerText } from './worker-text.js';

/**
 * @param {string} entry  file in www/
 * @returns {Promise<string>}
 */
export const classicScript = async (entry) => (await bundle(entry)).script;

/**
 * The same, with the names of the npm packages that are in it.
 * @param {string} entry  file in www/
 * @returns {Promise<{script: string, packages: string[]}>}
 */
export async function bundle(entry) {
  // Without Vite, whose helper for loading parts later is made for modules.
  const { output } = await build({
    input: `${WWW}/${entry}`,
    write: false,
    platform: 'browser',
    plugins: [plainGlue, workerText, inlineWasm(), inlineParts(), denseStyles, styleText],
    transform: { target: TARGET },
    output: { format: 'iife', codeSplitting: false, minify: true, comments: false, postBanner: BANNER },
  });
  const [chunk] = output;
  if (output.length > 1) throw new Error(`www/build: ${entry} is more than one script`);
  const named = chunk.moduleIds.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return { script: chunk.code, packages: [...new Set(named.filter((name) => name !== undefined))].sort() };
}

/**
 * A name that changes with the content, so that it can be kept for ever.
 * @param {string} name
 * @param {string} ending
 * @param {string} content
 */
export const hashedName = (name, ending, content) =>
  `assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${ending}`;

/**
 * Safe between script tags: nothing in it begins a comment or ends the script.
 * @param {string} script
 */
export const inlineScript = (script) => script.replace(/<(?=!--|\/?script)/gi, '\\x3C');
