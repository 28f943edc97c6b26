// The story where something cannot be loaded, and with other dice than its own.

import { SEED } from '../../www/story/addresses.js';
import { en } from '../../www/story/texts/en.js';
import { figureIn, openStory } from './helpers/story.js';
import { expect, test } from './helpers/test.js';

test.describe('what cannot be loaded', () => {
  test.use({ ownWindow: true });

  test('leaves the picture as it is, and says so where it stands', async ({ page }) => {
    await page.route('**/two-checker-figures*', (route) => route.abort());
    await openStory(page, 'en');
    const figure = figureIn(page, 'game');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('.trouble')).toHaveText(en.failure.notLoaded);
    await expect(figure.locator('> svg')).toBeVisible();
    await expect(figure.locator('.guess')).toBeHidden();
  });
});

test('the prose says which dice they are, and leads to the same ones in the lab', async ({ page }) => {
  for (const [query, seed] of [
    ['', SEED],
    ['?seed=0x2a61', '0x2a61'],
    ['?seed=nonsense', SEED],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./story.html${query}`);
    const said = page.locator('code.seed');
    await expect(said).toHaveText(seed);
    await expect(said.locator('xpath=..').locator('a')).toHaveAttribute('href', new RegExp(`[#&]seed=${seed}&`));
  }
});
