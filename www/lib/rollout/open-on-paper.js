// Has a lab open on paper what the reader has closed: the players who are in force are part of what is rolled.

/**
 * Opens `<details class="more">` while the page is printed. Style sheets do so, too, but not in every browser.
 * @param {import('lit').LitElement} host
 */
export function openOnPaper(host) {
  /** @type {Element[]} */
  let opened = [];
  const open = () => {
    opened = [...host.renderRoot.querySelectorAll('details.more:not([open])')];
    for (const more of opened) more.setAttribute('open', '');
  };
  const close = () => {
    for (const more of opened) more.removeAttribute('open');
    opened = [];
  };
  host.addController({
    hostConnected() {
      addEventListener('beforeprint', open);
      addEventListener('afterprint', close);
    },
    hostDisconnected() {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    },
  });
}
