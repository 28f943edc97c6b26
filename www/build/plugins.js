// Plugins of the bundlers: Vite for pages, and rolldown for scripts that must be one file.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'rolldown';
import { TARGET } from './settings.js';

// ——— Styles ———

/** A style sheet without comments and indentation. Lines stay lines. @param {string} style */
const dense = (style) => style.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s*\n\s*/g, '\n');

/**
 * Leaves comments and indentation out of css`…` without substitutions, because bundlers do not look into literals.
 * @type {import('vite').Plugin}
 */
export const denseStyles = {
  name: 'dense-styles',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('.js') && code.includes('css`')
      ? code.replace(/css`([^`$\\]*)`/g, (_, style) => `css\`${dense(style)}\``)
      : null,
};

const INLINE = '?inline';

/**
 * Makes `import text from './some.css?inline'` a style sheet as text where Vite, which has this itself, does not build.
 * @type {import('rolldown').Plugin}
 */
export const styleText = {
  name: 'style-text',
  resolveId: (source, importer) =>
    source.endsWith(`.css${INLINE}`) && importer ? { id: join(dirname(importer), source), moduleType: 'js' } : null,
  load: {
    filter: { id: /\.css\?inline$/ },
    handler(id) {
      const style = readFileSync(id.slice(0, -INLINE.length), 'utf8');
      return { code: `export default ${JSON.stringify(dense(style))};`, moduleType: 'js' };
    },
  },
};

// ——— WebAssembly ———

/** The only way to start a core that the pages need. */
const START = `export default async ({ module_or_path: module }) =>
  __wbg_finalize_init(await WebAssembly.instantiate(module, __wbg_get_imports()), module);
`;

/**
 * Leaves out the many ways in which wasm-pack's glue fetches and starts a module. Ours is compiled before the glue has it
 * (www/lib/element/core.js), so that workers can have it, too.
 * @type {import('vite').Plugin}
 */
export const plainGlue = {
  name: 'plain-glue',
  apply: 'build',
  transform(code, id) {
    if (!/\/pkg\/[^/]+\/rollout_lab\.js$/.test(id)) return null;
    const at = code.indexOf('async function __wbg_load(');
    const asExpected =
      at > 0 && /__wbg_finalize_init\(instance, module\)/.test(code) && /__wbg_get_imports\(\)/.test(code);
    if (!asExpected) throw new Error('www/build: wasm-pack loads in another way now');
    return { code: code.slice(0, at) + START, map: null };
  },
};

/**
 * Puts the wasm into the script, for pages that can fetch nothing: an iframe without an origin, or a file on a disk.
 *
 * The wasm is text with one character a byte, which adds 7% to the transfer. Base64 adds 37%, because it hides repetitions from
 * compression. A byte that is no harmless ASCII character is moved up by 256, where every character is harmless. A `Uint8Array` takes
 * the 256 off again.
 * @type {import('rolldown').Plugin}
 */
export const inlineWasm = {
  name: 'inline-wasm',
  resolveId(source, importer) {
    return source.endsWith('.wasm?url') && importer ? join(dirname(importer), source) : null;
  },
  load(id) {
    if (!id.endsWith('.wasm?url')) return null;
    const text = Array.from(readFileSync(id.replace('?url', '')), (byte) => {
      const character = String.fromCharCode(byte);
      return /[ !#-&(-;=-[\]-~]/.test(character) ? character : String.fromCharCode(256 + byte);
    }).join('');
    return `export default Uint8Array.from('${text}', (character) => character.charCodeAt(0));`;
  },
};

// ——— Parts ———

const WORKER = '?worker-text';

/**
 * Makes `import text from './worker.js?worker-text'` the script of a worker as text, so that a worker needs no file of its own. An
 * iframe without an origin and a page on a disk could load none.
 * @type {import('rolldown').Plugin & {enforce: 'pre'}}
 */
export const workerText = {
  name: 'worker-text',
  // Before Vite looks for a file of that name.
  enforce: 'pre',
  resolveId: (source, importer) => (source.endsWith(WORKER) && importer ? join(dirname(importer), source) : null),
  async load(id) {
    if (!id.endsWith(WORKER)) return null;
    const input = id.slice(0, -WORKER.length);
    this.addWatchFile(input);
    const { output } = await build({
      input,
      write: false,
      platform: 'browser',
      transform: { target: TARGET },
      output: { format: 'iife', minify: true, comments: false },
    });
    return `export default ${JSON.stringify(output[0].code)};`;
  },
};

/**
 * Runs the parts that pages load later from the beginning, in a script that is one file. The bundler would keep each part, and all that
 * only parts share, unrun until it is wanted: 2% more to transfer.
 * @type {import('rolldown').Plugin}
 */
export const inlineParts = {
  name: 'inline-parts',
  transform(code, id) {
    if (!/\bimport\(/.test(code) || /\/(node_modules|pkg)\//.test(id)) return null;
    const parts = importsIn(this.parse(code)).map((part, i) => ({ ...part, name: `part${i}` }));
    const replaced = parts.reduceRight(
      (rest, { start, end, name }) => `${rest.slice(0, start)}Promise.resolve(${name})${rest.slice(end)}`,
      code,
    );
    // At the end, so that the module's own imports run first.
    const imports = parts.map(({ name, source }) => `\nimport * as ${name} from '${source}';`);
    return { code: replaced + imports.join(''), map: null };
  },
};

/**
 * The dynamic imports of modules by a literal name, in the order of the source.
 * @param {unknown} tree  of a module, or a part of it
 * @returns {{start: number, end: number, source: string}[]}
 */
function importsIn(tree) {
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, start, end, source } = /** @type {any} */ (tree);
  if (type === 'ImportExpression' && typeof source.value === 'string') return [{ start, end, source: source.value }];
  return Object.values(tree).flatMap(importsIn);
}
