import { expect } from '@playwright/test';
import { test } from '../visitor.ts';

/* EN-20: a state is a place to search, from the field, the address and the page of the state, with and without JavaScript. */

const heading = /^[\d.]+ bolsas no Tocantins$/;

test('EN-20 a parent chooses a whole state in the city field', async ({ page }) => {
  await page.goto('/escolas');
  await page.getByRole('combobox', { name: 'Cidade' }).fill('tocantins');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL('/escolas/busca?state=tocantins');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('EN-20 the page of a state leads to all its scholarships', async ({ page }) => {
  await page.goto('/escolas/tocantins');
  await page.getByRole('link', { name: 'Todas as bolsas no Tocantins' }).click();
  await expect(page).toHaveURL('/escolas/busca?state=tocantins');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

for (const [typed, url] of [
  ['tocantins', '/escolas/busca?state=tocantins'],
  ['to', '/escolas/busca?state=tocantins'],
  ['parati', '/escolas/busca?city=paraty-rj'],
  ['Augusto Severo', '/escolas/busca?city=campo-grande-rn'],
] as const) {
  test(`EN-20 ST-09 leaving the filters’ field with “${typed}” chooses the place @desktop`, async ({
    page,
  }) => {
    await page.goto('/escolas/busca?city=araguaina-to');
    const field = page.getByRole('combobox', { name: 'Cidade ou estado' });
    await field.fill(typed);
    await field.press('Tab');
    await expect(page).toHaveURL(url);
  });
}

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

test('EN-20 RT-15 an unknown state is dropped, and an abbreviation leads to the state', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/escolas/busca?state=atlantida&grade=6-ano', '/escolas/busca?grade=6-ano'],
    ['/escolas/busca?city=TO', '/escolas/busca?state=tocantins'],
    ['/escolas/busca?state=TO', '/escolas/busca?state=tocantins'],
    ['/escolas/tocantins?grade=6-ano', '/escolas/busca?state=tocantins&grade=6-ano'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, to]);
  }
});
