// What is closed on the screen is open on paper, also where style sheets cannot open it, and closed again afterwards.

/** @param {ParentNode} within */
export function openOnPaper(within) {
  /** Those that the reader had closed. @type {Element[]} */
  let closed = [];
  addEventListener('beforeprint', () => {
    closed = [...within.querySelectorAll('details.answer:not([open])')];
    for (const answer of closed) answer.setAttribute('open', '');
  });
  addEventListener('afterprint', () => {
    for (const answer of closed) answer.removeAttribute('open');
    closed = [];
  });
}
