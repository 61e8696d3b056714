import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/* A family asks for its child's grade once: every price, favorite and comparison of the visit is of that grade. */

const results = '/escolas/busca?city=araguaina-to';
const oneGrade = `${results}&grade=6-ano`;

async function chooseCity(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Cidade' }).click();
  await page.keyboard.type('arag', { delay: 40 });
  await page.getByRole('option', { name: /^Araguaína, TO/ }).click();
}

test('the grade chosen on the home page is that of results, school, favorites and comparison', async ({
  page,
}) => {
  await page.goto('/escolas');
  const grade = page.getByLabel('Série', { exact: true });
  expect((await grade.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await grade.selectOption({ label: '6º ano' });
  await chooseCity(page);
  await expect(page).toHaveURL(oneGrade);
  await expect(page.getByRole('link', { name: 'Série: 6º ano', exact: true })).toBeInViewport();
  const card = page.locator('main article').first();
  await expect(card.locator('.search-offer-monthly')).toContainText('6º ano');
  for (const index of [0, 1]) {
    const saved = page.locator('main article').nth(index);
    await saved.getByRole('button', { name: /^Salvar .* nos favoritos$/u }).click();
    await expect(saved.getByRole('button', { name: /^Salvo nos favoritos/u })).toBeVisible();
  }
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).not.toHaveURL(/busca/);
  await expect(page.locator('a[href="#bolsas"]').filter({ hasText: '6º ano' })).toBeVisible();
  await expect(page.locator('details[name="bolsa"][open] > summary')).toContainText('6º ano');

  await page.goto('/escolas/favoritos');
  const prices = page.locator('main article').getByText('6º ano:', { exact: true });
  await expect(prices).toHaveCount(2);
  const boxes = page.getByRole('checkbox', { name: /^Comparar /u });
  for (const index of [0, 1]) {
    await boxes.nth(index).click();
    await expect(boxes.nth(index)).toBeChecked();
  }
  const tray = page.getByRole('complementary', { name: 'Comparação' });
  await tray.getByRole('link', { name: 'Comparar' }).click();
  await expect(page).toHaveURL(/&serie=6-ano$/u);
  await expect(page.getByLabel('Qual série?')).toHaveValue('6-ano');

  await page.goto('/escolas');
  await expect(page.getByLabel('Série', { exact: true })).toHaveValue('6-ano');
});

test('until a grade is chosen the cheapest scholarship is called that, and the bar asks for the grade', async ({
  page,
}) => {
  await page.goto(results);
  await expect(
    page.locator('main .search-offer-monthly').getByText('bolsa mais barata').first(),
  ).toBeVisible();
  const choose = page.getByRole('link', { name: 'Escolha a série', exact: true });
  await expect(choose.filter({ visible: true })).toHaveCount(1);
  await choose.filter({ visible: true }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Série', { exact: true }).selectOption({ value: '6-ano' });
  await sheet.getByRole('button', { name: /^Ver \d+ bolsas?$/u }).tap();
  await expect(page).toHaveURL(oneGrade);
  await expect(page.getByText('bolsa mais barata')).toHaveCount(0);

  // Taken out of the search, it is forgotten; a link to all scholarships of a city says nothing about the child.
  await page.goto(results);
  await page.goto('/escolas');
  await expect(page.getByLabel('Série', { exact: true })).toHaveValue('6-ano');
  await page.goto(oneGrade);
  await page.getByRole('link', { name: 'Série: 6º ano', exact: true }).tap();
  await sheet.getByLabel('Série', { exact: true }).selectOption({ value: '' });
  await sheet.getByRole('button', { name: /^Ver \d+ bolsas?$/u }).tap();
  // The URL and the bar change before the results of the search are there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ bolsas em Araguaína, TO$/u);
  await expect(page).toHaveURL(results);
  await page.goto('/escolas');
  await expect(page.getByLabel('Série', { exact: true })).toHaveValue('');
});

test('Back to a search for all grades forgets no child', async ({ page }) => {
  await page.goto(results);
  await page.getByRole('link', { name: 'Escolha a série', exact: true }).filter({ visible: true }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Série', { exact: true }).selectOption({ value: '6-ano' });
  await sheet.getByRole('button', { name: /^Ver \d+ bolsas?$/u }).tap();
  await expect(page).toHaveURL(oneGrade);
  await expect(sheet).toBeHidden();
  // A sheet may have an entry of its own in the history.
  while (page.url().includes('grade=')) await page.goBack();
  await expect(page).toHaveURL(results);
  await page.goto('/escolas');
  await expect(page.getByLabel('Série', { exact: true })).toHaveValue('6-ano');
});

test('a saved school can be for another child', async ({ page }) => {
  await page.goto(oneGrade);
  const card = page.locator('main article').first();
  await card.getByRole('button', { name: /^Salvar .* nos favoritos$/u }).click();
  await expect(card.getByRole('button', { name: /^Salvo nos favoritos/u })).toBeVisible();
  await page.goto('/escolas/favoritos');
  const grade = page.getByLabel(/^Série em /u);
  await expect(grade).toHaveValue('6-ano');
  await grade.selectOption({ value: '1-ano' });
  await expect(page.locator('main article').getByText(/^(1º\sano:|Sem bolsa para o 1º\sano)/u)).toBeVisible();
  await page.reload();
  await expect(grade).toHaveValue('1-ano');
});

test.describe('P3 with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the grade is sent with the city', async ({ page }) => {
    await page.goto('/escolas');
    await page.getByLabel('Série', { exact: true }).selectOption({ value: '6-ano' });
    await page.getByRole('button', { name: 'Buscar bolsas' }).click();
    await expect(page).toHaveURL('/escolas/busca?city=sao-paulo-sp&grade=6-ano');
  });
});
