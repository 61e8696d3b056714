import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/** Opens the first rated school in the results. */
async function openRatedSchool(page: Page): Promise<void> {
  await page.goto('/escolas/busca?city=araguaina-to&sort=rating');
  await page.goto((await page.locator('main article h2 a').first().getAttribute('href')) ?? '');
}

test('product 7 a review is reported in place, with a reason, and the report is confirmed', async ({
  page,
}) => {
  await openRatedSchool(page);
  const report = page.getByRole('button', { name: /^Denunciar a avaliação de / }).first();
  await report.scrollIntoViewIfNeeded();
  const sheet = page.getByRole('dialog', { name: 'Denunciar esta avaliação' });
  await report.click();
  await sheet.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(sheet.getByText('Escolha um motivo.')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Não fala desta escola' }).check();
  await sheet.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(sheet.getByText(/^Obrigado por avisar/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Voltar às avaliações' }).click();
  await expect(report).toBeFocused();
});
