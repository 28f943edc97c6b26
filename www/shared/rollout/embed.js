// A lab in somebody else's page: the lab, and what passes between it and the page that frames it.

import { addressOf, labNamed } from '../labs.js';
import { Messages } from '../messages.js';
import { settingsOf, startLab } from './start.js';

/** @param {import('./start.js').About} about */
export async function startEmbed(about) {
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
