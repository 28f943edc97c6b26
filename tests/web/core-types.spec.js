// The TypeScript types of the cores, as wasm-bindgen has written them: of each package alone.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { expect, test } from './helpers/test.js';

/** @typedef {any} Node  of the syntax tree: ESTree with TypeScript's */

const PKG = fileURLToPath(new URL('../../www/pkg', import.meta.url));

/** The cores of all labs, and of the story. */
const PACKAGES = /** @type {string[]} */ (readdirSync(PKG)).filter((name) =>
  existsSync(`${PKG}/${name}/rollout_lab.d.ts`),
);

/**
 * All nodes from one on, itself among them.
 * @param {Node} node
 * @returns {Generator<Node>}
 */
function* nodesFrom(node) {
  if (!node || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield node;
  for (const value of Object.values(node)) yield* nodesFrom(value);
}

/** The declarations of a package, and what its comments say is thrown. @param {string} name */
function read(name) {
  const text = readFileSync(`${PKG}/${name}/rollout_lab.d.ts`, 'utf8');
  const { program, errors } = parseSync('rollout_lab.d.ts', text, { lang: 'dts' });
  expect(errors).toEqual([]);
  const exported = program.body.flatMap((/** @type {Node} */ { declaration }) => (declaration ? [declaration] : []));
  const thrown = [...text.replace(/\n\s*\*/g, '').matchAll(/Throws\s+`(\w+)`/g)].map(([, type]) => type);
  return { exported, thrown };
}

/** The names of types that a declaration refers to, except its own parameters. @param {Node} declaration */
const referred = (declaration) => {
  const parameters = declaration.typeParameters?.params.map((/** @type {Node} */ { name }) => name.name) ?? [];
  return [...nodesFrom(declaration)]
    .flatMap(({ type, typeName, expression }) =>
      type === 'TSTypeReference' ? [typeName.name] : type === 'TSInterfaceHeritage' ? [expression.name] : [],
    )
    .filter((name) => !parameters.includes(name));
};

/** @param {Node} declaration */
const isType = ({ type }) => type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration';

/** Functions and methods, getters and constructors among them. @param {Node[]} exported @returns {Node[]} */
const functions = (exported) =>
  exported
    .filter((one) => !isType(one))
    .flatMap((one) => [...nodesFrom(one)])
    .filter(({ type }) => /^(TSDeclareFunction|TSEmptyBodyFunctionExpression)$/.test(type));

/** The bindings that several labs share; each lab has a folder beside them. */
const SHARED = fileURLToPath(new URL('../../src/wasm/src', import.meta.url));

test('types that labs of several units share name no unit of results', () => {
  /** @type {string[]} */
  const files = readdirSync(SHARED);
  const sections = files
    .filter((file) => file.endsWith('.rs'))
    .flatMap((file) => {
      const source = readFileSync(`${SHARED}/${file}`, 'utf8');
      const written = source.matchAll(/typescript_custom_section\)\]\nconst \w+: &str = r"([^"]*)"/g);
      // Of a shape, the doc comments before its derive and the struct after it.
      const shapes = source.matchAll(/((?:\/\/\/ .*\n|#\[[^\]]*\]\n)*#\[derive\([^)]*\bShape\)\]\n[^}]*\n\})/g);
      return [...written, ...shapes].map(([, section]) => ({ file, section }));
    });
  expect(sections.length).toBeGreaterThan(20);
  const named = sections
    .filter(({ section }) => /percent|\bin (points|moves|pips)\b/i.test(section))
    .map(({ file }) => file);
  // It is about errors of winning chances, whatever the results are.
  expect(named).toEqual(['noise.rs']);
});

for (const name of PACKAGES) {
  test(`${name}: every exported type is in what an exported function takes or returns, or is thrown`, () => {
    const { exported, thrown } = read(name);
    /** The types that each type refers to; an interface may be declared in several places. @type {Map<string, string[]>} */
    const types = new Map();
    for (const one of exported.filter(isType))
      types.set(one.id.name, [...(types.get(one.id.name) ?? []), ...referred(one)]);
    const reached = new Set([
      ...thrown,
      ...exported.filter((/** @type {Node} */ one) => !isType(one)).flatMap(referred),
    ]);
    // A loop over a set visits members that are added meanwhile.
    for (const type of reached) for (const other of types.get(type) ?? []) reached.add(other);
    expect(types.size).toBeGreaterThan(0);
    expect([...types.keys()].filter((type) => !reached.has(type))).toEqual([]);
    // And they are all there: TypeScript takes what a library does not declare for any.
    const classes = exported.flatMap((/** @type {Node} */ { type, id }) =>
      type === 'ClassDeclaration' ? [id.name] : [],
    );
    const known = [...types.keys(), ...classes, 'Record', 'Exclude', 'BufferSource', 'RequestInfo'];
    expect([...reached].filter((type) => type && !known.includes(type) && !(type in globalThis))).toEqual([]);
  });

  test(`${name}: nothing that it returns is undefined, and no seed is called dice`, () => {
    const { exported } = read(name);
    const all = functions(exported);
    expect(all.length).toBeGreaterThan(10);
    const returned = all.map(({ returnType }) => returnType);
    const properties = exported
      .flatMap((/** @type {Node} */ one) => [...nodesFrom(one)])
      .filter((/** @type {Node} */ { type }) => type === 'PropertyDefinition' || type === 'TSPropertySignature');
    const undefinable = [...returned, ...properties]
      .flatMap((node) => [...nodesFrom(node)])
      .filter(({ type }) => type === 'TSUndefinedKeyword');
    expect(undefinable).toEqual([]);
    // Dice are a list; a text that names them is a seed.
    const dice = all
      .flatMap(({ params }) => params)
      .filter((param) => param.name === 'dice' && param.typeAnnotation.typeAnnotation.type === 'TSStringKeyword');
    expect(dice).toEqual([]);
    const seeded = exported.filter(
      ({ type, body }) =>
        type === 'ClassDeclaration' && body.body.some((/** @type {Node} */ member) => member.key?.name === 'seed'),
    );
    for (const { id, body } of seeded) {
      const { value } = body.body.find((/** @type {Node} */ member) => member.kind === 'constructor');
      expect(
        value.params.map((/** @type {Node} */ { name: param }) => param),
        id.name,
      ).toContain('seed');
    }
  });
}
