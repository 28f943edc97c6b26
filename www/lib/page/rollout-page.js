// The page of a lab that rolls out: the page of a lab with its guide, the players' questions, and parts that only those readers load who
// come to them.

import { loadPart } from '../element/load-part.js';
import { texts } from '../i18n/texts.js';
import { startPage } from './page.js';

/** @typedef {import('./start.js').Lab} Lab */
/** @typedef {Record<'en' | 'ja', import('../questions/texts/en.js').Answers>} OwnAnswers */

/**
 * @param {Parameters<typeof startPage>[0]} definition
 * @param {Parameters<typeof startPage>[1]} loadSharing
 * @param {() => Promise<{answers: OwnAnswers}>} loadAnswers  the lab's own answers to the players' questions
 */
export async function startRolloutPage(definition, loadSharing, loadAnswers) {
  const lab = await startPage(definition, loadSharing);
  if (!lab) return;
  keepClearOfGuide(lab);
  loadFindingsWhenRolled(lab);
  loadQuestionsWhenNear(lab.complete, loadAnswers);
  showAskedPart(lab);
}

/** Keeps what comes into view, or gets the focus, from lying under the guide while that stays at the top. @param {Lab} lab */
function keepClearOfGuide(lab) {
  const { style } = document.documentElement;
  // A change of the guide's height changes the lab's.
  new ResizeObserver(() => {
    const guide = /** @type {HTMLElement | null} */ (lab.renderRoot.querySelector('.guide'));
    const stays = guide !== null && getComputedStyle(guide).position === 'sticky';
    style.scrollPaddingTop = stays ? `${guide.offsetHeight + 6}px` : '';
  }).observe(lab);
}

const loadFindings = loadPart(() => import('../rollout/many-findings.js'));

/** Loads the findings on a thousand rollouts when the reader rolls them. Embeds have them from the start. @param {Lab} lab */
function loadFindingsWhenRolled(lab) {
  lab.addEventListener('many-start', (event) => {
    const { failed } = /** @type {CustomEvent<{failed: () => void}>} */ (event).detail;
    loadFindings().catch((error) => {
      console.error(error);
      failed();
    });
  });
}

/** Distance from the window at which the questions are loaded. */
const NEAR = '200px';

const loadQuestions = loadPart(() => import('../questions/reader-questions.js'));

/**
 * Loads the players' questions, which stand below the lab, when they come near.
 * @param {Promise<unknown>} drawn  resolves when the lab is drawn
 * @param {() => Promise<{answers: OwnAnswers}>} loadAnswers
 */
async function loadQuestionsWhenNear(drawn, loadAnswers) {
  const loadOwn = loadPart(loadAnswers);
  // The prose begins below the first screen, so nobody sees it make room.
  const place = document.createElement('reader-questions');
  document.querySelector('.prose')?.before(place);
  await drawn;
  const watch = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      try {
        const [{ answers }] = await Promise.all([loadOwn(), loadQuestions()]);
        watch.disconnect();
        Object.assign(place, { answers });
      } catch (error) {
        // The page tries again when the questions come near again.
        console.error(error);
        place.textContent = texts.share.notLoaded;
      }
    },
    { rootMargin: NEAR },
  );
  watch.observe(place);
}

const loadBring = loadPart(() => import('../questions/bring.js'));

/** Brings the part that an address asks for before the reader. @param {any} lab  has in `shows` what its address asked for */
function showAskedPart(lab) {
  const show = () => {
    const { shows, opened } = lab;
    if (shows) loadBring().then(({ bring }) => bring(lab, shows, opened), console.error);
  };
  show();
  // The address listens since before, so it has opened the hash by then.
  addEventListener('hashchange', show);
}
