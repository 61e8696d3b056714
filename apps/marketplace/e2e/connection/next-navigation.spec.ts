import { expect, type Locator, type Page } from '@playwright/test';
import { deniedConsent } from '../consent-cookie.ts';
import { deleteOwnAccount } from '../account/claim.ts';
import { anotherDevice } from '../account/person.ts';
import { addRedirect, removeRedirect } from '../panel/operated-redirects.ts';
import { openOperatorAccount } from '../panel/operator-account.ts';
import { answerConsent } from '../tracking/tracked-visit.ts';
import { scrollToHydrated, scrollAtClick, test } from '../visitor.ts';

/* Navigations after a new build or a redirect. */

// Visitors who have not been asked for consent.
test.use({ storageState: { cookies: [], origins: [] } });

/**
 * Waits until the page is idle: the router records a scroll position once it has finished a page. A page that is unloading does not
 * respond; then the next one is asked.
 */
const isIdle = (page: Page) =>
  expect(() =>
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))),
  ).toPass({ timeout: 7_000 });

/** Makes the page detect a new build, as it would itself within five minutes. */
async function findNewBuild(page: Page): Promise<void> {
  await isIdle(page);
  // Repeated until the page listens.
  await expect(async () => {
    const response = page.waitForResponse('**/builds/latest.json*', { timeout: 1_000 });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await (await response).finished();
  }).toPass();
  await isIdle(page);
}

/** Counts full page loads from now on. */
function documentLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);
const school = (page: Page) => page.getByRole('heading', { name: /bolsas? nesta escola$/u });
const results = '/escolas/busca?city=araguaina-to';

/** The link of a school further down the list, scrolled into the viewport. */
async function schoolBelow(page: Page): Promise<Locator> {
  const link = page.locator('main article').nth(5).getByRole('heading').getByRole('link');
  await scrollToHydrated(link);
  return link;
}

/** Expects the same card in the viewport as before: content above the list may have changed its height. */
const isScrolledTo = (page: Page, position: number) =>
  expect(async () =>
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - position)).toBeLessThan(100),
  ).toPass({ timeout: 7_000 });

test.describe('a new build', () => {
  test.use({ storageState: deniedConsent });
  test.beforeEach(async ({ page }) => {
    await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'another' } }));
    await page.goto(results);
  });

  test('RT-19 S25 the next navigation is a full page load with one history entry, once per path within 10 s; filters navigate in place', async ({
    page,
  }) => {
    // However slow the machine: no 10 s pass.
    await page.clock.setFixedTime(new Date());
    const first = await page.locator('main article').first().innerText();
    await findNewBuild(page);
    const loads = documentLoads(page);
    await page.getByRole('link', { name: 'Ordenar' }).tap();
    await page.getByRole('dialog').getByText('Menor mensalidade').tap();
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page.locator('main article').first()).not.toHaveText(first, { useInnerText: true });
    expect(loads()).toBe(0);
    const entries = await historyLength(page);

    const link = await schoolBelow(page);
    const scrolled = await scrollAtClick(page);
    await link.tap();
    await expect(school(page)).toBeVisible();
    const left = await scrolled();
    expect([loads(), await historyLength(page)]).toEqual([1, entries + 1]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const opened = page.url();
    await page.goBack();
    await expect(page).toHaveURL(/sort=price-asc/);
    await isScrolledTo(page, left);
    await page.goForward();
    await expect(page).toHaveURL(opened);
    await expect(school(page)).toBeVisible();

    // There is still a new build, but the school was loaded within the last 10 s.
    await page.goBack();
    await findNewBuild(page);
    const before = loads();
    await link.tap();
    await expect(school(page)).toBeVisible();
    expect([loads(), await historyLength(page)]).toEqual([before, entries + 1]);
  });
});

test('RT-17 a redirect has its own status, and is followed within a page without a full load', async ({
  page,
  request,
  browser,
}) => {
  const operator = await anotherDevice(browser);
  await openOperatorAccount(operator.request);
  const old = { path: '/bolsas-antigas', target: '/escolas/brasil', status: 301 };
  const moved = { path: '/metodologias/waldorf', target: '/metodologias/montessoriana', status: 302 };
  await addRedirect(operator.request, old);
  await addRedirect(operator.request, moved);
  const answer = await request.get(old.path, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/escolas/brasil']);
  await page.goto('/metodologias');
  await answerConsent(page, 'Recusar');
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
  await removeRedirect(operator.request, old);
  await removeRedirect(operator.request, moved);
  await deleteOwnAccount(operator.request);
  await operator.context().close();
});

test('RT-08 a navigation within a page to a path that is not canonical shows the canonical one', async ({
  page,
}) => {
  await page.goto('/metodologias');
  await isIdle(page);
  let loads = 0;
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) loads += 1;
  });
  await page.evaluate(() =>
    history.pushState({}, '', '/Escolas/mensalidades/PALMAS-TO/?utm_source=x#lugares'),
  );
  await expect(page).toHaveURL('/escolas/mensalidades/palmas-to?utm_source=x#lugares');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Palmas');
  expect(loads).toBe(0);
});
