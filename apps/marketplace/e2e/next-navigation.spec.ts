import { expect } from '@playwright/test';
import { addRedirect, removeRedirect } from './operator.ts';
import { press } from './tracked-visit.ts';
import { test } from './visitor.ts';

/* What the site has found out by the time somebody goes on: another build, a path that has moved. */

// Nobody has asked these visitors yet.
test.use({ storageState: { cookies: [], origins: [] } });

test('RT-19 S25 another build has the next page loaded anew, once', async ({ page }) => {
  await page.goto('/escolas/busca?city=araguaina-to');
  await press(page, 'Recusar');
  await page.waitForLoadState('networkidle');
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'another' } }));
  const looked = page.waitForResponse('**/builds/latest.json*');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await looked;
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.locator('main article').first().getByRole('heading').getByRole('link').tap();
  await expect(page.getByRole('heading', { name: /bolsas? nesta escola$/u })).toBeVisible();
  expect(loads).toBe(1);
});

test('RT-17 a path that has moved is followed by its own status, and from a page without loading another', async ({
  page,
  request,
}) => {
  const [old, moved] = ['/bolsas-antigas', '/metodologias/waldorf'];
  await addRedirect(old, '/escolas/brasil', 301);
  await addRedirect(moved, '/metodologias/montessoriana', 302);
  const answer = await request.get(old, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/escolas/brasil']);
  await page.goto('/metodologias');
  await press(page, 'Recusar');
  let loads = 0;
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) loads += 1;
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Waldorf/ })
    .first()
    .tap();
  await expect(page).toHaveURL('/metodologias/montessoriana');
  expect(loads).toBe(0);
  await removeRedirect(old);
  await removeRedirect(moved);
});
