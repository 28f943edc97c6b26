// The page of a lab: the lab, the page's texts in the reader's language, and the dialog for sharing.

import { keepState } from '../texts/page.js';
import { startLab } from './start.js';

/** @param {import('./start.js').About} about */
export async function startPage(about) {
  const started = await startLab(about);
  if (!started) return;
  const { lab, address } = started;
  keepState(address);
  lab.actions = {
    share: async () => {
      const [{ openShare }, { share }] = await Promise.all([import('../share/open.js'), about.share()]);
      openShare(lab, address, about, share);
    },
  };
}
