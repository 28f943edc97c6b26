// The catalogues of texts against each other: English is the model, Japanese says the same. Needs no page.

import { expect, test } from './helpers/test.js';
import { withoutFormulas } from './helpers/japanese.js';
import { KNOWN } from './helpers/labs.js';
import { allTexts } from './helpers/texts.js';

/** @typedef {(...args: any[]) => string} Write */
/** @typedef {Map<string, unknown>} Catalogue  by dotted keys */

/** What is the same in both languages in every lab, and why; what else is in one lab, its own module knows. */
const SAME = {
  'chart.spokenRow(2: false)': 'a name and a value, without what is in brackets after them',
  'controls.add.10': 'digits and a sign',
  'controls.add.100': 'digits and a sign',
  'controls.add.1000': 'digits and a sign',
};

/** Likewise in every lab that has the figures of a rollout. */
const SAME_ROLLED = { 'readout.statistic': 'the empty corner of a table' };

/**
 * The ends of a catalogue.
 * @param {unknown} value
 * @param {string} [key]
 * @returns {[string, unknown][]}
 */
function ends(value, key = '') {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, inner]) => ends(inner, key ? `${key}.${name}` : name));
}

/** @param {Catalogue} catalogue */
const functionsOf = (catalogue) =>
  /** @type {[string, Write][]} */ ([...catalogue].filter(([, value]) => typeof value === 'function'));

/** Arguments that can be found again in a text. @param {number} length */
const markers = (length) => Array.from({ length }, (_, i) => `⟨${i}⟩`);

/** @param {string} text */
const markersIn = (text) => [...new Set(text.match(/⟨\d⟩/g))].sort();

/**
 * The call in which one argument is another one.
 * @param {Write} write
 * @param {number} at
 * @param {unknown} value
 */
function callWith(write, at, value) {
  /** @type {unknown[]} */
  const args = markers(write.length);
  args[at] = value;
  return write(...args);
}

/**
 * What a function says with markers, and with something else for each of them.
 * @param {string} key
 * @param {Write} write
 * @param {unknown[]} others
 * @returns {[string, string][]}
 */
function saidBy(key, write, others) {
  /** @type {[string, string][]} */
  const pairs = [[key, write(...markers(write.length))]];
  for (let i = 0; i < write.length; i += 1) {
    for (const other of others) pairs.push([`${key}(${i}: ${other})`, callWith(write, i, other)]);
  }
  return pairs;
}

/**
 * Everything that a catalogue can say, also of one game and for both answers to what a text asks.
 * @param {Catalogue} catalogue
 * @returns {[string, string][]}
 */
const said = (catalogue) =>
  [...catalogue].flatMap(([key, value]) =>
    typeof value === 'function'
      ? saidBy(key, /** @type {Write} */ (value), ['1', false])
      : [/** @type {[string, string]} */ ([key, String(value)])],
  );

/**
 * What in a catalogue looks like this.
 * @param {Catalogue} catalogue
 * @param {RegExp} pattern
 */
const saidLike = (catalogue, pattern) => said(catalogue).filter(([, text]) => pattern.test(text));

/** What the sides are called in English, and what stands for it in Japanese. @type {[string, RegExp][]} */
const BACKGAMMON = [
  ['Blue', /\bX\b/],
  ['White', /\bO\b/],
];
/** @type {[string, RegExp][]} */
const SHOGI = [
  ['Sente', /先手/],
  ['Gote', /後手/],
];

for (const { name, parts, rolls = true, texts } of KNOWN) {
  const { named, says, decides: decisions } = texts;
  const same = { ...SAME, ...(rolls ? SAME_ROLLED : {}), ...texts.same };
  const en = await allTexts(name, 'en');
  const ja = await allTexts(name, 'ja');

  test.describe(name, () => {
    /** @type {Catalogue} */
    const english = new Map(ends(en));
    /** @type {Catalogue} */
    const japanese = new Map(ends(ja));

    test('all that a catalogue says is looked at', () => {
      expect(english.get('page.title')).toBe(en.page.title);
      expect(english.get('chart.band')).toBe(en.chart.band);
      // Of what is loaded later, both what all labs say and what is this one's own.
      const later = [
        'share.open',
        'share.heading',
        'share.linkNote',
        ...(rolls ? ['readout.heading', 'readout.plain'] : []),
      ];
      const rolled = ['games.empty', 'games.heading', 'games.columns.game.0', 'many.heading', 'many.intro'];
      expect([...english.keys()]).toEqual(expect.arrayContaining('many' in parts ? [...later, ...rolled] : later));
      expect(Object.fromEntries(said(english))).toMatchObject(says);
    });

    test('Japanese has one word for each thing: those that readers stumbled over are in no text', () => {
      const old = /試行|補正|まだ0ゲーム|別のダイス|逆さま|にもかかわらず|2枚編/;
      expect(saidLike(japanese, old)).toEqual([]);
    });

    test('every text of one language is there in the other, as the same kind of thing', () => {
      const kinds = (/** @type {Catalogue} */ catalogue) =>
        [...catalogue].map(([key, value]) => `${key}: ${typeof value}`).sort();
      expect(kinds(japanese)).toEqual(kinds(english));
    });

    test('a text that is made takes as many arguments in Japanese as in English', () => {
      const arities = (/** @type {Catalogue} */ catalogue) =>
        Object.fromEntries(functionsOf(catalogue).map(([key, { length }]) => [key, length]));
      expect(arities(japanese)).toEqual(arities(english));
    });

    test('what a text shows in English it shows in Japanese, whatever it has to decide', () => {
      const shown = (/** @type {Catalogue} */ catalogue) =>
        Object.fromEntries(
          functionsOf(catalogue)
            .flatMap(([key, write]) => saidBy(key, write, [true, false]))
            .map(([key, text]) => [key, markersIn(text)]),
        );
      expect(shown(japanese)).toEqual(shown(english));
    });

    test('a text that says one thing or another in English does so in Japanese', () => {
      const decides = (/** @type {Catalogue} */ catalogue) =>
        functionsOf(catalogue)
          .flatMap(([key, write]) =>
            markers(write.length)
              .map((marker, i) => ({ marker, i }))
              .filter(({ marker }) => !markersIn(write(...markers(write.length))).includes(marker))
              .filter(({ i }) => callWith(write, i, true) !== callWith(write, i, false))
              .map(({ i }) => `${key}(${i})`),
          )
          .sort();
      expect(decides(english)).toEqual(expect.arrayContaining(decisions));
      expect(decides(japanese)).toEqual(decides(english));
    });

    test('a number that is shown is shown also where it is 1', () => {
      for (const catalogue of [english, japanese]) {
        for (const [key, write] of functionsOf(catalogue).filter(([key]) => !(key in named))) {
          markersIn(write(...markers(write.length))).forEach((marker) => {
            const at = Number(marker[1]);
            const ones = (/** @type {string} */ value) => callWith(write, at, value).split('1').length;
            expect(ones('1'), `${key} with ${callWith(write, at, '1')}`).toBeGreaterThan(ones(''));
          });
        }
      }
    });

    test('of one thing English says no more than one', () => {
      const things = /\b1 (plain )?(games|ones|points|pips|checkers|rolls|rollouts|mistakes|dice)\b/;
      const ones = [...english].flatMap(([key, value]) =>
        typeof value === 'function' ? saidBy(key, /** @type {Write} */ (value), ['1']) : [],
      );
      expect(ones.length).toBeGreaterThan(100);
      expect(ones.filter(([, text]) => things.test(text))).toEqual([]);
    });

    test('no text is left in English, but for a few that have no language', () => {
      const inEnglish = new Map(said(english));
      const alike = said(japanese)
        .filter(([key, text]) => text === inEnglish.get(key))
        .map(([key]) => key);
      expect(alike.sort()).toEqual(Object.keys(same).sort());
    });

    test('whoever is Blue in English is X in Japanese, and White is O; in shogi they are called as there', () => {
      expect(saidLike(japanese, /Blue|White|Sente|Gote/)).toEqual([]);
      const inJapanese = new Map(said(japanese));
      const sides = /** @type {any} */ (en).sides.x === 'Sente' ? SHOGI : BACKGAMMON;
      for (const [name, pattern] of sides) {
        const about = saidLike(english, new RegExp(name)).map(([key]) => key);
        if (rolls) expect(about.length).toBeGreaterThan(sides === SHOGI ? 1 : 5);
        expect(
          about.filter((key) => !pattern.test(inJapanese.get(key) ?? '')),
          name,
        ).toEqual([]);
      }
    });

    test('HTML has the same tags in both languages', () => {
      const tags = (/** @type {Catalogue} */ catalogue) =>
        Object.fromEntries(said(catalogue).map(([key, text]) => [key, (text.match(/<[^>]*>/g) ?? []).sort()]));
      expect(saidLike(english, /<p>/).length).toBeGreaterThan(0);
      expect(tags(japanese)).toEqual(tags(english));
    });

    test('the article is linked among the sources, and every source that is linked is on the web', () => {
      for (const { page } of /** @type {any[]} */ ([en, ja])) {
        const addresses = [...page.about.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => String(address));
        expect(addresses).toContain('https://bkgm.com/articles/GOL/Feb00/var.htm');
        expect(addresses.filter((address) => new URL(address).protocol !== 'https:')).toEqual([]);
      }
    });

    test('no text brings a script with it', () => {
      for (const catalogue of [english, japanese]) {
        expect(saidLike(catalogue, /<[\s/]*script|\bon[a-z]+\s*=|javascript:/i)).toEqual([]);
      }
    });

    test('a button is called first what it shows', () => {
      for (const { controls } of [en, ja]) {
        for (const shown of Object.values(controls.add)) {
          expect(controls.addLabel(shown, '7').slice(0, shown.length)).toBe(shown);
        }
      }
    });

    test('Japanese has no half-width katakana', () => {
      expect(saidLike(japanese, /[\uFF61-\uFF9F]/)).toEqual([]);
    });

    test('Japanese has digits, letters and signs of half width', () => {
      expect(saidLike(japanese, /[０-９Ａ-Ｚａ-ｚ％＋－／＝]/)).toEqual([]);
    });

    test('Japanese has full-width stops and brackets, but for those of formulas', () => {
      expect(withoutFormulas('(1 + 0.5 A)² / exp(−V / 600)、((1 + A)² − X²)')).not.toMatch(/[()]/);
      expect(withoutFormulas('差(ポイント)')).toMatch(/[()]/);
      // After Japanese, before Japanese or a space, at the end.
      const wrong = /[\u3001-\u9FFF）][.,:;!?]|[.,:;!?]([\s\u3001-\u9FFF]|(<[^>]*>)*$)|[()]/;
      expect(said(japanese).filter(([, text]) => wrong.test(withoutFormulas(text)))).toEqual([]);
    });

    test('Japanese has no line breaks, which browsers would show as spaces', () => {
      expect(saidLike(japanese, /[\n\t]|\s\s/)).toEqual([]);
    });
  });
}

/**
 * What one lab alone says.
 * @param {string} name
 */
const ofBoth = async (name) =>
  /** @type {any[]} */ (await Promise.all(['en', 'ja'].map((language) => allTexts(name, language))));

test('the prose calls the switch and the map what the page calls them', async () => {
  const [table, map] = await Promise.all(['two-checker', 'bearoff'].map(ofBoth));
  expect(table[0].page.about).toContain(`“${table[0].table.keepCentred}”`);
  expect(table[1].page.about).toContain(`「${table[1].table.keepCentred}」`);
  expect(map[0].page.about).toContain(`“${map[0].map.heading}”`);
  expect(map[1].page.about).toContain(`「${map[1].map.heading}」`);
});
