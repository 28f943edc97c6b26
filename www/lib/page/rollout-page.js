// The page of a lab that rolls out: the page of a lab, with its guide, what players ask, and what only those load who come
// to it.

import { loadQuestionsWhenNear } from '../questions/near.js';
import { showWhatIsAsked } from '../questions/show-page.js';
import { loadFindingsWhenRolled } from './findings-page.js';
import { keepClear } from './guide-page.js';
import { startPage } from './page.js';

/**
 * @param {Parameters<typeof startPage>[0]} about
 * @param {Parameters<typeof startPage>[1]} loadSharing
 * @param {Parameters<typeof loadQuestionsWhenNear>[1]} loadAnswers  to what players ask, that the lab has of its own
 */
export async function startRolloutPage(about, loadSharing, loadAnswers) {
  const lab = await startPage(about, loadSharing);
  if (!lab) return;
  keepClear(lab);
  loadFindingsWhenRolled(lab);
  loadQuestionsWhenNear(lab.complete, loadAnswers);
  showWhatIsAsked(lab);
}
