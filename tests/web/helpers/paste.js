// A stand-in for the clipboard, and a click on the button that enters the ID on it: functions that run on the page, in any browser.

/** @typedef {{reads: string} | 'refuses' | 'only writes' | 'none'} Clipboard */

/**
 * On the page: gives it this clipboard.
 * @param {Clipboard} kind
 */
export function standIn(kind) {
  const readText = async () => {
    if (typeof kind === 'object') return kind.reads;
    throw new DOMException('Read permission denied.', 'NotAllowedError');
  };
  const value = kind === 'none' ? undefined : kind === 'only writes' ? { writeText: async () => {} } : { readText };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
}

/**
 * On the page of the bear-off lab: clicks the button, and returns what the editor shows then.
 * @returns {Promise<{id: string, value: string, said: string, focused: string}>}
 */
export async function clickPaste() {
  const lab = /** @type {any} */ (document.querySelector('bearoff-lab'));
  const editor = lab.shadowRoot.querySelector('board-editor');
  const root = editor.shadowRoot;
  const button = [...root.querySelectorAll('.ids button')].find((it) => it.textContent === 'Paste');
  button.focus();
  button.click();
  await lab.settled();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return {
    id: lab.snapshot().positionId,
    value: root.querySelector('#id').value,
    said: root.querySelector('#wrong').textContent,
    focused: root.activeElement.id,
  };
}

/** On the page of the bear-off lab: draws its editor again, and returns whether there is the button. */
export async function isOffered() {
  const editor = /** @type {any} */ (document.querySelector('bearoff-lab')).shadowRoot.querySelector('board-editor');
  editor.requestUpdate();
  await editor.updateComplete;
  return editor.shadowRoot.querySelectorAll('.ids button').length === 2;
}
