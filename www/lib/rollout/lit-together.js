// A number and its mark in a picture light up together: pointing at one, or focusing it, lights all that say the same. An element says
// which quantity it shows in `data-mark`, or the quantities, with spaces between. Lines of the chart have `data-series`. What is lit has
// `data-lit`, which the views leave alone. It is no state of the lab: nothing is drawn again.

/** @typedef {import('../chart/chart.js').RolloutChart & {lit?: string | null}} Chart */

const MARKED = '[data-mark], [data-series]';

/** @param {Element} element */
const marksOf = (element) =>
  element instanceof HTMLElement || element instanceof SVGElement
    ? (element.dataset.mark ?? element.dataset.series ?? '')
    : '';

/**
 * The quantities that are pointed at; null where the chart tells on its own.
 * @param {EventTarget[]} path  of an event
 */
function pointedAt(path) {
  const elements = path.filter((one) => one instanceof Element);
  if (elements.some((element) => element.matches('.legend'))) return null;
  return elements.map(marksOf).find(Boolean) ?? '';
}

/**
 * All trees below an element, those of its elements included.
 * @param {ParentNode} root
 * @returns {ParentNode[]}
 */
const trees = (root) => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? trees(shadowRoot) : [])),
];

/**
 * Has a lab light up together what belongs together.
 * @param {import('lit').LitElement} lab
 * @param {EventTarget[]} first  the path of the event that asked for this
 */
export function lightTogether(lab, first) {
  let now = '';
  /** @param {string | null} marks */
  const light = (marks) => {
    if (marks === null || marks === now) return;
    now = marks;
    const wanted = marks.split(' ');
    for (const tree of trees(lab.renderRoot)) {
      for (const element of tree.querySelectorAll(MARKED)) {
        element.toggleAttribute(
          'data-lit',
          marks !== '' &&
            marksOf(element)
              .split(' ')
              .some((one) => wanted.includes(one)),
        );
      }
      for (const chart of /** @type {NodeListOf<Chart>} */ (tree.querySelectorAll('rollout-chart')))
        chart.lit = marks || null;
    }
  };
  /** A finger lights what it taps, until it taps elsewhere. @param {Event} event */
  const isTouch = (event) => event instanceof PointerEvent && event.pointerType === 'touch';
  /** Trees whose focus is followed. An event of one that stays within it is heard nowhere else. @type {WeakSet<EventTarget>} */
  const followed = new WeakSet();
  /** @param {Event} event */
  const focus = (event) => see(event.composedPath());
  /** @param {EventTarget[]} path */
  const see = (path) => {
    for (const tree of path) if (tree instanceof ShadowRoot) follow(tree);
    light(pointedAt(path));
  };
  const follow = (/** @type {EventTarget} */ tree) => {
    if (followed.has(tree)) return;
    followed.add(tree);
    tree.addEventListener('focusin', focus);
    tree.addEventListener('focusout', () => light(''));
  };
  follow(lab);
  lab.addEventListener('pointermove', (event) => isTouch(event) || light(pointedAt(event.composedPath())));
  lab.addEventListener('pointerleave', (event) => isTouch(event) || light(''));
  lab.addEventListener('click', (event) => isTouch(event) && light(pointedAt(event.composedPath())));
  lab.addEventListener('series-light', (event) => light(/** @type {CustomEvent} */ (event).detail.id ?? ''));
  // The reader may have gone on while this was loaded. A chart whose legend is pointed at has told it before.
  if (!lab.matches(':hover, :focus-within')) return;
  see(first);
  const chart = /** @type {Chart | undefined} */ (
    first.find((one) => one instanceof Element && one.matches('rollout-chart'))
  );
  light(chart?.lit ?? null);
}
