// Sample sentences: mistakes that the rules must report, and plain sentences that they must not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lint } from './lint.js';
import { catalogue, markdown } from './sources.js';

/** @param {string} text @returns {Promise<string[]>} */
const inEnglish = async (text) => (await lint(markdown('sample.md', text))).map(({ rule }) => rule);

/** @param {string} text @returns {Promise<string[]>} */
const inJapanese = async (text) =>
  (await lint(catalogue('www/ja.js', `export const ja = { text: ${JSON.stringify(text)} };`, 'ja'))).map(
    ({ rule }) => rule,
  );

/** @type {[string, string][]} */
const MISTAKES = [
  ['What has nothing to say comes with the first game.', 'opening'],
  ['Plain words. What a worker asks for.', 'opening'],
  ['What’s left of the luck.', 'opening'],
  ['| What | Why |\n|---|---|\n| What it costs. | a game |', 'opening'],
  ['Whoever knows the right luck needs no rollout.', 'word'],
  ['Who has the cube may double.', 'opening'],
  ['The same, one turn at a time.', 'opening'],
  ['The same for White.', 'opening'],
  ['Those of a strand’s game.', 'opening'],

  ['Let anybody measure luck.', 'word'],
  ['It takes that which comes first.', 'word'],
  ['Players who reckon with luck.', 'word'],
  ['It opens a frame in place of a link.', 'word'],
  ['It starts by itself.', 'word'],
  ['One game is worth so many plain games.', 'word'],
  ['Can one see that the estimates are bad?', 'word'],
  ['White needs not roll.', 'word'],
  ['Roll the the dice.', 'repeated'],
  ['We recieve the game.', 'misspelling'],
  ['It runs in Javascript.', 'terminology'],
  [`A sentence ${'and another word '.repeat(13)}ends.`, 'length'],
];

for (const [text, rules] of MISTAKES) {
  test(`reports: ${text}`, async () => assert.equal((await inEnglish(text)).sort().join(' '), rules));
}

const PLAIN = [
  'Returns the number of games.',
  'What is luck? Who is on roll?',
  '“What’s the average?”',
  'The same dice are used for both plays.',
  'The same position with the cube',
  'Those dice could not be rolled.',
  'That is luck.',
  'See e.g. What links here, or `What` in code: `whoever`.',
  'One game tells you little. A mean needs one game.',
  'Programs of which one may copy. The second one says more.',
  'Halving the error takes four times as many games as before.',
  'It gains so much that no rollout is needed.',
  '```\nWhat nobody checks: the the code.\n```',
  'The README holds an id.',
];

for (const text of PLAIN) test(`leaves alone: ${text}`, async () => assert.deepEqual(await inEnglish(text), []));

test('Japanese: reports three kinds of mistakes', async () => {
  assert.deepEqual(await inJapanese('この線は平均を見れます。'), ['no-dropping-the-ra']);
  assert.deepEqual(await inJapanese('平均は変わりますが、ゲーム数は同じですが、誤差は減ります。'), [
    'no-doubled-conjunctive-particle-ga',
  ]);
  assert.deepEqual(await inJapanese('この線は、平均を示し、区間を示し、運を示し、結果を示します。'), ['max-ten']);
});

test('Japanese: leaves labels, questions and natural sentences alone', async () => {
  for (const text of [
    '運の平均',
    '運とは何ですか？',
    '次の1手で起こりうること全体で運の平均がゼロになることです。',
    '将棋基礎情報研究所のブログ',
  ]) {
    assert.deepEqual(await inJapanese(text), []);
  }
});
