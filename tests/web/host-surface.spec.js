// The declarations of what other sites' pages may use (www/lib/element/host.d.ts): they are complete, and the documentation has them.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { LABS } from '../../www/pkg/labs.js';
import { expect, test } from './helpers/test.js';

/** @typedef {any} Node  of the syntax tree: ESTree with TypeScript's */

const TOP = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} file */
const read = (file) => /** @type {string} */ (readFileSync(`${TOP}/${file}`, 'utf8'));

/** The exported declarations of a file. @param {string} text @returns {Node[]} */
const exportsOf = (text) =>
  /** @type {Node} */ (parseSync('types.d.ts', text, { lang: 'dts' })).program.body.filter(
    (/** @type {Node} */ { type }) => type === 'ExportNamedDeclaration',
  );

const source = read('www/lib/element/host.d.ts');
const declared = exportsOf(source);

/** The members of a declared interface. @param {string} name @returns {Node[]} */
const membersOf = (name) =>
  declared.find(({ declaration }) => declaration.id.name === name)?.declaration.body.body ?? [];

/** The names of an interface's own members. @param {string} name */
const namesIn = (name) => membersOf(name).map(({ key }) => key.name ?? key.value);

/** The texts of a declared union. @param {string} name @returns {string[]} */
const textsOf = (name) =>
  declared
    .find(({ declaration }) => declaration.id.name === name)
    ?.declaration.typeAnnotation.types.map((/** @type {Node} */ { literal }) => literal.value);

const ELEMENTS = ['LabElement', 'RolloutLabElement', 'RolloutLabFrame'];

test('every declaration and every member has a comment', () => {
  const documented = [
    ...declared,
    ...[...ELEMENTS, 'LabEventMap', 'RolloutLabError', 'LabParameters']
      .flatMap(membersOf)
      // Its forms are those of every element.
      .filter(({ key }) => key.name !== 'addEventListener'),
  ];
  expect(documented.length).toBeGreaterThan(50);
  const bare = documented.filter(({ start }) => !/\*\/\s*$/.test(source.slice(0, start)));
  expect(bare.map(({ start, end }) => source.slice(start, end))).toEqual([]);
});

test('the declared codes of errors are those of all cores and of the page', () => {
  const ofCores = LABS.flatMap(({ name }) =>
    exportsOf(read(`www/pkg/${name}/rollout_lab.d.ts`))
      .filter(({ declaration }) => declaration?.id?.name === 'RefusalCodes')
      .flatMap(({ declaration }) => declaration.body.body.map((/** @type {Node} */ { key }) => key.name)),
  );
  /** @type {string[]} */
  const files = readdirSync(`${TOP}/www`, { recursive: true });
  const ofPage = files
    .filter((file) => /^(lib|labs)\/.*\.js$/.test(file))
    .flatMap((file) => [...read(`www/${file}`).matchAll(/(?:refusal\(|CODE = )'(\w+)'/g)])
    .map(([, code]) => code);
  expect(ofPage).toContain('NotConnected');
  expect(textsOf('RolloutLabErrorCode').sort()).toEqual([...new Set([...ofCores, ...ofPage])].sort());
});

test('the documentation names every member, event, message and code', () => {
  const script = read('docs/javascript.md');
  const embedding = read('docs/embedding.md');
  const members = ELEMENTS.flatMap(namesIn).filter((name) => name !== 'addEventListener');
  for (const name of [...members, ...namesIn('LabEventMap')]) expect(script).toMatch(new RegExp(`\`${name}\\b`));
  // One row of the table has all codes that begin like this.
  const codes = textsOf('RolloutLabErrorCode').filter((code) => !code.startsWith('WalkFit'));
  for (const code of codes) expect(script).toContain(`\`${code}\``);
  const types = declared.flatMap(({ start, end }) => [
    ...source.slice(start, end).matchAll(/type: '(rollout-lab:\w+)'/g),
  ]);
  expect(types).toHaveLength(7);
  for (const [, type] of types) expect(embedding).toContain(type);
  const addresses = read('docs/addresses.md');
  for (const name of namesIn('LabParameters')) expect(addresses).toContain(`\`${name}\``);
});
