// The letters that this machine has, on which depends how much room a text takes.

/**
 * Whether this machine has letters of a language: else it draws the same box for each, and what it measures is the box.
 * @param {import('@playwright/test').Page} page
 * @param {string} language
 */
export function hasLetters(page, language) {
  return page.evaluate(
    (letter) => {
      /** @param {string} text */
      const drawn = (text) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
        const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
        context.font = '24px sans-serif';
        context.fillText(text, 4, 30);
        return canvas.toDataURL();
      };
      // Nothing is ever assigned to the last place of Unicode.
      return drawn(letter) !== drawn('\u{10ffff}');
    },
    LETTERS[/** @type {keyof typeof LETTERS} */ (language)],
  );
}

/** One of each language that others don't have. */
const LETTERS = { en: 'a', ja: 'あ' };
