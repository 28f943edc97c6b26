// Starts the two-checker lab on a page: language and theme, then the core, the elements, and the address.

import { Address } from '../../shared/address/connect.js';
import { readAddress } from '../../shared/address/address.js';
import { loadCore } from './core.js';
import { failedLab } from '../../shared/failure.js';
import { createFormat } from '../../shared/format.js';
import { bestLanguage, speak, texts } from '../../shared/texts/texts.js';
import { setTheme } from '../../shared/theme.js';
import { TwoCheckerLab } from './lab.js';
import { LuckTableElement } from './luck-table.js';
import { ManyRolloutsElement } from './many-rollouts.js';
import { properties } from './properties.js';

/**
 * @typedef {Object} Started
 * @property {TwoCheckerLab} lab
 * @property {Address} address
 */

/** What the author of the address has set. */
export const { settings } = readAddress(properties, { search: location.search, hash: '' });

/**
 * @param {() => void} speaking  called once the catalogue of the reader's language is there
 * @returns {Promise<Started | null>} null where there is no core to drive it; the page says why
 */
export async function startLab(speaking) {
  setTheme(settings.theme);
  const loaded = loadCore();
  await speak(settings.lang ?? bestLanguage(navigator.languages));
  speaking();
  // The browser reads its tables of number formats the first time that one is asked for, which takes as long as
  // drawing the lab: better in a task of its own, while the page waits for the core anyway.
  setTimeout(() => createFormat(texts.language).count(0));

  const failure = await loaded;
  customElements.define('luck-table', LuckTableElement);
  customElements.define('many-rollouts', ManyRolloutsElement);
  // Last, and only now: whoever waits for the lab to be defined can drive it at once.
  customElements.define('two-checker-lab', failure ? failedLab(failure) : TwoCheckerLab);
  const lab = document.querySelector('two-checker-lab');
  return lab instanceof TwoCheckerLab ? { lab, address: new Address(properties, lab) } : null;
}
