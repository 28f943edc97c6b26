// The page around the guide: what is brought into view, or has the focus, is not to lie under it where it stays at the top of
// the window.

/** @param {import('../element/definition.js').PageLab} lab */
export function keepClear(lab) {
  const { style } = document.documentElement;
  // Whatever changes the strip's height changes the lab's.
  new ResizeObserver(() => {
    const strip = /** @type {HTMLElement | null} */ (lab.renderRoot.querySelector('.guide'));
    const stays = strip !== null && getComputedStyle(strip).position === 'sticky';
    style.scrollPaddingTop = stays ? `${strip.offsetHeight + 6}px` : '';
  }).observe(lab);
}
