import { expect } from '@playwright/test';
import { signInAsSchool } from './school-account.ts';
import { test } from '../visitor.ts';

test('panel: the scholarships fit phones, tablets and desktops', async ({ page }) => {
  await signInAsSchool(page, '/bolsas');
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('table', { name: 'Bolsas da escola' })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `at ${width} px`,
    ).toBe(0);
  }
});
