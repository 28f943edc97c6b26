// How Vite serves the pages while they are written, builds them, and previews the build.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { htmlTexts } from './www/shared/texts/html-plugin.js';

/** The pages, one file each in www/. */
const PAGES = ['index.html'];

// Only in the build: Vite's development server needs inline styles and a socket of its own.
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** @param {string} path from the top of the checkout */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @type {import('vite').Plugin} */
const contentSecurityPolicy = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig({
  root: at('www'),
  // Relative addresses: the build works in any folder of any site.
  base: './',
  // A page that is missing is missing, not another page.
  appType: 'mpa',
  plugins: [htmlTexts(), contentSecurityPolicy],
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
    // The oldest with SIMD in WebAssembly, adoptedStyleSheets and color-mix(); the README names them. CSS inside
    // JavaScript is not rewritten for them.
    target: ['chrome111', 'firefox113', 'safari16.4'],
    // As data: addresses, files would grow by a third, and the policy forbids them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // `cargo xtask sizes` measures, and with brotli.
    reportCompressedSize: false,
    rolldownOptions: { input: PAGES.map((page) => at(`www/${page}`)) },
  },
});
