// The two-checker lab in somebody else's page: the lab, and what passes between it and the page that frames it.

import { Frame } from '../../shared/frame.js';
import { translatePage } from '../../shared/texts/page.js';
import { settings, startLab } from './start.js';

const frame = new Frame(settings.id);

startLab(translatePage).then(async (started) => {
  if (started) {
    const { lab, address } = started;
    const page = () => address.link({ theme: 'auto', id: null, hide: [] });
    lab.actions = { page: () => new URL(`./${page()}`, location.href).href };
    lab.addEventListener('snapshot', (event) =>
      frame.sendSnapshot(/** @type {CustomEvent} */ (event).detail),
    );
    await lab.complete;
  }
  frame.watchHeight();
});
