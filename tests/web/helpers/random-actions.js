// Does in a page what readers do, at random and in any order: clicks, keys, choices, words typed into fields, other addresses.

import { randomFrom } from './random.js';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {Object} Done
 * @property {string[]} log  the actions, in order
 * @property {string[]} wrong  uncaught errors and promises whose rejection nobody handles
 * @property {string | null} failure  of the lab
 */

/**
 * Keeps the page where it is: nothing is printed, downloaded, opened or loaded again.
 * @param {Page} page
 */
export const stayHere = (page) =>
  page.addInitScript(() => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      if (!this.download) click.call(this);
    };
    Object.assign(globalThis, { print: () => {}, open: () => null, wrong: [] });
    const { wrong } = /** @type {{wrong: string[]}} */ (/** @type {unknown} */ (globalThis));
    // Without an error the browser only tells that something was resized twice in a frame.
    addEventListener('error', ({ message, error }) => error && wrong.push(`${message}: ${error.stack}`));
    addEventListener('unhandledrejection', ({ reason }) => wrong.push(`rejected: ${reason?.stack ?? reason}`));
  });

/**
 * Does so many random actions in a lab's page, until the first one that is wrong.
 * @param {Page} page
 * @param {{name: string, seed: number, count: number, hashes: string[]}} what  the lab's element, and addresses for it
 * @returns {Promise<Done>}
 */
export const actAtRandom = (page, what) =>
  page.evaluate(`(async () => { ${randomFrom}; return (${inPage})(randomFrom, ${JSON.stringify(what)}); })()`);

/**
 * @param {typeof randomFrom} seeded
 * @param {{name: string, seed: number, count: number, hashes: string[]}} what
 * @returns {Promise<Done>}
 */
async function inPage(seeded, { name, seed, count, hashes }) {
  const random = seeded(seed);
  const lab = /** @type {any} */ (document.querySelector(name));
  const { wrong } = /** @type {{wrong: string[]}} */ (/** @type {unknown} */ (globalThis));
  /** @type {string[]} */
  const log = [];

  const TYPED = [
    '',
    ' ',
    '0',
    '1',
    '-1',
    '7',
    '12.5',
    '1e9',
    '1e400',
    'NaN',
    '-Infinity',
    '0x2a61',
    '0xzz',
    '99999999999999999999',
    '½',
    '٣',
    'rubbish',
    '<b>',
    '💥',
    '4HPwATDgc/ABMA',
    '2+4OAADt7g4AAA',
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10',
    'x'.repeat(3000),
  ];
  const KEYS = [
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Enter',
    'Escape',
    ' ',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'Backspace',
    'Delete',
    'Tab',
    '1',
    '6',
    's',
    'u',
    'z',
    'Z',
  ];
  const CLICKED =
    'button, a[href^="#"], summary, [role=button], [role=tab], [role=option], input[type=checkbox], input[type=radio], g.dice';
  const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';
  const FOCUSED = `${CLICKED}, ${TYPED_INTO}, select, [tabindex]`;
  /** Words with an explanation, and questions: there are many of them, and they do little. */
  const MANY = '.word, summary';
  /** Buttons that end what takes long. */
  const CALM = /^\W*(pause|rewind|new dice|stop|cancel)/i;

  /**
   * All shadow roots, and the document; with an open dialog only that.
   * @param {ParentNode} root
   * @returns {ParentNode[]}
   */
  const roots = (root) => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ];
  /** @param {string} selector */
  const all = (selector) => {
    const everywhere = roots(document);
    const modal = everywhere.flatMap((root) => [...root.querySelectorAll('dialog:modal')]).at(-1);
    // Closed as by Escape.
    if (modal && random.below(8) === 0) /** @type {HTMLDialogElement} */ (modal).close();
    return (modal ? roots(modal) : everywhere).flatMap(
      (root) => /** @type {any[]} */ ([...root.querySelectorAll(selector)]),
    );
  };
  /** @param {any} element */
  const usable = (element) => !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
  /** The card of the last action. @type {Element | null} */
  let card = null;
  /** One that can be seen: half of the time in the same card, where actions depend on each other. @param {any[]} elements */
  const one = (elements) => {
    const beside = random.below(2) === 0 ? elements.filter((element) => card?.contains(element)) : [];
    const choices = beside.length > 0 ? beside : elements;
    for (let tried = 0; choices.length > 0 && tried < 20; tried += 1) {
      const element = random.pick(choices);
      if (!usable(element)) continue;
      card = element.closest('section, .card');
      return element;
    }
    return null;
  };
  /** @param {Element} element */
  const called = (element) => {
    const words =
      element.getAttribute('aria-label') || element.textContent || element.closest('label')?.textContent || '';
    const { host } = /** @type {ShadowRoot} */ (element.getRootNode());
    return `${host?.localName ?? ''} ${element.localName}.${element.getAttribute('class') ?? ''} “${words.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  };
  /** @param {Element} element @param {string} type */
  const send = (element, type) => element.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
  const click = (/** @type {Element} */ element) =>
    element.dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: random.below(2) }),
    );
  const focused = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element ?? document.body;
  };

  /** Each does something and says what; null: there is nothing to do it with. @type {Record<string, () => string | null>} */
  const actions = {
    click() {
      const element = one(all(CLICKED).filter((button) => !button.matches(MANY) || random.below(8) === 0));
      if (!element) return null;
      const times = random.pick([1, 1, 1, 2, 2, 3]);
      const said = `click × ${times}: ${called(element)}`;
      for (let time = 0; time < times; time += 1) click(element);
      return said;
    },
    calm() {
      const element = one(
        all('button').filter((button) => CALM.test(button.getAttribute('aria-label') ?? button.textContent)),
      );
      if (!element) return null;
      const said = `click: ${called(element)}`;
      click(element);
      return said;
    },
    choose() {
      const element = one(all('select'));
      const option =
        element &&
        random.pick([...element.options].filter((/** @type {HTMLOptionElement} */ { disabled }) => !disabled));
      if (!option) return null;
      element.value = option.value;
      send(element, 'input');
      send(element, 'change');
      return `choose ${option.value}: ${called(element).slice(0, 30)}`;
    },
    type() {
      const element = one(all(TYPED_INTO));
      if (!element) return null;
      const text = random.pick(TYPED);
      element.value = text;
      send(element, 'input');
      if (random.below(5) > 0) send(element, 'change');
      return `type ${text.slice(0, 60)}: ${called(element)}`;
    },
    key() {
      const element = random.below(3) === 0 ? one(all(FOCUSED)) : focused();
      if (!element) return null;
      if (random.below(2) === 0) element.focus?.();
      const key = random.pick(KEYS);
      const ctrlKey = key.toLowerCase() === 'z' ? random.below(4) > 0 : random.below(20) === 0;
      for (const type of ['keydown', 'keyup']) {
        element.dispatchEvent(
          new KeyboardEvent(type, {
            key,
            ctrlKey,
            shiftKey: key === 'Z',
            bubbles: true,
            composed: true,
            cancelable: true,
          }),
        );
      }
      return `key ${ctrlKey ? 'Ctrl+' : ''}${key}: ${called(element)}`;
    },
    hash() {
      const hash = random.pick(hashes);
      location.hash = hash;
      return `address #${hash.slice(0, 200)}`;
    },
  };
  const KINDS = [
    ...Array(22).fill('click'),
    ...Array(2).fill('calm'),
    ...Array(5).fill('choose'),
    ...Array(5).fill('type'),
    ...Array(8).fill('key'),
    'hash',
  ];

  while (log.length < count && wrong.length === 0 && !lab.failure) {
    // Several in one task.
    for (let more = random.pick([1, 1, 1, 2, 3, 5]); more > 0 && log.length < count; more -= 1) {
      const said = actions[random.pick(KINDS)]();
      if (said) log.push(said);
    }
    const pause = random.below(5);
    if (pause === 0) await new Promise((later) => setTimeout(later));
    else if (pause < 3) await new Promise(requestAnimationFrame);
  }
  // Rejections of the last task are told after it.
  await new Promise((later) => setTimeout(later));
  return { log, wrong, failure: lab.failure };
}

/**
 * Ends all that takes long, as a reader does, and waits until the lab is settled.
 * @param {Page} page
 * @param {string} name  of the lab's element
 * @returns {Promise<{wrong: string[], failure: string | null, busy: boolean}>}
 */
export const settle = (page, name) =>
  page.evaluate(async (tag) => {
    const lab = /** @type {any} */ (document.querySelector(tag));
    const { wrong } = /** @type {{wrong: string[]}} */ (/** @type {unknown} */ (globalThis));
    for (const dialog of lab.ownerDocument.querySelectorAll('dialog:modal')) dialog.close();
    const press = async (/** @type {RegExp} */ words) => {
      await lab.updateComplete;
      for (const button of lab.renderRoot.querySelectorAll('button')) {
        if (words.test((button.getAttribute('aria-label') ?? button.textContent).trim())) button.click();
      }
    };
    await press(/^\W*(pause|stop)/i);
    await press(/^\W*new dice/i);
    await lab.settled();
    await lab.updateComplete;
    return { wrong, failure: lab.failure, busy: lab.busy };
  }, name);
