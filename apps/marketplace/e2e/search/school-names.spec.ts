import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/** A school of the imported census, which has no scholarships. */
const realSchool = 'Colégio Adventista de Araguaína';

const foundSchool = (page: Page) =>
  page.getByRole('main').getByRole('article').filter({ hasText: realSchool }).first();

const typed = ['coleg adventsta de araguaina', 'Col. Adventista Araguaína', 'adventista araguaina'];

test('CA-07 a school without a scholarship is found by a loosely typed name, and is marked', async ({
  page,
}) => {
  for (const name of typed) {
    await page.goto(`/escolas/busca?school=${encodeURIComponent(name)}`);
    await expect(foundSchool(page)).toContainText('Sem bolsa agora');
  }
  await page.goto(`/escolas/busca?city=araguaina-to&school=${encodeURIComponent(typed[0] ?? '')}`);
  await foundSchool(page).getByRole('link', { name: realSchool }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(realSchool);
});

test('ST-09 the city field also suggests schools', async ({ page }) => {
  await page.goto('/escolas');
  await page.getByRole('combobox', { name: 'Cidade' }).click();
  await page.keyboard.type('adventista de arag', { delay: 20 });
  await page.getByRole('option', { name: `${realSchool}, Araguaína, TO` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(realSchool);
});
