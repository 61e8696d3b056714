import { expect } from '@playwright/test';
import { test } from '../visitor.ts';
import { anOffer } from './reservation.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'EN-09 with JavaScript' : 'EN-09 without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the scholarship is folded, and opens to all of its facts', async ({ page }) => {
      const offer = await anOffer(page.request);
      await page.goto(offer.path);
      const summary = page.getByRole('complementary', { name: 'A bolsa' });
      await expect(summary.getByText('por mês').first()).toBeVisible();
      const cost = summary.getByText(/^Custo do ano/u).first();
      await expect(cost).toBeHidden();
      if (javaScriptEnabled)
        await expect(page.getByRole('radio', { name: 'Não, será aluno novo' })).toBeInViewport();
      await summary.locator('summary').click();
      await expect(cost).toBeVisible();
    });
  });
}
