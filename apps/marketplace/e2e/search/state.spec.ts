import { expect } from '@playwright/test';
import { test } from '../visitor.ts';

/* EN-20: a state is a place to search, from the field, the address and the page of the state, with and without JavaScript. */

const heading = /^[\d.]+ bolsas no Tocantins$/;

test('EN-20 a parent chooses a whole state in the city field', async ({ page }) => {
  await page.goto('/escolas');
  await page.getByRole('combobox', { name: 'Cidade' }).fill('tocantins');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL('/escolas/busca?state=tocantins');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('EN-20 P3 a typed state is searched, and keeps its place when a filter is submitted', async ({
    page,
  }) => {
    await page.goto('/escolas');
    await page.getByRole('combobox', { name: 'Cidade' }).fill('Tocantins');
    await page.getByRole('button', { name: 'Buscar bolsas' }).click();
    await expect(page).toHaveURL('/escolas/busca?state=tocantins');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('link', { name: 'Filtros' }).click();
    await page.getByRole('checkbox', { name: 'Manhã' }).check();
    await page.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect(page).toHaveURL('/escolas/busca?state=tocantins&shifts[]=manha');
  });
});
