// A small web server for tests: a site from memory or from a folder, that remembers what it was asked for.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/**
 * @typedef {Object} Site
 * @property {Record<string, string | Uint8Array>} [files] by path, such as '/index.html'; may change later
 * @property {string} [folder] where everything else is
 * @property {Record<string, string>} [headers] of every answer; may change later
 */

/**
 * @typedef {Object} Request
 * @property {string} method
 * @property {string} path as it was asked for, with its query
 * @property {Record<string, string | undefined>} headers
 * @property {number} status
 * @property {number} bytes sent in the body
 */

/** @typedef {{address: string, requests: Request[], close: () => Promise<void>}} StaticServer */

/** Content types by ending. @type {Record<string, string>} */
export const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * Serves a site on a free port of 127.0.0.1. It says nothing about CORS or caching unless `headers` does.
 * @param {Site} site
 * @returns {Promise<StaticServer>} its address ends with a slash; close() also cuts open connections
 */
export async function serve(site) {
  /** @type {Request[]} */
  const requests = [];
  const server = createServer(async (/** @type {any} */ incoming, /** @type {any} */ answer) => {
    const { method, url, headers } = incoming;
    const isRead = method === 'GET' || method === 'HEAD';
    const path = pathOf(url);
    const body = isRead && path !== null ? await find(site, path) : null;
    const status = !isRead ? 405 : body === null ? 404 : 200;
    // Of an answer without a body browsers make a page of their own, at another address.
    const sent = method === 'HEAD' ? '' : (body ?? String(status));
    const bytes = typeof sent === 'string' ? new TextEncoder().encode(sent) : sent;
    requests.push({ method, path: url, headers, status, bytes: bytes.length });
    const type = status === 200 ? (TYPES[extname(path ?? '')] ?? 'application/octet-stream') : TYPES['.txt'];
    answer.writeHead(status, { 'content-type': type, 'content-length': bytes.length, ...site.headers });
    answer.end(bytes);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(null));
  });
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    requests,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * @param {string} url
 * @returns {string | null} decoded, dots resolved, a folder's index.html; null if it can be no file's path
 */
function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    // Encoded dots and slashes would lead out of the folder.
    if (/(^|[\\/])\.\.([\\/]|$)|\0/.test(path)) return null;
    return path.endsWith('/') ? `${path}index.html` : path;
  } catch {
    return null;
  }
}

/**
 * @param {Site} site
 * @param {string} path
 * @returns {Promise<string | Uint8Array | null>}
 */
async function find({ files = {}, folder }, path) {
  if (Object.hasOwn(files, path)) return files[path];
  if (folder === undefined) return null;
  try {
    return await readFile(join(folder, path));
  } catch {
    // Missing, or a folder.
    return null;
  }
}
