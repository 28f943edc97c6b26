// The questions that players ask stand below the lab: they are loaded when they come near.

import { loadPart } from '../element/load-part.js';
import { texts } from '../i18n/texts.js';

/** So far from being seen, in pixels. */
const NEAR = '200px';

const load = loadPart(() => import('./reader-questions.js'));

/** @typedef {Record<'en' | 'ja', import('./texts/en.js').Answers>} OwnAnswers */

/**
 * @param {Promise<unknown>} drawn  resolves when the lab is
 * @param {() => Promise<{answers: OwnAnswers}>} loadAnswers  those that the lab has of its own
 */
export async function loadQuestionsWhenNear(drawn, loadAnswers) {
  const loadOwn = loadPart(loadAnswers);
  // The prose begins below the first screen: nobody sees it make room.
  const place = document.createElement('reader-questions');
  document.querySelector('.prose')?.before(place);
  await drawn;
  const watch = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      try {
        const [{ answers }] = await Promise.all([loadOwn(), load()]);
        watch.disconnect();
        Object.assign(place, { answers });
      } catch (error) {
        // It is tried again when it comes near again.
        console.error(error);
        place.textContent = texts.share.notLoaded;
      }
    },
    { rootMargin: NEAR },
  );
  watch.observe(place);
}
