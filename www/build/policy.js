// The content security policy of the built pages: their own files and nobody else's. Only in the build: Vite's
// development server needs inline styles and a socket of its own.

import { createHash } from 'node:crypto';

/**
 * @typedef {Object} Sources
 * @property {string} [scripts]  where scripts come from besides the page itself
 * @property {string} [styles]  the same of styles
 * @property {string} [frame]
 * @property {string} [connect]
 */

/**
 * The policy as the first thing in a page's head. What stands in the page itself is allowed by its hash.
 * @param {string} html
 * @param {Sources} [sources]
 */
export function withPolicy(html, { scripts = "'self'", styles = "'self'", frame = "'none'", connect = "'self'" } = {}) {
  const policy = [
    "default-src 'none'",
    ['script-src', scripts, ...hashes(html, 'script'), "'wasm-unsafe-eval'"],
    // Workers are made of text that is in the scripts.
    'worker-src blob:',
    ['style-src', styles, ...hashes(html, 'style')],
    "img-src 'self' data:",
    `connect-src ${connect}`,
    `frame-src ${frame}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].map((directive) => [directive].flat().filter(Boolean).join(' '));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`;
  return html.replace('<head>', () => `<head>\n    ${meta}`);
}

/**
 * A page as it was before.
 * @param {string} html
 */
export const withoutPolicy = (html) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\s*/, '');

/**
 * @param {string} html
 * @param {'script' | 'style'} tag
 */
const hashes = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, inline]) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`,
  );
