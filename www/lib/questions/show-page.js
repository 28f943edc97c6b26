// What an address asks to be shown is brought before the reader: on pages, and with a part that only those load who follow
// such an address.

import { loadPart } from '../element/load-part.js';

const load = loadPart(() => import('./bring.js'));

/** @param {any} lab  whose `shows` says what its address asked for when it was opened */
export function showWhatIsAsked(lab) {
  const show = () => {
    const { shows, opened } = lab;
    if (shows) load().then(({ bring }) => bring(lab, shows, opened), console.error);
  };
  show();
  // After the address, which heard of it first, has opened it.
  addEventListener('hashchange', show);
}
