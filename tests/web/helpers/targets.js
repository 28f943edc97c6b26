// What a reader can operate, and how large it is.

/** Words within a text that are links, or explain themselves, may be small, and are not among them. */
const OPERATED = 'button, select, input, summary, a[href], [role="gridcell"], [role="spinbutton"], g[role="button"]';

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{name: string, width: number, height: number}[]>} in CSS pixels
 */
export const targets = (page) =>
  page.evaluate((operated) => {
    /** @type {{name: string, width: number, height: number}[]} */
    const found = [];
    /** @param {Element} element */
    const nameOf = (element) => {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return words.replace(/\s+/g, ' ').trim() || element.outerHTML.slice(0, 60);
    };
    /** @param {ParentNode} root */
    const walk = (root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        if (!element.matches(operated)) continue;
        if (element.matches('a') && element.closest('p')) continue;
        if (element.matches('.word')) continue;
        // A field whose label is around it has that as its target, too.
        const target = element.matches('input') ? (element.closest('label') ?? element) : element;
        if (!target.checkVisibility({ checkVisibilityCSS: true })) continue;
        const { width, height } = target.getBoundingClientRect();
        found.push({ name: `${element.localName} ${nameOf(target)}`, width, height });
      }
    };
    walk(document);
    return found;
  }, OPERATED);
