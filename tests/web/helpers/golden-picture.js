// What a reader sees of a lab, as plain data: found by roles, element names and headings, so that it outlives other
// names of classes and another header, but no change of what is shown. It runs in the page, and imports nothing.

/**
 * @typedef {Object} Drawing  of a chart
 * @property {string[]} words  ticks, the axis's name, names of lines
 * @property {[look: string, path: string][]} lines  everything in the plot, from back to front
 */

/**
 * @typedef {Object} Seen
 * @property {string} language
 * @property {'light' | 'dark'} theme
 * @property {string[]} headings
 * @property {string[]} groups  names of what belongs together
 * @property {string[]} controls  buttons and links as `[name]`, others as `name: value`
 * @property {Drawing[]} charts
 * @property {string[]} figures  of lists of terms: tiles, sums, what an estimate is worth
 * @property {string[][]} tables  rows: of the head, and the first ones of each body and foot
 * @property {string[]} cells  what the first cells of a grid are called
 * @property {string[]} lists  items
 * @property {string[]} boards  checkers on points as X counts them, those that are borne off, what it is called
 * @property {string[]} said  paragraphs: those with figures in full, of others the first words
 */

/** So many rows of a table's body: the games are many. */
const ROWS = 6;
/** A sentence without figures says the same wherever it stands: its first letters tell which it is. */
const PROSE = 24;
/** Nor need long explanations be kept, because there is a number in them. */
const LONGEST = 200;

const CONTROLS = 'button, select, input, a[href], [role=button], [role=slider], [role=spinbutton]';
/** Of cells that say more than is written in them, the first ones. */
const CELLS = 6;

const GROUPS = 'fieldset, figure, [role=group], [role=radiogroup], [role=region], [role=grid], [role=application]';
const FORMS = 'select, input';

/** Whether a unit stands in an element of its own does not matter, nor where a line may end. @param {string} text */
const tidy = (text) =>
  text
    .replace(/[\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll(' %', '%')
    .trim();

/**
 * The nodes of an element as they are drawn: also those in its shadow.
 * @param {Element} element
 * @returns {Node[]}
 */
function nodesOf(element) {
  if (element instanceof HTMLSlotElement) {
    const given = element.assignedNodes();
    if (given.length > 0) return given;
  }
  return [...(element.shadowRoot ?? element).childNodes];
}

/**
 * Whether a reader sees it: not what is only read aloud, in a pixel of its own.
 * @param {Element} element
 */
function isSeen(element) {
  if (element.localName === 'style') return false;
  // An element without a box of its own shows what is in it.
  if (getComputedStyle(element).display === 'contents') return true;
  if (!element.checkVisibility({ checkVisibilityCSS: true })) return false;
  if (!(element instanceof HTMLElement)) return true;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 || height > 1;
}

/**
 * Its words, as far as they are seen. What stands in an element of its own is set apart by a space.
 * @param {Element} element
 * @param {(child: Element) => boolean} [wanted]
 * @returns {string}
 */
function textOf(element, wanted = isSeen) {
  if (element.matches('input')) return /** @type {HTMLInputElement} */ (element).value;
  if (element.matches('select')) return '';
  const parts = nodesOf(element).map((node) => {
    if (node instanceof Text) return node.data;
    return node instanceof Element && wanted(node) ? ` ${textOf(node, wanted)} ` : '';
  });
  return tidy(parts.join(''));
}

/** Everything in an element that is seen, in the order of reading. @param {Element} element @returns {Element[]} */
function seenIn(element) {
  return nodesOf(element).flatMap((node) => (node instanceof Element && isSeen(node) ? [node, ...seenIn(node)] : []));
}

/** What a control or a group is called, also where only a screen reader says so. @param {Element} element */
function nameOf(element) {
  const label = element.getAttribute('aria-label');
  if (label) return tidy(label);
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => root.getElementById(id)).filter((one) => one !== null);
  if (named.length > 0) return tidy(named.map((one) => textOf(one)).join(' '));
  const legend = element.matches('fieldset') ? element.querySelector('legend') : null;
  const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
  return [...(labels ?? [legend ?? element])].map((words) => textOf(words, (child) => !child.matches(FORMS))).join(' ');
}

/** @param {boolean} on */
const onOff = (on) => (on ? 'on' : 'off');

/** @param {Element} element */
function controlOf(element) {
  const name = nameOf(element);
  const said = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  if (said !== null) return `${name}: ${said}`;
  if (element instanceof HTMLSelectElement) return `${name}: ${tidy(element.selectedOptions[0]?.text ?? '')}`;
  if (element instanceof HTMLInputElement) {
    const { type, checked, value } = element;
    return `${name}: ${type === 'checkbox' || type === 'radio' ? onOff(checked) : value}`;
  }
  const state = element.getAttribute('aria-pressed') ?? element.getAttribute('aria-expanded');
  if (state !== null) return `${name}: ${onOff(state === 'true')}`;
  const idle = element.matches(':disabled, [aria-disabled=true]');
  return `[${name}]${idle ? ' idle' : ''}`;
}

/** @param {Element} table */
function rowsOf(table) {
  const all = [...table.querySelectorAll('tr')];
  return all
    .filter((row) => {
      const siblings = all.filter((other) => other.parentElement === row.parentElement);
      return isSeen(row) && siblings.indexOf(row) < ROWS;
    })
    .map((row) =>
      [...row.children]
        .filter(isSeen)
        .map((cell) => textOf(cell))
        .join(' | '),
    );
}

/** An item's own words, without those of a list in it. @param {Element} item */
const itemOf = (item) => textOf(item, (child) => isSeen(child) && !child.matches('ul, ol'));

/** @param {Element} term */
function figureOf(term) {
  const value = term.nextElementSibling;
  return `${textOf(term)}: ${value ? textOf(value) : ''}`;
}

/** @param {Element} board */
function boardOf(board) {
  const root = board.shadowRoot ?? board;
  const stacks = [...root.querySelectorAll('[data-point] [data-count]')].map((stack) => {
    const point = stack.closest('[data-point]')?.getAttribute('data-point');
    return `${stack.classList.contains('x') ? 'x' : 'o'}${point}×${stack.getAttribute('data-count')}`;
  });
  const off = [...root.querySelectorAll('[data-tray]')].map(
    (tray) => `${tray.getAttribute('data-tray')} off ${textOf(tray) || 0}`,
  );
  const label = root.querySelector('svg')?.getAttribute('aria-label') ?? '';
  return [...stacks, ...off, label].join(' ').trim();
}

/** A colour token's name. @param {string | null} paint */
const tone = (paint) => paint?.replace(/^var\(--(.*)\)$/, '$1') ?? 'none';

/** To a tenth of a pixel. @param {string} path */
const rounded = (path) => path.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** @param {Element} chart @returns {Drawing} */
function drawingOf(chart) {
  const root = chart.shadowRoot ?? chart;
  const svg = root.querySelector('[part~=plot] > svg');
  const shapes = [...(svg?.querySelectorAll('g[clip-path] :is(path, circle)') ?? [])];
  return {
    words: [...(svg?.querySelectorAll('text') ?? [])].map((text) => tidy(text.textContent ?? '')),
    // A path without a point draws nothing.
    lines: shapes.map(lineOf).filter(([, path]) => path !== ''),
  };
}

/** @param {Element} shape @returns {[look: string, path: string]} */
function lineOf(shape) {
  const [fill, stroke, dash] = ['fill', 'stroke', 'stroke-dasharray'].map((name) => shape.getAttribute(name));
  if (shape.localName === 'circle') {
    return [`end ${tone(fill)}`, rounded(`${shape.getAttribute('cx')},${shape.getAttribute('cy')}`)];
  }
  const path = rounded(shape.getAttribute('d') ?? '');
  if (!stroke) return [`area ${tone(fill)}`, path];
  return [`line ${tone(stroke)}${dash && dash !== 'none' ? ` dashed ${dash}` : ''}`, path];
}

/** @param {string} text */
function cut(text) {
  const most = /\d/.test(text) ? LONGEST : PROSE;
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Light words stand on a dark ground. @param {Element} lab */
function themeOf(lab) {
  const [red, green, blue] = getComputedStyle(lab).color.match(/\d+/g)?.map(Number) ?? [0, 0, 0];
  return red + green + blue > 3 * 128 ? 'dark' : 'light';
}

/**
 * @param {Element} lab
 * @returns {Seen}
 */
export function seen(lab) {
  const all = seenIn(lab);
  const each = (/** @type {string} */ selector) => all.filter((element) => element.matches(selector));
  return {
    language: document.documentElement.lang,
    theme: themeOf(lab),
    headings: each('h1, h2, h3, h4').map((heading) => textOf(heading)),
    groups: each(GROUPS).map(nameOf).filter(Boolean),
    controls: each(CONTROLS).map(controlOf),
    charts: each('rollout-chart').map(drawingOf),
    figures: each('dt').map(figureOf),
    tables: each('table').map(rowsOf),
    cells: each('[role=gridcell]').slice(0, CELLS).map(nameOf),
    lists: each('li').map(itemOf),
    boards: each('backgammon-board').map(boardOf),
    said: each('p')
      .map((paragraph) => cut(textOf(paragraph)))
      .filter(Boolean),
  };
}
