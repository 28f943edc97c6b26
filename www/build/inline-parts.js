// A plugin of the bundler's: what is loaded later elsewhere is, in one script, there from the beginning. The bundler would
// keep each such part unrun until it is asked for, with everything that only parts have in common: 2% more to transfer.

/** @returns {import('rolldown').Plugin} */
export const inlineParts = () => ({
  name: 'inline-parts',
  transform(code, id) {
    if (!/\bimport\(/.test(code) || /\/(node_modules|pkg)\//.test(id)) return null;
    const parts = imports(this.parse(code)).map(({ start, end, source }, i) => ({
      start,
      end,
      source,
      name: `part${i}`,
    }));
    const replaced = parts.reduceRight(
      (rest, { start, end, name }) => `${rest.slice(0, start)}Promise.resolve(${name})${rest.slice(end)}`,
      code,
    );
    // Below, so that what the module itself needs is run before them.
    return {
      code: replaced + parts.map(({ name, source }) => `\nimport * as ${name} from '${source}';`).join(''),
      map: null,
    };
  },
});

/**
 * The imports of modules that are named, in the order of the source.
 * @param {unknown} tree  of a module, or of something in it
 * @returns {{start: number, end: number, source: string}[]}
 */
function imports(tree) {
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, start, end, source } = /** @type {any} */ (tree);
  if (type === 'ImportExpression' && typeof source.value === 'string') return [{ start, end, source: source.value }];
  return Object.values(tree).flatMap(imports);
}
