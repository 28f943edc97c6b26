// The height of a frame on paper. The page around it needs it before it is laid out for its paper, when no frame can be asked:
// so a frame measures it in advance, with the style rules of print in force for that moment.

/** A little narrower than A4 is between margins: lines then break once too often, and nothing is cut off. */
const WIDTH = 660;
/** The measurement waits until nothing has changed for so many milliseconds. */
const QUIET = 1000;

/** Tells how high the page is on paper, a while after the last change. */
export class PaperHeight {
  /** @param {(height: number) => void} tell */
  constructor(tell) {
    this.tell = tell;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    // An element that is hidden for a moment would lose the focus: the measurement waits until the reader is elsewhere.
    addEventListener('blur', () => this.changed());
  }

  changed() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!document.hasFocus()) this.tell(paperHeight());
    }, QUIET);
  }
}

/** Measures the height that the page has on paper. */
export function paperHeight() {
  const root = document.documentElement;
  const rules = [...new Set(sheetsIn(document))].flatMap(printRules);
  // A list that isn't scrolled on paper begins at its top again.
  const scrolled = elementsIn(document)
    .filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  const { width } = root.style;
  try {
    for (const { media } of rules) media.mediaText = 'all';
    root.style.width = `${Math.min(WIDTH, innerWidth)}px`;
    return Math.ceil(root.getBoundingClientRect().height);
  } finally {
    for (const { media } of rules) media.mediaText = 'print';
    root.style.width = width;
    for (const { element, left, top } of scrolled) element.scrollTo(left, top);
  }
}

/** @param {Document | ShadowRoot} root @returns {Element[]} */
const elementsIn = (root) =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
  ]);

/** @param {Document | ShadowRoot} root @returns {CSSStyleSheet[]} */
const sheetsIn = (root) => [
  ...root.styleSheets,
  ...root.adoptedStyleSheets,
  ...elementsIn(root).flatMap(({ shadowRoot }) => (shadowRoot ? sheetsIn(shadowRoot) : [])),
];

/**
 * @param {CSSStyleSheet | CSSGroupingRule} of
 * @returns {CSSMediaRule[]}
 */
function printRules(of) {
  try {
    return [...of.cssRules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') return [rule];
      return 'cssRules' in rule ? printRules(/** @type {CSSGroupingRule} */ (rule)) : [];
    });
  } catch {
    // In a sandbox the page's own files are of another origin, and none of them may be read.
    return [];
  }
}
