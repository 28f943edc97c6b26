// Serves the built pages as a decent static host does: compressed, and what has a hash in its name for ever.
// Vite's preview does neither, and Lighthouse would measure that.

import { createServer } from 'node:http';
import { readFile, readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { TYPES } from '../helpers/static-server.js';

/**
 * @typedef {Object} Answer
 * @property {Record<string, string>} headers
 * @property {Record<'br' | 'gzip' | 'identity', unknown>} bodies  bytes, by their encoding
 */

/**
 * All files of a folder, by the path that they are asked for with.
 * @param {string} folder
 * @returns {Promise<Map<string, Answer>>}
 */
async function answers(folder) {
  /** @type {Map<string, Answer>} */
  const found = new Map();
  /** @type {{isFile: () => boolean, parentPath: string, name: string}[]} */
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = `${entry.parentPath}/${entry.name}`;
    const path = file.slice(folder.length).replaceAll('\\', '/');
    const content = await readFile(file);
    const headers = {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
    };
    const bodies = { br: brotliCompressSync(content), gzip: gzipSync(content), identity: content };
    found.set(path, { headers, bodies });
  }
  return found;
}

/**
 * Serves a folder on a free port.
 * @param {string} folder
 * @returns {Promise<{address: string, close: () => void}>}
 */
export async function serveFolder(folder) {
  const files = await answers(folder);
  const server = createServer((/** @type {any} */ request, /** @type {any} */ response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const answer = files.get(pathname.replace(/\/$/, '/index.html'));
    if (!answer) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.');
      return;
    }
    const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
    const known = /** @type {const} */ (['br', 'gzip']);
    const encoding = known.find((one) => accepted.includes(one)) ?? 'identity';
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.writeHead(200, answer.headers).end(answer.bodies[encoding]);
  });
  const port = await listen(server);
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** @returns {Promise<number>} a port that is free now */
export async function freePort() {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => server.close(closed));
  return port;
}

/**
 * @param {any} server
 * @returns {Promise<number>} the free port that it got
 */
async function listen(server) {
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return server.address().port;
}
