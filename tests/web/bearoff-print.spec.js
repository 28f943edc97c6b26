// The bear-off lab on paper.

import { openBearoff } from './helpers/bearoff.js';
import { expect, test } from './helpers/test.js';

test('on paper it says in words which evaluator measures luck', async ({ page }) => {
  const lab = await openBearoff(page, '?evaluator=one-sided');
  await page.emulateMedia({ media: 'print' });
  const evaluator = lab.getByRole('combobox', { name: 'Luck is estimated by' });
  await expect(evaluator).toBeVisible();
  await expect(evaluator).toHaveCSS('border-style', 'none');
  await expect(evaluator).toHaveCSS('appearance', 'none');
});
