// A lab in somebody else's page: the lab, and what passes between it and the page that frames it.

import { addressOf, labNamed } from './labs.js';
import { Messages } from './messages.js';
import { Throttle } from '../element/throttle.js';
import * as workers from '../workers/pool.js';
import { useWorkers } from '../workers/course.js';
import { settingsOf, startLab } from './start.js';

/** So many workers at the most: a guest leaves the other cores to those whose page it is, and to other guests. */
const WORKERS = 2;

/** At most this often, in milliseconds, the page that frames us is told what the reader has changed. */
const STATE_EVERY = 100;

/** @param {import('./start.js').About} about */
export async function startEmbed(about) {
  const { pool } = workers;
  pool.most = Math.min(pool.most, WORKERS);
  useWorkers(workers);
  const messages = new Messages(settingsOf(about).id);
  const started = await startLab(about, 'embed');
  if (started) {
    const { lab, address } = started;
    const page = () =>
      addressOf(labNamed(about.lab).page) + address.link({ theme: 'auto', id: null, hide: [], compact: false });
    lab.offers = { page: () => new URL(page(), location.href).href };
    lab.addEventListener('snapshot', (event) => messages.sendSnapshot(/** @type {CustomEvent} */ (event).detail));
    const state = new Throttle(() => messages.sendState(address.newest()), STATE_EVERY);
    lab.addEventListener('statechange', () => state.request());
    await lab.complete;
  }
  messages.watchHeight();
}
