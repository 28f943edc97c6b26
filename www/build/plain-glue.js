// A plugin of the bundler's: wasm-pack's glue can fetch a module in many ways, and start it in two. Ours is compiled before
// the glue has it (www/lib/element/core.js), so that workers can have it, too: one line is left of all that.

/** @type {import('vite').Plugin} */
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

const START = `export default async ({ module_or_path: module }) =>
  __wbg_finalize_init(await WebAssembly.instantiate(module, __wbg_get_imports()), module);
`;
