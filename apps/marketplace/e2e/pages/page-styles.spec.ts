import { expect } from '@playwright/test';
import { maxLayoutShift, recordLayoutShifts } from '../layout-shift.ts';
import { findSchoolPath } from '../schools.ts';
import { sampledTest as test } from '../visitor.ts';

test('P2 a page brings all styles of the site, and requests none', async ({ page }) => {
  const stylesheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') stylesheets.push(request.url());
  });
  await page.goto('/escolas', { waitUntil: 'networkidle' });
  const styles = () => page.locator('head style').evaluateAll((all) => all.map((one) => one.textContent));
  const [first] = await styles();
  expect(first).toContain('.me-button');
  await page.goto('/entrar', { waitUntil: 'networkidle' });
  // The same text after hydration, with which the browser need not compute the styles of the page again.
  expect(await styles()).toEqual([first]);
  expect(stylesheets).toEqual([]);
});

test('P2 the font swap shifts no lines', { tag: '@rare' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const school = await findSchoolPath(page.request);
  const layoutShift = await recordLayoutShifts(page);
  for (const path of [
    '/escolas',
    '/escolas/busca?city=araguaina-to',
    '/escolas/mensalidades/araguaina-to',
    school,
  ]) {
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      // The font is swapped after the fallback has been visible for a while.
      await page.waitForTimeout(500);
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.load('16px "Atkinson Hyperlegible Next"'));
    // A page without shifts reports no event to wait for: a shift is reported with the frame after the one that shows it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await layoutShift(), path).toBeLessThanOrEqual(maxLayoutShift);
    await page.unroute('**/*.woff2');
  }
});
