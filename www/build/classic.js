// Builds one classic script from an entry, for other people's pages and for pages that can load no modules: an iframe without an origin, or
// a file on a disk.

import { createHash } from 'node:crypto';
import { build } from 'rolldown';
import { labEntries } from './entries.js';
import { denseStyles, inlineParts, inlineWasm, plainGlue, styleText, workerText } from './plugins.js';
import { BANNER } from './licenses.js';
import { TARGET, WWW } from './settings.js';

/** The script. @param {string} entry  file in www/ */
export const classicScript = async (entry) => (await bundle(entry)).script;

/**
 * The script, and the names of its npm packages.
 * @param {string} entry  file in www/
 * @returns {Promise<{script: string, packages: string[]}>}
 */
export async function bundle(entry) {
  // Without Vite, whose helper for loading parts needs modules.
  const { output } = await build({
    input: `${WWW}/${entry}`,
    write: false,
    platform: 'browser',
    plugins: [labEntries, plainGlue, workerText, inlineWasm, inlineParts, denseStyles, styleText],
    transform: { target: TARGET },
    output: { format: 'iife', codeSplitting: false, minify: true, comments: false, postBanner: BANNER },
  });
  const [chunk] = output;
  if (output.length > 1) throw new Error(`www/build: ${entry} is more than one script`);
  const named = chunk.moduleIds.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return { script: chunk.code, packages: [...new Set(named.filter((name) => name !== undefined))].sort() };
}

/** The name of a script that changes with its content, so that caches may keep it. @param {string} name @param {string} script */
export const hashedName = (name, script) =>
  `assets/${name}-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;

/** A script for use between script tags: nothing in it begins a comment or ends the script. @param {string} script */
export const inlineScript = (script) => script.replace(/<(?=!--|\/?script)/gi, '\\x3C');
