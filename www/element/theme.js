// The theme of the host's page around an element, and when it may have changed.

/** @typedef {'light' | 'dark'} Theme */

/** Relative luminance: #767676, halfway between black and white to the eye, has 0.18. */
const DARK = 0.18;

/** Milliseconds until the host's transitions are over. */
const TRANSITION = 400;

/** Attributes that common theme switches change. */
const SWITCHES = ['class', 'style', 'data-theme', 'data-bs-theme'];

/**
 * @param {Element} element
 * @param {HTMLElement} probe a child of the element's shadow root, for colours to be computed on
 * @returns {Theme}
 */
export function themeOf(element, probe) {
  const said = element.getAttribute('theme');
  if (said === 'light' || said === 'dark') return said;
  const colours = ['canvas'];
  // A host without a colour scheme is judged by its backgrounds. The browser's canvas, which follows the scheme, shines through them.
  if (getComputedStyle(element).colorScheme === 'normal') colours.unshift(...backgrounds(element));
  let luminance = 0;
  let through = 1;
  for (const colour of colours) {
    const [red, green, blue, alpha = 1] = components(colour, probe);
    luminance += through * alpha * (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
    through *= 1 - alpha;
  }
  return luminance < DARK ? 'dark' : 'light';
}

/** The background colours from the element up, through slots and shadow hosts. @param {Element} element */
function backgrounds(element) {
  const colours = [];
  /** @type {Element | null | undefined} */
  let at = element;
  while (at) {
    colours.push(getComputedStyle(at).backgroundColor);
    const root = at.getRootNode();
    at = at.assignedSlot ?? at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return colours;
}

/**
 * Red, green, blue and, unless it is 1, alpha. A colour that is mixed with itself is "color(srgb …)" to the browser, also if it was oklch,
 * lab or display-p3.
 * @param {string} colour
 * @param {HTMLElement} probe
 */
function components(colour, probe) {
  probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
  return (getComputedStyle(probe).color.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
}

/** @param {number} component below 0 where sRGB does not reach */
const linear = (component) => Math.max(0, component) ** 2.2;

/** @type {Set<() => void>} */
const watchers = new Set();
const preference = matchMedia('(prefers-color-scheme: dark)');
const switches = new MutationObserver(lookSoon);
let frame = 0;
let timer = 0;

/**
 * Calls back whenever the host may have changed its theme: in the next frame, and after its transitions.
 * @param {() => void} watcher
 * @returns {() => void} stops it
 */
export function watchHost(watcher) {
  if (watchers.size === 0) preference.addEventListener('change', lookSoon);
  watchers.add(watcher);
  // Each time, because some hosts replace the whole body. To observe an element twice has no further effect.
  for (const element of [document.documentElement, document.body]) {
    switches.observe(element, { attributeFilter: SWITCHES });
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    preference.removeEventListener('change', lookSoon);
    switches.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
  };
}

function lookSoon() {
  // A due frame stays due. Otherwise a host with a change in every frame would put it off for ever.
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    look();
  });
  clearTimeout(timer);
  timer = setTimeout(look, TRANSITION);
}

function look() {
  for (const watcher of watchers) watcher();
}
