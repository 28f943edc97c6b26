// A lab in another page: the lab, and its messages with the page that frames it.

import { addressOf, labNamed } from './labs.js';
import { Messages } from './messages.js';
import { Throttle } from '../element/throttle.js';
import * as workers from '../workers/pool.js';
import { useWorkers } from '../workers/course.js';
import { settingsOf, startLab } from './start.js';

/** The most workers. A guest leaves the other cores to its host page and to other guests. */
const WORKERS = 2;

/** The least milliseconds between two messages about the reader's changes. */
const STATE_EVERY = 100;

/** @param {import('./start.js').PageDefinition} definition */
export async function startEmbed(definition) {
  const { pool } = workers;
  pool.most = Math.min(pool.most, WORKERS);
  useWorkers(workers);
  const messages = new Messages(settingsOf(definition).id);
  const started = await startLab(definition, 'embed');
  if (started) {
    const { lab, address } = started;
    const page = () =>
      addressOf(labNamed(definition.name).page) + address.link({ theme: 'auto', id: null, hide: [], compact: false });
    lab.offers = { page: () => new URL(page(), location.href).href };
    lab.addEventListener('snapshot', (event) => messages.sendSnapshot(/** @type {CustomEvent} */ (event).detail));
    const state = new Throttle(() => messages.sendState(address.newest()), STATE_EVERY);
    lab.addEventListener('statechange', () => state.request());
    await lab.complete;
  }
  messages.watchHeight();
}
