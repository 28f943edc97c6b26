// The web server of the tests does what they rely on.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:http';
import { expect, test } from './helpers/test.js';
import { serve } from './helpers/static-server.js';

/**
 * Asks for a path as it stands: fetch() would resolve its dots first.
 * @param {string} address
 * @param {string} path
 * @param {string} [method]
 * @returns {Promise<{status: number, headers: Record<string, string>, body: string}>}
 */
const ask = (address, path, method = 'GET') =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, path, method, agent: false }, (/** @type {any} */ answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (/** @type {string} */ chunk) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    });
    asked.on('error', reject);
    asked.end();
  });

test('files come from memory before the folder, typed, with the given headers and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rollout-lab-server-'));
  await writeFile(join(folder, 'a.html'), 'folder');
  await writeFile(join(folder, 'b.wasm'), new Uint8Array([0, 97, 115, 109]));
  const files = { '/a.html': '運', '/index.html': 'index' };
  const server = await serve({ files, folder, headers: { 'x-test': 'yes' } });
  const a = await ask(server.address, '/a.html?games=7');
  expect(a).toMatchObject({ status: 200, body: '運' });
  expect(a.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-test': 'yes' });
  expect(Object.keys(a.headers).filter((name) => /^access-control|cache|etag/.test(name))).toEqual([]);
  const b = await ask(server.address, '/b.wasm');
  expect(b.headers).toMatchObject({ 'content-type': 'application/wasm' });
  expect(await ask(server.address, '/')).toMatchObject({ status: 200, body: 'index' });
  expect(await ask(server.address, '/a.html', 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(await ask(server.address, '/a.html', 'POST')).toMatchObject({ status: 405 });
  expect(server.requests.map(({ method, path, status, bytes }) => [method, path, status, bytes])).toEqual([
    ['GET', '/a.html?games=7', 200, 3],
    ['GET', '/b.wasm', 200, 4],
    ['GET', '/', 200, 5],
    ['HEAD', '/a.html', 200, 0],
    ['POST', '/a.html', 405, 3],
  ]);
  await server.close();
  await expect(ask(server.address, '/')).rejects.toThrow(/ECONNREFUSED/);
  await rm(folder, { recursive: true });
});

test('nothing outside the folder is served, and what is not there is not found', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'rollout-lab-server-'));
  await writeFile(join(outside, 'secret.txt'), 'secret');
  const folder = join(outside, 'site');
  await mkdir(folder);
  const server = await serve({ folder });
  const paths = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/x/..%2f..%2fsecret.txt', '/%'];
  for (const path of [...paths, '/..%5csecret.txt', '/missing.html', '/', '/%00', '/toString', '//']) {
    const { status, body } = await ask(server.address, path);
    expect([path, status, body]).toEqual([path, 404, '404']);
  }
  await server.close();
  await rm(outside, { recursive: true });
});
