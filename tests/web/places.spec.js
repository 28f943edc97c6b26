// In how many places a lab is: its own folders, features, tests and prose name it, and the registry. Everything else
// follows from that; a place that did not would be one more to think of whenever there is a new lab.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LABS } from '../../www/pkg/labs.js';
import { expect, test } from './helpers/test.js';

const TOP = fileURLToPath(new URL('../..', import.meta.url));

/** All files that are kept, and those that are about to be. @type {string[]} */
const FILES = String(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: TOP, encoding: 'utf8' }),
)
  .trim()
  .split('\n');

/**
 * Where a lab is at home: what is added for a new one.
 * @param {string} name
 */
const homeOf = (name) => {
  const rust = name.replaceAll('-', '_');
  return [
    // The registry, and the feature with which its package is built.
    'wasm-pack.toml',
    'src/wasm/Cargo.toml',
    'src/wasm/src/lib.rs',
    // Its folders.
    `www/labs/${name}/`,
    `www/public/pictures/${name}-`,
    `tests/web/labs/${name}.js`,
    // Its tests, and what only they use.
    `tests/web/${name}-`,
    `tests/web/helpers/${name}`,
    `tests/web/bench/${name}`,
    `tests/${rust}`,
    // Its prose.
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'docs/',
  ];
};

/** What shares the core of bear-offs, with the cube or on the whole board, and so the types of one of their packages. */
const BEAR_OFFS = ['www/lib/bearoff/', 'www/lib/cube/'];

/** What the story is made of, and which labs it is about: a new one changes nothing there. @type {Record<string, string[]>} */
const STORY = {
  'www/story/figures/': ['two-checker', 'bearoff'],
  'www/story/live/': ['bearoff'],
  'www/build/story.js': ['bearoff'],
};

/** Where it leads on to labs, or explains their words; story.spec.js knows whether one is left out. */
const ONWARD = 'www/story/prose/';

/** @param {string} file */
const ofStory = (file) =>
  (file.startsWith(ONWARD) ? LABS.map(({ name }) => name) : []).concat(
    ...Object.entries(STORY).map(([place, labs]) => (file.startsWith(place) ? labs : [])),
  );

/**
 * What names a lab: its paths, its element, its files, and its name as a word of a program.
 * @param {import('../../www/pkg/labs.js').Lab} lab
 */
function namesOf({ name, embed, single }) {
  // Of two names one may end another: hand, hand-cube, cube.
  const words = [
    `(?:labs|pkg|pictures)/${name}(?![\\w-])`,
    `(?<![\\w-])${name}-lab\\b`,
    `['"\`]${name}['"\`]`,
    `feature = "${name}"`,
  ];
  // embed.html and rollout-lab.html are the site's own words.
  const files = [`${name}.html`, embed, single].filter((file) => file.startsWith(name));
  return new RegExp([...words, ...files.map((file) => `(?<![\\w-])${file}`)].join('|'), 'g');
}

/** Programs and pages; the core in src/ has its own modules, which no tool lists. */
const TEXTS = /^(?!src\/(?!wasm\/)|tests\/golden\/|tests\/common\/).*\.(js|ts|html|css|toml|rs|yml|json)$/;

/** @param {string} file */
const read = (file) => /** @type {string} */ (readFileSync(`${TOP}/${file}`, 'utf8'));

/**
 * The labs that a file names though it is not their home.
 * @param {string} file
 */
function namedIn(file) {
  const text = read(file);
  return LABS.filter((lab) => !homeOf(lab.name).some((home) => file.startsWith(home)))
    .filter((lab) => namesOf(lab).test(text))
    .map(({ name }) => name);
}

/** Named elsewhere, and why that is no place to think of when there is another lab. @type {Record<string, string>} */
const KNOWN = {
  'www/lib/board/doubling-cube.js': 'a part of its drawing, which is called as the thing is',
  'www/labs/bearoff/guide.js': 'the way on, when the point has been made',
  'www/labs/bearoff/layout.js':
    'the ways to the same position played by hand, with the cube, and to the plays of a roll',
  'www/labs/contact/layout.js': 'the way to the lab of a bear-off',
  'www/labs/council/below.js': 'the way to what correlation does to differences',
  'www/labs/council/below-charts.js': 'the ways to rollouts, where variance reduction is shown',
  'www/labs/cube/guide.js': 'the way on, when the point has been made',
  'www/labs/cube/layout.js':
    'the ways to the same position without the cube, also past the database, and to that played by hand',
  'www/labs/hand-cube/lab.js': 'the definition of both labs by hand',
  'www/labs/hand-cube/host.d.ts': 'the surface of both labs by hand',
  'www/labs/hand-cube/views.js': 'the ways to the same position without the cube, and to its rollout with it',
  'www/labs/hand/plain-views.js': 'the way back from there, and that to both plays rolled out',
  'www/labs/pairs/guide.js': 'the way on, when the point has been made',
  'www/labs/pairs/layout.js': 'the way to the same position before its roll',
  'www/labs/two-checker/guide.js': 'the way on, when the point has been made',
  'www/lib/rollout/kept-seed.js': 'the package whose types it has, which the story’s package lacks',
  'www/lib/questions/show-me.js': 'which lab shows the answer to what players ask',
};

const programs = FILES.filter((file) => TEXTS.test(file));

test('a lab that is named is noticed', () => {
  expect(programs.length).toBeGreaterThan(300);
  for (const lab of LABS) {
    expect(programs.filter((file) => namesOf(lab).test(read(file))).length).toBeGreaterThan(5);
  }
});

test('outside its own places no page, build, tool or workflow names a lab', () => {
  const found = programs
    .filter(
      (file) => !file.startsWith('tests/') && !file.startsWith('src/wasm/src/') && !file.startsWith('src/wasm/tests/'),
    )
    .filter((file) => !BEAR_OFFS.some((shared) => file.startsWith(shared)))
    .map((file) => ({ file, labs: namedIn(file).filter((lab) => !ofStory(file).includes(lab)) }))
    .filter(({ file, labs }) => labs.length > 0 && !(file in KNOWN));
  expect(found).toEqual([]);
});

test('no test lists labs: what holds for all of them loops over the registry', () => {
  /** What is about two labs, and not about all. @type {Record<string, string>} */
  const about = {
    'tests/web/contact-host.spec.js': 'what a snapshot has, of which pairs are a part',
    'tests/web/smoke.spec.js': 'one test of each lab, which it compares with the registry itself',
    'tests/web/hand-cube-links.spec.js': 'the links between labs of bear-offs that are played by hand or have a cube',
    'tests/web/hand-embed.spec.js': 'the link between two labs of bear-offs, with the position',
    'tests/web/cube-links.spec.js': 'the links between bear-offs with a cube and without one',
    'tests/web/pairs-links.spec.js': 'the links between labs of bear-offs, with position, roll and plays',
    'tests/web/story-figures-2.spec.js': 'figures of the story, each with the lab that it leads to',
    'tests/web/texts.spec.js': 'what the prose of one lab calls a thing on its page, and that of another',
    'tests/web/core-calls.spec.js': 'the two labs that make a database, and what each begins',
    'tests/web/making.spec.js': 'the two labs that have something made',
    'tests/web/bench/shogi-contestants.js': 'what is measured of two models in one page',
    'tests/web/bench/pages.js': 'what is measured of the two labs that roll, beside the bare core',
    'tests/web/bench/scenarios.js': 'what is measured, each in the lab that can show it',
    'tests/web/helpers/long-work.js':
      'what is counted in one place and measured in another, each in the lab that can do it',
    'tests/web/pasted.spec.js': 'the way from labs of bear-offs to that of any position',
    'tests/web/flip.spec.js': 'what a flip is in each of three labs: another table, evaluator or rung',
    'tests/web/played-game.spec.js': 'what a game looks like in each lab with a board',
    'tests/web/helpers/played-game.js': 'where a game is seen in each lab with a board',
    'tests/web/played-by-hand.spec.js': 'the two labs that are played by hand',
    'tests/web/rotation-contact.spec.js': 'embeds of the labs that offer rotation, of which this one is the last',
    'tests/web/rotation-labs.spec.js': 'the two labs of bear-offs that rotate first rolls',
    'tests/web/chosen-seeds.spec.js': 'the two labs that try error seeds, and the sentence that a third has in common',
    'tests/web/played-embed.spec.js': 'embeds of three kinds of board, with what articles hide of each',
    'tests/web/sketch.spec.js': 'the labs that ask for bets, each with positions that have other answers',
    'tests/web/steady-chart.spec.js':
      'what could move a chart: the tables of one lab, the evaluators and the rule of another',
    'tests/web/order.spec.js': 'a loop over the registry, without the lab whose positions are voted on',
    'tests/web/helpers/smoke-scenarios.js': 'one way through a lab, and one to its clipboard',
    'tests/web/places.spec.js': 'the test itself',
  };
  // A test of one lab names that one; who names a second has a list of them.
  const found = programs
    .filter((file) => file.startsWith('tests/web/') && !(file in about))
    .map((file) => ({ file, labs: LABS.filter((lab) => namesOf(lab).test(read(file))).map(({ name }) => name) }))
    .filter(({ labs }) => labs.length > 1);
  expect(found).toEqual([]);
});
