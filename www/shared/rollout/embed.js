// A lab in somebody else's page: the lab, and what passes between it and the page that frames it.

import { addressOf, labNamed } from '../labs.js';
import { Messages } from '../messages.js';
import { pool } from '../workers/pool.js';
import { settingsOf, startLab } from './start.js';

/** So many workers at the most: a guest leaves the other cores to those whose page it is, and to other guests. */
const WORKERS = 2;

/** @param {import('./start.js').About} about */
export async function startEmbed(about) {
  pool.most = Math.min(pool.most, WORKERS);
  const messages = new Messages(settingsOf(about).id);
  const started = await startLab(about, 'embed');
  if (started) {
    const { lab, address } = started;
    const page = () => addressOf(labNamed(about.lab).page) + address.link({ theme: 'auto', id: null, hide: [] });
    lab.actions = { page: () => new URL(page(), location.href).href };
    lab.addEventListener('snapshot', (event) =>
      messages.sendSnapshot(/** @type {CustomEvent} */ (event).detail),
    );
    await lab.complete;
  }
  messages.watchHeight();
}
