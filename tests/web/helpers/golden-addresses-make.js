// Compares what the golden addresses open with tests/golden/addresses.json (snapshots, a promise) and pictures.json.
// Serves the built pages: `cargo xtask build` first.
//
//     CHROMIUM=$(which chromium) node tests/web/helpers/golden-addresses-make.js                     lists what differs
//     CHROMIUM=$(which chromium) node tests/web/helpers/golden-addresses-make.js --add               adds what is missing
//     CHROMIUM=$(which chromium) node tests/web/helpers/golden-addresses-make.js --write-pictures    rewrites pictures
//
// CHROMIUM may be left out where Playwright has its own. The exit code is 1 if a test would still fail.
//
// `--add` adds the fields that snapshots have gained, and the snapshots and pictures of new addresses. Write a new
// address into addresses.json by hand first: `address`, `about`, and `"openDice": true` if it names no seed.
//
// `--write-pictures` writes pictures.json only.
//
// Nothing here changes a value of a golden snapshot. Where the page breaks one, it shows other games: neither option
// writes anything for that address.

import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launch } from './chromium.js';
import { ADDRESSES, PICTURES, goldenAddresses, goldenPictures, opened } from './golden-addresses.js';
import { differences, newFields, withNewFields } from './golden-snapshot.js';
import { servePage } from './preview.js';

/** @typedef {import('./golden-addresses.js').GoldenAddress} GoldenAddress */
/** @typedef {import('./golden-addresses.js').Picture} Picture */

const options = process.argv.slice(2);
const unknown = options.filter((option) => !['--add', '--write-pictures'].includes(option));
if (unknown.length > 0) throw new Error(`no such option: ${unknown.join(' ')}. Use --add, --write-pictures or none.`);
const adds = options.includes('--add');
const writesPictures = options.includes('--write-pictures');

/** One line for each field of an object. @param {object} from  @param {string} indent */
const fields = (from, indent) =>
  Object.entries(from)
    .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');

/** @param {GoldenAddress[]} addresses */
function addressesText(addresses) {
  const entries = addresses.map(({ snapshot, ...others }) =>
    snapshot
      ? `  {\n${fields(others, '    ')},\n    "snapshot": {\n${fields(snapshot, '      ')}\n    }\n  }`
      : `  {\n${fields(others, '    ')}\n  }`,
  );
  return `{ "addresses": [\n${entries.join(',\n')}\n] }\n`;
}

/** Every string on a line of its own, so that a diff shows what changed. @param {Record<string, Picture>} pictures */
const picturesText = (pictures) => `${JSON.stringify(pictures, null, 2)}\n`;

const addressesBefore = goldenAddresses();
const picturesBefore = goldenPictures();
/** @type {GoldenAddress[]} */
const addressesAfter = [];
/** @type {Record<string, Picture>} */
const picturesAfter = {};

const server = await servePage();
const browser = await chromium.launch(launch);
const context = await browser.newContext({
  baseURL: server.address,
  locale: 'en-US',
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
const page = await context.newPage();

for (const golden of addressesBefore) {
  const { address } = golden;
  const { snapshot, picture } = await opened(page, golden);
  // An address that differs only in its hash would not load the page anew.
  await page.goto('about:blank');

  const { snapshot: promised } = golden;
  const broken = promised ? differences(promised, snapshot, 'snapshot') : [];
  const gained = promised ? newFields(promised, snapshot, 'snapshot') : ['snapshot'];
  const added = adds && broken.length === 0;
  addressesAfter.push(
    added ? { ...golden, snapshot: promised ? withNewFields(promised, snapshot) : snapshot } : golden,
  );

  const drawn = picturesBefore[address];
  const redrawn = drawn
    ? [
        ...differences(drawn, picture, 'picture'),
        ...newFields(drawn, picture, 'picture').map((path) => `${path}: is new`),
      ]
    : ['picture: is new'];
  const written = broken.length === 0 && (writesPictures || (adds && !drawn));
  const after = written ? picture : drawn;
  if (after) picturesAfter[address] = after;

  const lines = [
    ...broken.map((line) => `${line} (breaks a promise)`),
    ...gained.map((path) => `${path}: is new (${added ? 'added' : 'not added'})`),
    ...redrawn.map((line) => `${line} (${written ? 'written' : 'not written'})`),
  ];
  if (lines.length > 0) console.log([address, ...lines].join('\n  '));
  if (broken.length > 0 || !(promised || added) || (redrawn.length > 0 && !written)) process.exitCode = 1;
}
await browser.close();
await server.close();

for (const address of Object.keys(picturesBefore).filter((one) => !(one in picturesAfter))) {
  console.log(`${address}\n  picture: belongs to no address (${adds || writesPictures ? 'removed' : 'not removed'})`);
  if (!adds && !writesPictures) process.exitCode = 1;
}
if (adds) writeFileSync(ADDRESSES, addressesText(addressesAfter));
if (adds || writesPictures) writeFileSync(PICTURES, picturesText(picturesAfter));
