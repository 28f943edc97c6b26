// How Vite serves the pages while they are written, builds each of them (www/build/build.js says which), and previews
// the build.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { denseStyles } from './www/build/plugins.js';
import { labEntries } from './www/build/entries.js';
import { pages } from './www/build/pages.js';
import { plainGlue } from './www/build/plugins.js';
import { withPolicy } from './www/build/head.js';
import { TARGET } from './www/build/settings.js';
import { workerText } from './www/build/plugins.js';

/** @param {string} path from the top of the checkout */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @type {import('vite').Plugin} */
const contentSecurityPolicy = {
  name: 'content-security-policy',
  apply: 'build',
  // The dialog for sharing shows the embed in a frame.
  transformIndexHtml: (html) => withPolicy(html, { frame: "'self'" }),
};

/**
 * Around every part that is loaded later the bundler puts what announces that part's own parts and style sheets. Ours have
 * none: 0.7 KB that every page would load for nothing.
 * @type {import('vite').Plugin}
 */
const partsAreAlone = {
  name: 'parts-are-alone',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

export default defineConfig({
  root: at('www'),
  // Relative addresses: the build works in any folder of any site.
  base: './',
  // A page that is missing is missing, not another page.
  appType: 'mpa',
  plugins: [pages(), labEntries, contentSecurityPolicy, partsAreAlone, plainGlue, workerText, denseStyles],
  // The pages are made, not files: what they import would be found when they are opened, and they be loaded once more.
  optimizeDeps: { entries: ['labs/*/*.js', 'story/*.js', 'story/live/*.js'] },
  server: {
    // The packages are beside www, because the tests use them, too.
    fs: { allow: [at('www'), at('node_modules')] },
  },
  preview: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 4173),
    strictPort: true,
  },
  build: {
    outDir: 'dist',
    target: TARGET,
    // As data: addresses, files would grow by a third, and the policy forbids them.
    assetsInlineLimit: 0,
    // Parts that are loaded later are too few and small to be announced.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // `cargo xtask sizes` measures, and with brotli.
    reportCompressedSize: false,
  },
});
