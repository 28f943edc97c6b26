// Finds faults of a page's size: blank space in it, and what is wider than its window.

/**
 * @typedef {Object} Faults
 * @property {string[]} size  how much higher the page is than its last part, and how much wider than its window
 * @property {string[]} sideways  boxes that scroll without being positioned, or are moved sideways
 * @property {string[]} spaces  blank space between parts
 */

/**
 * Boxes that may be moved sideways in windows up to a width, and why.
 * @typedef {Record<string, {upTo: number, why: string}>} Allowed
 */

/**
 * Runs in a page, in any browser: it uses nothing from this file.
 * @param {{allowed?: Allowed, largest?: number | null, frame?: string}} wanted  `largest`: space between two parts, null is any;
 *   `frame`: the selector of a frame of the same origin, whose page is looked at instead
 * @returns {Faults}
 */
export function faultsOf({ allowed = {}, largest = null, frame }) {
  const framed = frame ? /** @type {HTMLIFrameElement} */ (document.querySelector(frame)) : null;
  const view = /** @type {Window & typeof globalThis} */ (framed?.contentWindow ?? window);
  const { document: page } = view;
  const root = page.documentElement;
  /** @type {Faults} */
  const faults = { size: [], sideways: [], spaces: [] };

  const end = Math.max(root.clientHeight, Math.ceil(page.body.getBoundingClientRect().bottom + view.scrollY));
  if (root.scrollHeight > end + 1) faults.size.push(`${root.scrollHeight - end} px below the last part`);
  if (root.scrollWidth > root.clientWidth) faults.size.push(`${root.scrollWidth - root.clientWidth} px too wide`);

  /** @param {Element} element */
  const named = (element) => [element.localName, ...element.classList].join('.');
  /** A box that is moved sideways is one of those that may be, looks so, and is reached by keyboard. @param {Element} box */
  const sideways = (box) => {
    const table = box.querySelector(':scope > table');
    const name = table ? `${named(box)} of ${named(table)}` : named(box);
    const beyond = box.scrollWidth - box.clientWidth;
    if (!(view.innerWidth <= allowed[name]?.upTo)) faults.sideways.push(`${name} is moved sideways by ${beyond} px`);
    if (!view.getComputedStyle(box).backgroundAttachment.includes('local'))
      faults.sideways.push(`${name} has no shade at its edges`);
    const region = box.getAttribute('role') === 'region' && (box.ariaLabel || box.getAttribute('aria-labelledby'));
    const reached = (region && /** @type {HTMLElement} */ (box).tabIndex === 0) || box.querySelector('a[href]');
    if (!reached) faults.sideways.push(`${name} is out of the keyboard’s reach`);
  };
  /** @param {Document | ShadowRoot} tree */
  const walk = (tree) => {
    for (const element of tree.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element.shadowRoot);
      // A document's own scroll bar, and fields, hold nothing.
      if (element.matches('html, body, textarea, select')) continue;
      const { overflowX, overflowY, position, minHeight } = view.getComputedStyle(element);
      // A word that explains itself stands in a line: as high as a button it would be moved over the figures below it.
      if (element.matches('.word:not(.ask)') && minHeight !== '0px')
        faults.spaces.push(`${element.textContent?.trim()} is as high as a button`);
      if (![overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) continue;
      if (position === 'static') faults.sideways.push(`${named(element)} scrolls, and is not positioned`);
      if (element.scrollWidth > element.clientWidth) sideways(element);
    }
  };
  walk(page);

  /** Everything that is seen from top to bottom. @type {{top: number, bottom: number, name: string}[]} */
  const parts = [];
  /** Whether it is a part of its own, or a paragraph. @param {Element} element @param {CSSStyleDeclaration} style */
  const isPart = (element, style) =>
    element.matches('.card, button, input, select, textarea, svg, canvas, img, iframe') ||
    // Its words may be in elements of their own.
    (element.localName === 'p' && element.textContent?.trim() !== '') ||
    (style.display !== 'inline' &&
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()));
  /** @param {Element} element */
  const gather = (element) => {
    const style = view.getComputedStyle(element);
    // An element that is only its contents is not visible itself.
    if (!element.checkVisibility() && style.display !== 'contents') return;
    if (style.visibility === 'hidden' || style.clipPath !== 'none' || style.position === 'fixed') return;
    if (!isPart(element, style)) return void [...(element.shadowRoot ?? element).children].forEach(gather);
    const { top, bottom } = element.getBoundingClientRect();
    parts.push({ top, bottom, name: `${named(element)} “${element.textContent?.trim().slice(0, 20)}”` });
  };
  const main = page.querySelector('main') ?? page.body;
  if (largest !== null) gather(main);
  parts.sort((one, other) => one.top - other.top);
  // The prose begins below the first screen, however short the lab is.
  const screen = main.querySelector('[data-lab]')?.getBoundingClientRect();
  const ends = screen && screen.height === view.innerHeight ? screen.bottom : 0;
  let last = { bottom: main.getBoundingClientRect().top, name: 'the top' };
  for (const part of parts) {
    const from = last.bottom < ends && part.top >= ends ? ends : last.bottom;
    if (part.top - from > Number(largest))
      faults.spaces.push(`${Math.round(part.top - from)} px between ${last.name} and ${part.name}`);
    if (part.bottom > last.bottom) last = part;
  }
  return { size: faults.size, sideways: [...new Set(faults.sideways)], spaces: [...new Set(faults.spaces)] };
}
