import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/* A2: where the focus is after a navigation in the browser. */

const results = '/escolas/busca?city=araguaina-to';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens results and waits until the page's idle tasks have started, of which the last prefetches the first school. */
async function openUntilIdle(page: Page, address: string): Promise<void> {
  const prefetched = page.waitForResponse('**/api/graphql/SchoolPage-*');
  await page.goto(address);
  await prefetched;
}

async function press(element: Locator): Promise<void> {
  await element.focus();
  await element.press('Enter');
}

test('A2 the next page’s heading takes the focus, and Back returns it to the link', async ({ page }) => {
  await openUntilIdle(page, results);
  await expect(page.locator('body')).toBeFocused();
  const link = page.locator('main article').first().getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await press(link);
  await expect(title(page)).toHaveText(name);
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.goBack();
  await expect(link).toBeFocused();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Favoritos/ })
    .click();
  await expect(title(page)).toHaveText('Favoritos');
  await expect(title(page)).toBeFocused();
});

test('A2 the next results start at the heading, and Back returns to the pagination', async ({ page }) => {
  await openUntilIdle(page, '/escolas/busca?city=sao-paulo-sp');
  const next = page.getByRole('navigation', { name: 'Paginação' }).getByRole('link', { name: 'Próximo' });
  await press(next);
  await expect(page).toHaveURL(/page=2/);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toBeInViewport();
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.locator(':focus')).toHaveAttribute('href', /page=2/);
  await expect(page.locator(':focus')).toBeInViewport();
});

test('A2 a page that fails takes the focus', async ({ page }) => {
  await openUntilIdle(page, results);
  await page.waitForLoadState('networkidle');
  await page.route('**/api/graphql/**', (route) => route.abort());
  const link = page.locator('main article').nth(5).getByRole('heading').getByRole('link');
  await press(link);
  await expect(title(page)).toHaveText('Sem conexão');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tentar de novo' })).toBeFocused();
});

test('A2 what disappears with the focus passes it on', async ({ page }) => {
  await openUntilIdle(page, `${results}&shifts[]=manha`);
  await press(page.getByRole('main').getByRole('link', { name: 'Limpar filtros' }));
  await expect(title(page)).toBeFocused();
  await openUntilIdle(page, results);
  const main = page.getByRole('main');
  for (const card of [0, 1]) {
    const article = main.locator('article').nth(card);
    await press(article.getByRole('button', { name: /^Salvar/ }));
    await press(article.getByRole('link', { name: /^Comparar/ }));
    await expect(article.getByRole('button', { name: /^Na comparação/ })).toBeFocused();
  }
  const tray = page.getByRole('complementary', { name: 'Comparação' });
  await tray.getByRole('link', { name: 'Comparar' }).click();
  await expect(title(page)).toHaveText('Comparar escolas');
  await expect(title(page)).toBeFocused();
  await press(main.getByRole('link', { name: /^Tirar/ }).first());
  await expect(main.getByText('Escolha mais uma escola para comparar')).toBeVisible();
  await expect(title(page)).toBeFocused();

  await page.goto('/escolas/favoritos');
  const saved = main.getByRole('button', { name: /^Salvo/ });
  await expect(saved).toHaveCount(2);
  await press(saved.first());
  await expect(saved).toHaveCount(1);
  // Its card stays until the visitor leaves the page, and the same button undoes a slip.
  const unsaved = main.getByRole('button', { name: /^Salvar / });
  await expect(unsaved).toBeFocused();
  await press(unsaved);
  await expect(saved).toHaveCount(2);
  await expect(saved.first()).toBeFocused();

  await expect(tray).toBeVisible();
  await press(tray.getByRole('button', { name: 'Limpar' }));
  await expect(main).toBeFocused();
});
