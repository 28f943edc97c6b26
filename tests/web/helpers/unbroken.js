// Which words and formulas of a page are broken over lines, as a reader sees them.

/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * Looks for each of these in all texts of a part of the page, within shadow trees, too. Spaces that hold and joiners count as what they look like.
 * @param {Locator} part
 * @param {string[]} wanted
 * @returns {Promise<{missing: string[], broken: string[]}>} what is nowhere to be seen, and what is on two lines somewhere
 */
export const unbroken = (part, wanted) =>
  part.evaluate((root, all) => {
    /** @type {Text[]} */
    const texts = [];
    const gather = (/** @type {Node} */ from) => {
      const walker = document.createTreeWalker(from, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
        else if (node instanceof Element && node.shadowRoot) gather(node.shadowRoot);
      }
    };
    gather(root.shadowRoot ?? root);
    const [missing, broken] = [new Set(all), new Set()];
    for (const text of texts) {
      // Where each character that is seen stands in the text.
      const places = [...text.data].flatMap((character, i) =>
        character === '\u2060' || character === '\u200b' ? [] : [i],
      );
      const seen = places.map((i) => text.data[i].replace('\u00a0', ' ')).join('');
      for (const one of all) {
        for (let at = seen.indexOf(one); at >= 0; at = seen.indexOf(one, at + 1)) {
          const range = document.createRange();
          range.setStart(text, places[at]);
          range.setEnd(text, places[at + one.length - 1] + 1);
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
          );
          if (lines.size > 0) missing.delete(one);
          if (lines.size > 1) broken.add(one);
        }
      }
    }
    return { missing: [...missing], broken: [...broken] };
  }, wanted);
