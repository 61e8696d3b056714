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
