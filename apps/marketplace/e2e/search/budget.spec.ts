import { expect } from '@playwright/test';
import { maxLayoutShift, recordLayoutShifts } from '../layout-shift.ts';
import { test } from '../visitor.ts';

test('what a family can pay is set once, and a ruler follows every price on every page of the device', async ({
  page,
}) => {
  await page.goto('/escolas/busca?city=araguaina-to');
  await page.getByRole('button', { name: 'Quanto cabe no mês?' }).click();
  const form = page.getByRole('form', { name: 'Régua do orçamento' });
  await form.getByLabel('Quanto a família pode pagar por mês?').fill('900');
  await form.getByRole('button', { name: 'Usar a régua' }).click();
  const cards = page.locator('main .search-offer');
  const rulers = cards.getByText(/^(cabe|passa)/u);
  await expect(rulers).toHaveCount(await cards.count());
  // P2: the ruler is in the page from the first paint on.
  const layoutShift = await recordLayoutShifts(page);
  await page.reload();
  await expect(rulers.first()).toBeVisible();
  expect(await layoutShift()).toBeLessThan(maxLayoutShift);
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page.locator('[data-part="offer"]').first()).toContainText(/cabe|passa/u);
  const setting = page.getByRole('button', { name: /^Mudar a régua de R\$\s900$/u });
  await setting.first().click();
  await page.getByRole('button', { name: 'Tirar a régua' }).click();
  await expect(page.locator('[data-part="budget"]')).toHaveCount(0);
});
