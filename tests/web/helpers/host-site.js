// Builds the blog in tests/web/host-site with Hugo, and measures what its author would be told by the dialog for
// sharing: how high the lab is at some widths.

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('../host-site', import.meta.url));

/** The widths of frames at which heights are measured. */
const WIDTHS = [280, 320, 480, 600, 728, 768, 901, 1060, 1100];

/** What to run; undefined where Hugo is not installed. @returns {Promise<string | undefined>} */
export async function findHugo() {
  try {
    await run('hugo', ['version'], {});
    return 'hugo';
  } catch {
    return undefined;
  }
}

/**
 * What the article's author has set of each lab, as the query of embed.html: the dialog for sharing measures that.
 * @returns {Promise<string[]>}
 */
export async function settingsOfLabs() {
  const article = await readFile(join(SITE, 'content/variance.md'), 'utf8');
  return [...article.matchAll(/rollout-lab `([^`]*)`/g)].map(([, attributes]) => {
    const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].filter(([, name]) => name !== 'sandbox');
    return pairs.map(([, name, value]) => `${name}=${value}`).join('&');
  });
}

/**
 * @param {string} hugo
 * @param {Record<string, string>} params  of the site
 * @returns {Promise<{folder: string, remove: () => Promise<void>}>}
 */
export async function buildSite(hugo, params) {
  const folder = await mkdtemp(join(tmpdir(), 'rollout-lab-blog-'));
  await cp(SITE, join(folder, 'source'), { recursive: true });
  const env = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [`HUGO_PARAMS_${name.toUpperCase()}`, value]),
  );
  await run(hugo, ['--source', join(folder, 'source'), '--destination', join(folder, 'public'), '--quiet'], env);
  return { folder: join(folder, 'public'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * How high embed.html is, as `heights` of `<rollout-lab>` takes it.
 * @param {import('@playwright/test').Page} page  on which it can be framed
 * @param {string} address of embed.html with its query
 */
export async function measureHeights(page, address) {
  const heights = [];
  for (const width of WIDTHS) {
    const height = await page.evaluate(
      ({ src, wide }) =>
        new Promise((resolve) => {
          const frame = document.createElement('iframe');
          addEventListener('message', function hear({ data, source }) {
            if (source !== frame.contentWindow || data.type !== 'rollout-lab:resize') return;
            removeEventListener('message', hear);
            frame.remove();
            resolve(data.height);
          });
          frame.style.cssText = 'width: 0; height: 700px; border: 0';
          frame.style.width = `${wide}px`;
          frame.src = src;
          document.body.replaceChildren(frame);
        }),
      { src: address, wide: width },
    );
    heights.push(`${width}:${height}`);
  }
  return heights.join(' ');
}

/**
 * @param {string} program
 * @param {string[]} words
 * @param {Record<string, string>} env  besides our own
 */
function run(program, words, env) {
  return new Promise((resolve, reject) => {
    execFile(
      program,
      words,
      { env: { ...process.env, ...env } },
      (/** @type {Error | null} */ error, /** @type {string} */ out) => {
        if (error) reject(error);
        else resolve(out);
      },
    );
  });
}
