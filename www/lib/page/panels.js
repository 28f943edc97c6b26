// The panels of the header. They are `<details>` and work without this script, which closes an open one when the reader presses Escape or
// goes on elsewhere. It also keeps browsers that don't know `<details name>` from showing two at once.

export function closePanels() {
  const panels = /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll('.labs details')]);
  /** @param {EventTarget | null} stays  in the panel that stays open */
  const leave = (stays) => {
    for (const panel of panels) if (!panel.contains(/** @type {Node | null} */ (stays))) panel.open = false;
  };
  addEventListener('keydown', ({ key, target }) => {
    const open = panels.find((panel) => panel.open);
    if (key !== 'Escape' || !open) return;
    // Only a reader who is in the panel, or nowhere, gets its entry back.
    if (open.contains(/** @type {Node} */ (target)) || target === document.body) open.querySelector('summary')?.focus();
    leave(null);
  });
  addEventListener('focusin', ({ target }) => leave(target));
  // A finger on words that do nothing makes no click in Safari on phones.
  addEventListener('pointerdown', ({ target }) => leave(target));
  addEventListener('click', ({ target }) => {
    // A page that the reader comes back to shows no panel.
    const followed = target instanceof Element && target.closest('.panel a');
    leave(followed ? null : target);
  });
}
