// What is closed on the screen is open on paper, also where style sheets cannot open it, and closed again afterwards.

/** @param {ParentNode} within */
export function openOnPaper(within) {
  const answers = () => [...within.querySelectorAll('details.answer')];
  /** Which of them the reader had closed: in place of one comes another when a figure comes to life while it is printed. @type {boolean[]} */
  let closed = [];
  addEventListener('beforeprint', () => {
    closed = answers().map((answer) => !answer.hasAttribute('open'));
    for (const answer of answers()) answer.setAttribute('open', '');
  });
  addEventListener('afterprint', () => {
    for (const [index, answer] of answers().entries()) if (closed[index]) answer.removeAttribute('open');
    closed = [];
  });
}
