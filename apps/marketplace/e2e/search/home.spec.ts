import { expect, type Page } from '@playwright/test';
import { maxLayoutShift, recordLayoutShifts } from '../layout-shift.ts';
import { test } from '../visitor.ts';

const sections = ['O que as famílias dizem', 'Comece por uma destas cidades', 'Como funciona'] as const;

const carousel = (page: Page, city: string) => page.getByRole('region', { name: `Bolsas em ${city}` });

/** Scrolls through the page, so that every part hydrates and every picture loads. */
async function readThrough(page: Page): Promise<void> {
  for (const name of sections) await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
}

test('ST-12 RT-01 the home page has scholarships that a keyboard steps through, and nothing moves', async ({
  page,
}) => {
  const layoutShift = await recordLayoutShifts(page);
  await page.goto('/escolas');
  const offers = carousel(page, 'São Paulo, SP');
  await offers.scrollIntoViewIfNeeded();
  await expect(offers).toHaveAttribute('data-ready', '');
  await expect(offers.getByRole('article').first()).toContainText(/R\$\s[\d.]+ por mês/u);
  const next = offers.getByRole('button', { name: 'Próximo' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(offers.getByRole('button', { name: 'Anterior' })).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(offers.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
  await readThrough(page);
  expect(await layoutShift()).toBeLessThan(maxLayoutShift);
});

test('ST-04 the scholarships are those of the chosen city, without a shift', async ({ page }) => {
  await page.goto('/escolas/busca?city=araguaina-to');
  const layoutShift = await recordLayoutShifts(page);
  await page.goto('/escolas');
  // The page that everyone gets has those of the default city, until this part is visible.
  await page.evaluate(() => document.querySelector('#bolsas')?.scrollIntoView());
  const offers = carousel(page, 'Araguaína, TO');
  await expect(offers.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver todas em Araguaína, TO' })).toBeVisible();
  expect(await layoutShift()).toBeLessThan(maxLayoutShift);
});

test('RT-01 on a phone the sum of a scholarship stands below the search and within the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/escolas');
  const sum = page.getByRole('figure', { name: 'Uma bolsa, na ponta do lápis' });
  await expect(sum).toContainText(/Você paga por\smês\s*R\$\s500/u);
  const search = await page.getByRole('main').getByRole('button', { name: 'Buscar bolsas' }).boundingBox();
  const box = await sum.boundingBox();
  expect(box?.y).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('product 7 a review leads to the reviews of its school', async ({ page }) => {
  await page.goto('/escolas');
  const reviews = page.getByRole('region', { name: 'O que as famílias dizem' });
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByText(/Matrícula feita por aqui|E-mail confirmado/u).first()).toBeVisible();
  await reviews.getByRole('link').first().click();
  await expect(page).toHaveURL(/#avaliacoes$/u);
  await expect(page.locator('#avaliacoes')).toBeInViewport();
});

test('RT-01 a city card leads to the city, with its schools and lowest price', async ({ page }) => {
  await page.goto('/escolas');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'São Paulo, SP' }) });
  await expect(card).toContainText(/\d escolas/u);
  await expect(card).toContainText(/a partir de R\$\s\d/u);
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/escolas/mensalidades/sao-paulo-sp');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('P3 ST-12 the home page has every section, and its scholarships scroll', async ({ page }) => {
    await page.goto('/escolas');
    for (const name of sections) await expect(page.getByRole('heading', { name })).toBeVisible();
    const offers = carousel(page, 'São Paulo, SP');
    const last = offers.getByRole('article').last();
    await expect(last).not.toBeInViewport();
    await last.getByRole('link').focus();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/escolas\/[a-z0-9-]+$/u);
  });
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('product 12 the home page loads no pictures', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/imagens/')) pictures.push(request.url());
    });
    await page.goto('/escolas');
    await readThrough(page);
    await expect(carousel(page, 'São Paulo, SP').getByRole('article').first()).toBeVisible();
    expect(pictures).toEqual([]);
  });
});
