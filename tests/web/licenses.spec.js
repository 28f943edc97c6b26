// licenses.txt: whoever's work is in the build is named wherever it goes.

import { readFileSync } from 'node:fs';
import { bundle } from '../../www/build/classic.js';
import { LABS, ELEMENT } from '../../www/pkg/labs.js';
import { DIST } from './helpers/built.js';
import { tried } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';

/** @param {string} file */
const read = (file) => /** @type {string} */ (readFileSync(file, 'utf8'));

const licenses = read(`${DIST}/licenses.txt`);
const lock = JSON.parse(read(`${DIST}/../../package-lock.json`));

for (const { name, page, embed, single } of LABS) {
  test(
    `${name}: every npm package that is bundled is named with its version and its licence`,
    tried('npm packages', name),
    async () => {
      for (const form of ['page', 'embed']) {
        const { packages } = await bundle(`labs/${name}/${form}.js`);
        expect(packages).toEqual(expect.arrayContaining(['d3-scale', 'd3-shape', 'lit-html']));
        for (const bundled of packages) {
          // Some are installed inside the one that asks for them.
          const place = Object.keys(lock.packages).find((at) => at.endsWith(`node_modules/${bundled}`)) ?? '';
          const { version, license } = lock.packages[place];
          expect(licenses.split('\n')).toContain(`${bundled} ${version} (${license})`);
        }
      }
    },
  );

  test(`${name}: page and frame point to the licences, and the single file has them in it`, () => {
    for (const file of [page, embed]) {
      expect(read(`${DIST}/${file}`)).toContain('<link rel="license" href="./licenses.txt" />');
    }
    const html = read(`${DIST}/${single}`);
    expect(html).not.toContain('rel="license"');
    expect(html.slice(html.indexOf('</html>'))).toBe(`</html>\n<!-- licenses.txt\n\n${licenses}-->\n`);
  });
}

test('the crates in the wasm, Rust’s own library and our own licence are there, each with its words', () => {
  const cargo = read(`${DIST}/../../Cargo.lock`);
  for (const crate of ['wasm-bindgen', 'serde-wasm-bindgen', 'rand_xoshiro', 'talc']) {
    const [, version] = new RegExp(`name = "${crate}"\nversion = "([^"]+)"`).exec(cargo) ?? [];
    expect(licenses).toContain(`\n${crate} ${version} (`);
  }
  expect(licenses).toContain('Rust’s standard library (MIT OR Apache-2.0)');
  for (const chapter of licenses.split('-'.repeat(80)).slice(1)) {
    expect(chapter).toMatch(/Permission\s+(is\s+(hereby\s+)?granted|to\s+use)|Redistribution\s+and\s+use/);
  }
});

test('a script that other people’s pages load says where its licences are', () => {
  const scripts = [ELEMENT, ...LABS.map(({ embed }) => /src:'\.\/([^']+)'/.exec(read(`${DIST}/${embed}`))?.[1])];
  for (const script of scripts) {
    expect(read(`${DIST}/${script}`)).toMatch(
      /^\/\*! Rollout Lab \d+\.\d+\.\d+\. Licences of what is in it: licenses\.txt \*\/\n/,
    );
  }
});
