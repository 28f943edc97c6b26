// Builds a lab as an ES module for other sites' pages: `labs/NAME.js`, whose name never changes, and the parts that it loads later.

import { build } from 'vite';
import { BANNER } from './licenses.js';
import { WWW } from './settings.js';

/** The folder of modules in the build. */
export const MODULES = 'labs';

/**
 * Leaves an element to the module that has defined it first, because the modules of several labs can be on one page.
 * @satisfies {import('vite').Plugin}
 */
const definedOnce = {
  name: 'defined-once',
  transform: (/** @type {string} */ code, /** @type {string} */ id) =>
    id.startsWith(WWW)
      ? code.replace(/\bcustomElements\.define\((['\w-]+), /g, 'customElements.get($1) ?? customElements.define($1, ')
      : null,
};

/** @param {string} lab */
export async function buildModule(lab) {
  await build({
    configFile: `${WWW}/../vite.config.js`,
    plugins: [definedOnce],
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { [lab]: `${WWW}/labs/${lab}/module.js` },
        output: {
          entryFileNames: `${MODULES}/[name].js`,
          chunkFileNames: `${MODULES}/parts/${lab}-[name]-[hash].js`,
          assetFileNames: 'assets/[name]-[hash][extname]',
          postBanner: BANNER,
        },
      },
    },
  });
}
