// The content security policy of the built pages: their own files and nobody else's. Only in the build: Vite's
// development server needs inline styles and a socket of its own.

import { createHash } from 'node:crypto';

/**
 * @typedef {Object} Sources
 * @property {string} [script]  the page's own files, unless something narrower is said
 * @property {string} [style]
 * @property {string} [frame]
 * @property {string} [connect]
 */

/** @param {Sources} [sources] */
export const policy = ({ script = "'self'", style = "'self'", frame = "'none'", connect = "'self'" } = {}) =>
  [
    "default-src 'none'",
    `script-src ${script} 'wasm-unsafe-eval'`,
    `style-src ${style}`,
    "img-src 'self' data:",
    `connect-src ${connect}`,
    `frame-src ${frame}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** @param {string} inline  text between an element's tags */
export const hashOf = (inline) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

/**
 * The policy as the first thing in a page's head.
 * @param {string} html
 * @param {string} content
 */
export const withPolicy = (html, content) =>
  html.replace('<head>', () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${content}" />`);
