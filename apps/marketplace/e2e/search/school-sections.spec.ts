import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/* After a navigation within the site, the lower sections of a school's page are loaded when the visitor approaches them. */

/** Opens the first school of the results, and returns the files requested meanwhile and later. */
async function openFirstSchool(page: Page): Promise<readonly string[]> {
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'networkidle' });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.locator('main article h2 a').first().tap();
  await expect(page.getByRole('navigation', { name: 'Nesta página' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return files;
}

const isOfLowerSections = (file: string) => file.includes('school-details');

test('P4 a link to a section that is not loaded yet leads to it', async ({ page }) => {
  const files = await openFirstSchool(page);
  expect(files.filter((file) => file.includes('school-offers'))).toHaveLength(1);
  expect(files.filter(isOfLowerSections)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Onde fica' })).toBeAttached();
  const sections = page.getByRole('navigation', { name: 'Nesta página' });
  await sections.getByRole('link', { name: 'Perguntas' }).tap();
  // The outline's heading is 'Perguntas'.
  await expect(page.getByRole('heading', { name: 'Perguntas e respostas' })).toBeInViewport();
  expect(files.filter(isOfLowerSections)).toHaveLength(1);
});

test('A2 the Tab key reaches the lower sections', async ({ page }) => {
  const files = await openFirstSchool(page);
  expect(files.filter(isOfLowerSections)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Avaliar esta escola' })).toBeAttached();
});
