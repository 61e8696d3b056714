import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';
import { openAccount, sameOrigin } from './person.ts';

/** Signs a new person in and saves a search. */
async function saveSearch(page: Page): Promise<void> {
  await openAccount(page.request);
  const saved = await page.request.post('/api/v3/account/user/saved-searches', {
    headers: sameOrigin,
    data: { query: 'city=araguaina-to' },
  });
  expect(saved.status()).toBe(201);
}

test('product 15 a person chooses what the e-mails of a saved search report', async ({ page }) => {
  await saveSearch(page);
  await page.goto('/minha-conta', { waitUntil: 'networkidle' });
  const kinds = page.getByRole('group', { name: 'Avisar sobre Bolsas em Araguaína, TO' });
  const prices = kinds.getByRole('checkbox', { name: 'Preços que baixaram' });
  await expect(prices).toBeChecked();
  await prices.press('Space');
  await expect(prices).not.toBeChecked();
  await expect
    .poll(async () => (await (await page.request.get('/api/v3/account/user/saved-searches')).json()).items)
    .toMatchObject([{ alertKinds: ['new-offers', 'free-seats'] }]);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(prices).not.toBeChecked();

  await kinds.getByRole('checkbox', { name: 'Vagas reabertas' }).press('Space');
  await expect(kinds.getByRole('checkbox', { name: 'Vagas reabertas' })).not.toBeChecked();
  // Without any kind nothing would be sent.
  await kinds.getByRole('checkbox', { name: 'Bolsas novas' }).press('Space');
  await expect(page.getByRole('switch', { name: /^Avisos por e-mail/ })).not.toBeChecked();
  await expect(kinds).toHaveCount(0);
});

test.describe('P3 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('product 15 the page says what the e-mails of a saved search report', async ({ page }) => {
    await saveSearch(page);
    await page.goto('/minha-conta');
    await expect(
      page.getByText('Avisos por e-mail: ligados, sobre bolsas novas, preços que baixaram e vagas reabertas'),
    ).toBeVisible();
  });
});
