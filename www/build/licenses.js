// licenses.txt: the authors of the work in the build, and their licences. Vite lists the npm packages, and xtask the Rust crates in the
// wasm.

import { readFileSync } from 'node:fs';
import { VERSION } from '../pkg/labs.js';
import { WWW } from './settings.js';

/** The name of the file in the build. */
export const LICENSES = 'licenses.txt';

/** @typedef {{name: string, version: string, identifier?: string, text?: string}} Notice  as Vite writes it; identifier: SPDX */

/** The head of a script that leaves its page. */
export const BANNER = `/*! Rollout Lab ${VERSION}. Licences of what is in it: ${LICENSES} */`;

const RULE = '-'.repeat(80);

/** @param {Notice} notice */
const headOf = ({ name, version, identifier }) => `${[name, version].filter(Boolean).join(' ')} (${identifier})`;

/** @param {Notice[]} bundled  the npm packages */
export function licenseText(bundled) {
  const ours = {
    name: 'Rollout Lab',
    version: VERSION,
    identifier: 'MIT OR Apache-2.0',
    text: readFileSync(`${WWW}/../LICENSE-MIT`, 'utf8').trim(),
  };
  const linked = JSON.parse(readFileSync(`${WWW}/pkg/licenses.json`, 'utf8'));
  /** The packages of each licence text. @type {Map<string, Set<string>>} */
  const said = new Map();
  for (const notice of [ours, ...bundled, ...linked]) {
    if (!notice.text) throw new Error(`www/build: ${headOf(notice)} comes without its licence`);
    said.set(notice.text, (said.get(notice.text) ?? new Set()).add(headOf(notice)));
  }
  const chapters = [...said].map(([text, heads]) => `${[...heads].join('\n')}\n\n${text}\n`);
  return ['Rollout Lab is made of the following, under these licences.\n', ...chapters].join(`\n${RULE}\n`);
}
