// A lab as a module for another site's page, which needs no iframe. The module defines the lab's element. Each such element opens with its
// own attributes, which are the parameters of the lab's address, and leaves the rest of the page alone.

import { settingsOf } from '../../element/attributes.js';
import { embedSince2, readAddress, writeLink } from '../address/address.js';
import { failedLab } from '../element/failure.js';
import { bestLanguage, speak, texts } from '../i18n/texts.js';
import { useWorkers } from '../workers/course.js';
import * as workers from '../workers/pool.js';
import { give, takeGiven } from './given-values.js';
import { addressOf, elementOf, labNamed } from './labs.js';
import theme from './theme.css?inline';

/** The most workers. A guest leaves the other cores to its host page and to other guests. */
const WORKERS = 2;

/** The version of addresses in which a lab hides the parts that an article doesn't need. */
const VERSION = '2';

/** The lab's theme, and the styles that a lab inherits from its page elsewhere. */
const STYLE = `${theme.replace(/:root(\[[^\]]*\])?/g, (_, attribute) => (attribute ? `:host(${attribute})` : ':host'))}
:host { display: block; color: var(--ink); font: 15px / 1.5 var(--sans); text-align: start }
:host(:lang(ja)) { line-break: strict; word-break: auto-phrase }`;

/**
 * Defines a lab's element. Resolves when it is defined.
 * @param {import('./start.js').PageDefinition} definition
 * @param {string} site  the address of the lab's site
 */
export async function startModule(definition, site) {
  const { name: lab, elements, catalogues, load } = definition;
  const name = elementOf(labNamed(lab));
  // A second module on a page, of any version, leaves everything to the first.
  if (customElements.get(name)) return;
  const { pool } = workers;
  pool.most = Math.min(pool.most, WORKERS);
  useWorkers(workers);
  const loading = load();
  const hosts = document.documentElement.lang;
  await speak(bestLanguage(hosts ? [hosts] : navigator.languages), catalogues);
  const failure = await loading;
  const given = failure ? [] : takeGiven(name);
  for (const [tag, element] of Object.entries(elements)) customElements.define(tag, element);
  customElements.define(name, failure ? failedLab(failure) : placed(definition, site));
  for (const [element, values] of given) give(element, values);
}

/**
 * The lab's element with its theme. It opens when it is first put into a page.
 * @param {import('./start.js').PageDefinition} definition
 * @param {string} site
 */
function placed({ name, element, address: properties, parts, spare }, site) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);

  return class extends element {
    #opened = false;
    /** Whether a script has set the lab up before it was put into a page. */
    #changed = false;

    constructor() {
      super();
      this.addEventListener('statechange', () => (this.#changed = true), { once: true });
    }

    createRenderRoot() {
      const root = /** @type {ShadowRoot} */ (super.createRenderRoot());
      // Before the lab's own styles, which win.
      root.adoptedStyleSheets.unshift(sheet);
      return root;
    }

    connectedCallback() {
      super.connectedCallback();
      if (this.#opened) return;
      this.#opened = true;
      this.#open();
    }

    #open() {
      const written = settingsOf(this);
      const search = String(new URLSearchParams([...written, ['v', VERSION]]));
      const { values, settings, problems } = readAddress(
        properties,
        { search, hash: '' },
        embedSince2({ parts, spare }),
        this.rules,
      );
      const said = this.getAttribute('theme');
      if (said === 'light' || said === 'dark') this.dataset.theme = said;
      // Styles give the chart the room of the hidden parts.
      if (settings.compact) this.classList.add('compact');
      this.lang ||= texts.language;
      const page = () =>
        addressOf(labNamed(name).page) +
        writeLink(properties, { ...settings, ...this.values(), theme: 'auto', id: null, hide: [], compact: false });
      this.offers = { page: () => new URL(page(), site).href };
      if (!this.#changed || written.length > 0) this.problems = [...problems, ...this.restore(values)];
    }
  };
}
