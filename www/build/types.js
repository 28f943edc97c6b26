// The TypeScript declarations beside the labs' modules: `labs/host.d.ts` with the surface of all labs, and `labs/NAME.d.ts` with that of one
// lab and the types of its core that it mentions.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { elementOf } from '../lib/page/labs.js';
import { exportOf } from './entries.js';
import { WWW } from './settings.js';

/** @typedef {any} Node  of the syntax tree: ESTree with TypeScript's */

const HOST = `${WWW}/lib/element/host.d.ts`;

/** The surface of all labs. */
export const hostTypes = () => readFileSync(HOST, 'utf8');

/**
 * Returns the declarations beside a lab's module. A lab without a file of its own has the members of all labs.
 * @param {Readonly<import('../pkg/labs.js').Lab>} lab
 */
export function typesOf({ name }) {
  const file = `${WWW}/labs/${name}/host.d.ts`;
  const element = `${exportOf(`-${name}`)}LabElement`;
  /** @type {Gathered} */
  const gathered = { files: new Set(), shared: new Set(), core: new Map(), texts: [] };
  gather(file, gathered);
  const { shared, core, texts } = gathered;
  /** @type {Set<string>} */
  const declared = new Set();
  const ofCore = [...core].flatMap(([glue, names]) => declarations(glue, names, declared));
  return `${[
    `import type { ${[...shared].sort().join(', ')} } from './host.js';`,
    ...texts,
    ...ofCore,
    `declare global {
  interface HTMLElementTagNameMap {
    '${elementOf({ name })}': import('./${name}.js').${element};
  }
}`,
  ].join('\n\n')}\n`;
}

/**
 * @typedef {Object} Gathered
 * @property {Set<string>} files  that are gathered
 * @property {Set<string>} shared  names that they import from the surface of all labs
 * @property {Map<string, Set<string>>} core  names that they import from cores, by the core's declarations
 * @property {string[]} texts  of the files, without their imports
 */

/**
 * Gathers a file of declarations, and all others that it imports.
 * @param {string} file
 * @param {Gathered} gathered
 */
function gather(file, gathered) {
  if (gathered.files.has(file)) return;
  gathered.files.add(file);
  const source = readFileSync(file, 'utf8');
  let text = source;
  // From the end, so that the places of the others hold.
  for (const { start, end, source: from, specifiers } of parse(source).body.filter(isImport).reverse()) {
    text = text.slice(0, start) + text.slice(end);
    const path = join(dirname(file), from.value.replace(/\.js$/, '.d.ts'));
    const names = specifiers.map((/** @type {Node} */ { imported }) => imported?.name);
    if (path === HOST) for (const name of names) gathered.shared.add(name);
    else if (path.startsWith(`${WWW}/pkg/`))
      gathered.core.set(path, new Set([...(gathered.core.get(path) ?? []), ...names]));
    else if (existsSync(path)) gather(path, gathered);
    else throw new Error(`${file} imports types from ${from.value}, which is no file of declarations`);
  }
  gathered.texts.push(
    text
      .replace(/^\/\/.*\n+/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );
}

/** Whether a statement imports or exports something of another file. @param {Node} statement */
const isImport = ({ source }) => Boolean(source);

/** @param {string} text  of declarations */
const parse = (text) => /** @type {Node} */ (parseSync('types.d.ts', text, { lang: 'dts' }).program);

/**
 * The source of these types of a core and of all types that they refer to, with their comments.
 * @param {string} file
 * @param {Set<string>} names
 * @param {Set<string>} declared  names that another core has declared, to which these are added
 */
function declarations(file, names, declared) {
  const text = readFileSync(file, 'utf8');
  const types = parse(text).body.filter((/** @type {Node} */ { declaration }) =>
    /^TS(Interface|TypeAlias)Declaration$/.test(declaration?.type),
  );
  const wanted = new Set(names);
  // A loop over a set visits members that are added meanwhile.
  for (const name of wanted)
    for (const { declaration } of types)
      if (declaration.id.name === name) for (const other of referredBy(declaration)) wanted.add(other);
  const chosen = types.filter(
    (/** @type {Node} */ { declaration: { id } }) => wanted.has(id.name) && !declared.has(id.name),
  );
  for (const { declaration } of chosen) declared.add(declaration.id.name);
  return chosen.map((/** @type {Node} */ { start, end }) => {
    const [comment = ''] = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(0, start)) ?? [];
    return comment + text.slice(start, end);
  });
}

/** The names of all types that a declaration refers to. @param {Node} node @returns {string[]} */
function referredBy(node) {
  if (typeof node !== 'object' || node === null) return [];
  const { type, typeName, expression } = node;
  const own = type === 'TSTypeReference' ? [typeName.name] : type === 'TSInterfaceHeritage' ? [expression.name] : [];
  return [...own, ...Object.values(node).flatMap(referredBy)];
}
