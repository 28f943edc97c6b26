// The TypeScript declarations beside the labs' modules: `labs/host.d.ts` with the surface of all labs, and `labs/NAME.d.ts` with that of one
// lab and the types of its core that it mentions.

import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { elementOf } from '../lib/page/labs.js';
import { exportOf } from './entries.js';
import { WWW } from './settings.js';

/** @typedef {any} Node  of the syntax tree: ESTree with TypeScript's */

/** The surface of all labs. */
export const hostTypes = () => readFileSync(`${WWW}/lib/element/host.d.ts`, 'utf8');

/**
 * The declarations beside a lab's module. A lab without a file of its own has the members of all labs.
 * @param {Readonly<import('../pkg/labs.js').Lab>} lab
 */
export function typesOf({ name }) {
  const file = `${WWW}/labs/${name}/host.d.ts`;
  const element = `${exportOf(`-${name}`)}LabElement`;
  const own = existsSync(file)
    ? readFileSync(file, 'utf8')
    : `import type { LabElement } from '../../lib/element/host.js';\n\nexport type ${element} = LabElement;\n`;
  /** @type {string[]} */
  const ofCore = [];
  let text = own;
  // From the end, so that the places of the others hold.
  for (const { start, end, source, specifiers } of parse(own).body.filter(isImport).reverse()) {
    const [, core] = /^\.\.\/\.\.\/pkg\/([\w-]+)\/rollout_lab\.js$/.exec(source.value) ?? [];
    const names = specifiers.map((/** @type {Node} */ { imported }) => imported?.name);
    if (core) ofCore.push(...declarations(`${WWW}/pkg/${core}/rollout_lab.d.ts`, names));
    const kept = core ? '' : own.slice(start, end).replace(source.raw, `'${besideModules(source.value)}'`);
    text = text.slice(0, start) + kept + text.slice(end);
  }
  const tag = `declare global {
  interface HTMLElementTagNameMap {
    '${elementOf({ name })}': import('./${name}.js').${element};
  }
}
`;
  return [text.replace(/\n{3,}/g, '\n\n').trim(), ...ofCore, tag].join('\n\n');
}

/** Whether a statement imports or exports something of another file. @param {Node} statement */
const isImport = ({ source }) => Boolean(source);

/** The place of a host.d.ts in the folder of modules. @param {string} source  as a lab's host.d.ts imports it */
function besideModules(source) {
  if (/(^|\/)lib\/element\/host\.js$/.test(source)) return './host.js';
  const [, lab] = /^\.\.\/([\w-]+)\/host\.js$/.exec(source) ?? [];
  if (!lab) throw new Error(`www/build: a module's types can't import ${source}`);
  return `./${lab}.js`;
}

/** @param {string} text  of declarations */
const parse = (text) => /** @type {Node} */ (parseSync('types.d.ts', text, { lang: 'dts' }).program);

/**
 * The source of these types of a core and of all types that they refer to, with their comments.
 * @param {string} file
 * @param {string[]} names
 */
function declarations(file, names) {
  const text = readFileSync(file, 'utf8');
  const types = parse(text).body.filter((/** @type {Node} */ { declaration }) =>
    /^TS(Interface|TypeAlias)Declaration$/.test(declaration?.type),
  );
  const wanted = new Set(names);
  // A loop over a set visits members that are added meanwhile.
  for (const name of wanted)
    for (const { declaration } of types)
      if (declaration.id.name === name) for (const other of referredBy(declaration)) wanted.add(other);
  return types
    .filter((/** @type {Node} */ { declaration }) => wanted.has(declaration.id.name))
    .map((/** @type {Node} */ { start, end }) => {
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
