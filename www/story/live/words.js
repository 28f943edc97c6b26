// The terms of the story explain themselves as words do in the labs, by their entries at its end. Loaded when the first is wanted.

import { Words } from '../../lib/glossary/word.js';
import { glossaryStyles } from '../../lib/glossary/styles.js';

/**
 * @param {HTMLElement} main  no explanation leaves it
 * @param {import('../../lib/i18n/texts.js').Language} language
 */
export function explainWords(main, language) {
  const sheet = glossaryStyles.styleSheet;
  if (sheet) document.adoptedStyleSheets.push(sheet);
  const glossary = Object.fromEntries(
    [...main.querySelectorAll('dl.words > div')].map(({ id, lastElementChild }) => [
      id.replace('word-', ''),
      lastElementChild?.textContent,
    ]),
  );
  // What labs have besides, an explanation has no need of.
  const host = Object.assign(main, {
    renderRoot: main,
    texts: /** @type {any} */ ({ language, glossary, share: {} }),
    /** @param {import('lit').ReactiveController} controller */
    addController: (controller) => controller.hostConnected?.(),
  });
  return new Words(host);
}
