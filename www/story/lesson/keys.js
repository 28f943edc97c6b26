// The keys of the lesson, and whose a key is: what is typed into a control of a figure stays the control's.

/** @typedef {'previous' | 'next' | 'first' | 'last' | 'leave'} Wish */

/** Page keys are those of the things that one holds in one's hand to turn slides. @type {Record<string, Wish>} */
const KEYS = {
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ArrowRight: 'next',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
  Escape: 'leave',
};

/** What has a use for arrows, or for what is typed. */
const CONTROLS =
  'input, select, textarea, [contenteditable], [role="application"], [role="slider"], [role="radio"], [role="tab"]';

/**
 * What a key asks of the lesson; null: nothing, or it is somebody else's.
 * @param {KeyboardEvent} event
 * @returns {Wish | null}
 */
export function wishOf(event) {
  const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return null;
  const control = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(CONTROLS)) : null;
  if (!control) return KEYS[key] ?? null;
  // Out of the control first: from there the arrows turn again.
  if (key === 'Escape') control.blur();
  return null;
}
