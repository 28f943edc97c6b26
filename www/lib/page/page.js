// The page of a lab: the lab, the page's texts in the reader's language, and the dialog for sharing.

import { explainProse } from '../glossary/prose.js';
import { loadPart } from '../element/load-part.js';
import { keepState } from '../i18n/page.js';
import { keepAnswer } from './bet-page.js';
import { startLab } from './start.js';

/**
 * @typedef {Object} Sharing
 * @property {typeof import('../share/open.js').openShare} openShare
 * @property {(lab: any, link: string) => import('../share/open.js').Own} share  what it shares in its own way
 */

/**
 * @param {import('./start.js').About} about
 * @param {() => Promise<Sharing>} loadSharing  only those who share load it
 * @returns {Promise<import('./start.js').Lab | null>} null where there is no core to drive it
 */
export async function startPage(about, loadSharing) {
  const started = await startLab(about, 'page');
  if (!started) return null;
  const { lab, address } = started;
  keepState(address);
  keepAnswer(lab);
  explainProse();
  const load = loadPart(loadSharing);
  /** @param {boolean} notLoaded */
  const offer = (notLoaded) => {
    lab.offers = { share: open, notLoaded };
  };
  const open = async () => {
    // Said anew, should it be so again.
    offer(false);
    const parts = await load().catch((error) => {
      console.error(error);
      offer(true);
    });
    if (parts) parts.openShare(lab, address, about, parts.share);
  };
  offer(false);
  return lab;
}
