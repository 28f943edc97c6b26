// Where lines of Japanese end on a page that is drawn, as a reader sees them.

/**
 * Looks at all paragraphs, headings and labels, within shadow trees, too. Tables and drawings have tests of their own.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{lines: number, broken: string[]}>} how many line ends there are, and those within a word or a formula
 */
export const lineBreaks = (page) =>
  page.evaluate(() => {
    const SKIPPED = 'svg, style, script, select, textarea, code, pre, th, td, .visually-hidden';
    /** By what stands before and after a line end. @type {[RegExp, RegExp][]} */
    const WITHIN = [
      // Kanji or katakana in a row, a number and its unit, and endings and particles, which are in hiragana.
      [/[一-龠々]/, /[一-龠々ぁ-ん]/],
      [/[ァ-ヶー]/, /[ァ-ヶーぁ-ん]/],
      [/[\d.]/, /[\d.%一-龠ァ-ヶぁ-ん]/],
      [/[√/×÷=〜]/, /./],
      [/./, /[²×÷=]/],
    ];
    const found = { lines: 0, broken: /** @type {string[]} */ ([]) };
    const range = document.createRange();

    /** @param {Element} element @returns {Element} */
    const blockOf = (element) =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? blockOf(element.parentElement)
        : element;

    /** Where the text of a block ends that a reader sees: the header shows one line of a name on phones. @param {Element} block */
    const endOf = (block) =>
      getComputedStyle(block).overflowY === 'visible' ? Infinity : block.getBoundingClientRect().bottom;

    /** @param {Element} block @param {Text[]} texts  of it */
    const look = (block, texts) => {
      const end = endOf(block);
      const letters = texts.flatMap((text) =>
        [...text.data].flatMap((letter, i) => {
          range.setStart(text, i);
          range.setEnd(text, i + 1);
          const box = range.getClientRects()[0];
          return box && box.width > 0 && (box.top + box.bottom) / 2 < end && !/[\u200b\u2060]/.test(letter)
            ? [{ letter, box }]
            : [];
        }),
      );
      for (const [i, { letter, box }] of letters.entries()) {
        const next = letters[i + 1];
        if (!next || next.box.top < box.bottom - 4 || next.box.left > box.left) continue;
        found.lines += 1;
        if (!WITHIN.some(([before, after]) => before.test(letter) && after.test(next.letter))) continue;
        const said = (/** @type {typeof letters} */ some) => some.map((one) => one.letter).join('');
        found.broken.push(`${said(letters.slice(Math.max(0, i - 5), i + 1))}｜${said(letters.slice(i + 1, i + 7))}`);
      }
    };

    /** @param {Element | ShadowRoot} root */
    const visit = (root) => {
      /** @type {Map<Element, Text[]>} */
      const blocks = new Map();
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) {
          if (node.shadowRoot) visit(node.shadowRoot);
        } else if (
          node instanceof Text &&
          node.parentElement?.checkVisibility() &&
          !node.parentElement.closest(SKIPPED)
        ) {
          const block = blockOf(node.parentElement);
          blocks.set(block, [...(blocks.get(block) ?? []), node]);
        }
      }
      for (const [block, texts] of blocks) look(block, texts);
    };
    visit(document.body);
    return found;
  });
