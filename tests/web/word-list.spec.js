// The story's list of words: it is folded away, links to its words open it, and paper shows it.

import { expect, test } from './helpers/test.js';
import { STORY } from '../../www/pkg/labs.js';

const LIST = 'details.word-list';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the list is closed, an address of a word opens it, and paper has it', async ({ page }) => {
      await page.goto(`./${STORY.page}`);
      const list = page.locator(LIST);
      await expect(list).not.toHaveAttribute('open');
      await expect(list.locator('dd').first()).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(list.locator('div:not(.elsewhere) dd').first()).toBeVisible();
      await page.emulateMedia({ media: 'screen' });

      const [id] = await list.locator('dl > div').evaluateAll((all) => all.slice(-1).map(({ id: own }) => own));
      await page.goto('about:blank');
      await page.goto(`./${STORY.page}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });
  });
}
