// The order in which all labs that roll out have their controls: one list, against which the pages are held as they open, after ten games,
// and after a thousand. The keyboard goes this way.

import { expect, test } from './helpers/test.js';
import { KNOWN, inTurn } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { pageIn } from '../../www/lib/page/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {typeof import('../../www/labs/two-checker/texts/en.js').en} Texts */

/** Those with the buttons that roll; by hand and in the council games come otherwise. */
const ROLLING = KNOWN.filter(({ hundred, name }) => !hundred && name !== 'council');

/** The names of the lab's controls that the reader sees, in their order. @param {Locator} lab @returns {Promise<string[]>} */
const controlsOf = (lab) =>
  lab.evaluate((it) => {
    // Without the marks that keep words together.
    const plain = (/** @type {string | null | undefined} */ text) =>
      (text ?? '')
        .replace(/[\u200b\u2060]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    /** @param {Element} control @returns {string} */
    const nameOf = (control) => {
      const root = /** @type {ShadowRoot} */ (control.getRootNode());
      const told = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const label = /** @type {HTMLInputElement} */ (control).labels?.[0];
      // Of a select within its label the options are no part of the name.
      const words = label?.querySelector('span')?.textContent ?? label?.textContent;
      return plain(
        control.getAttribute('aria-label') ??
          (told.map((id) => root.getElementById(id)?.textContent).join(' ') || words || control.textContent),
      );
    };
    /** @param {Element} element @returns {string[]} */
    const within = (element) => {
      if (!element.checkVisibility({ checkVisibilityCSS: true })) return [];
      if (element.matches('button, input, select, summary, a[href]')) return [nameOf(element)];
      const slotted = element instanceof HTMLSlotElement ? element.assignedElements() : [];
      const children = element.shadowRoot?.children ?? (slotted.length > 0 ? slotted : element.children);
      return [...children].flatMap(within);
    };
    return within(it);
  });

/** @param {Texts} texts @param {(games: number) => string} count */
const orderOf = ({ controls, chart, readout, share }, count) => ({
  // The figures, then the legend: in Japanese they have the same names.
  chart: [readout.plain, readout.reduced, readout.worth, chart.plain, chart.reduced, chart.listen.name],
  rolls: [
    controls.rollOne,
    controls.rollByRoll,
    .../** @type {const} */ ([10, 100, 1000, 1_000_000]).map((games) =>
      controls.addLabel(controls.add[games], count(games)),
    ),
    `▶ ${controls.run}`,
    controls.speed,
    controls.rewind,
    controls.newDice,
    controls.seed,
  ],
  options: [chart.allTables, chart.showLuck, chart.bands, chart.always, chart.funnels, chart.log],
  share: [share.open],
});

for (const lab of ROLLING) {
  for (const language of LANGUAGES) {
    test(
      `${lab.name}, ${language}: controls have the order that all labs have, before games and after them`,
      inTurn(ROLLING)(`order, ${language}`, lab.name),
      async ({ page }) => {
        const { [language]: texts } = await import(`../../www/labs/${lab.name}/texts/${language}.js`);
        await page.goto(`./${pageIn(lab.page, language)}?seed=0x2a61&lang=${language}`);
        const element = page.locator(`${lab.name}-lab`);
        await ready(element);
        const order = orderOf(texts, (games) => games.toLocaleString('en'));
        for (const more of [0, 10, (lab.thousand ?? 1000) - 10]) {
          await element.evaluate((/** @type {any} */ it, games) => games && it.roll(games), more);
          await ready(element);
          const all = await controlsOf(element);
          // The guide is first. Its buttons have names of their own.
          expect(all).toContain(texts.guide.close);
          const seen = all.slice(all.indexOf(texts.guide.close) + 1);
          const at = (/** @type {string} */ name) => seen.lastIndexOf(name);
          const legend = Math.max(at(texts.chart.listen.name), at(texts.controls.seed));
          for (const [part, names] of Object.entries(order)) {
            // A term of the sum above the legend is called like an option.
            const there = part === 'options' ? seen.slice(legend) : seen;
            const placed = names.filter((name) => there.includes(name));
            expect(
              there.filter((name) => names.includes(name)),
              part,
            ).toEqual(placed);
          }
          // The buttons that roll stand together. A lab's own follow the seed. One of the four additions isn't there.
          const first = seen.indexOf(texts.controls.rollOne);
          const rolls = order.rolls.filter((name) => seen.includes(name));
          expect(rolls).toHaveLength(order.rolls.length - 1);
          expect(seen.slice(first, first + rolls.length)).toEqual(rolls);
          expect(at(texts.chart.reduced)).toBeLessThan(at(texts.share.open));
          expect(at(texts.controls.seed)).toBeLessThan(at(texts.share.open));
          // Options and Listen come with the first games.
          for (const name of [texts.chart.listen.name, texts.chart.log]) expect(seen.includes(name)).toBe(more > 0);
          if (more === 0) continue;
          expect(at(texts.chart.listen.name)).toBeLessThan(at(texts.chart.showLuck));
          expect(at(texts.controls.seed)).toBeLessThan(at(texts.chart.showLuck));
          expect(at(texts.chart.log)).toBeLessThan(at(texts.share.open));
        }
      },
    );
  }
}
