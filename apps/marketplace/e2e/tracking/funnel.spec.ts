import { expect, type Page } from '@playwright/test';
import { analyticsConsent } from '../consent-cookie.ts';
import { visitsByStep } from '../operator.ts';
import { answerConsent } from './tracked-visit.ts';
import { test } from '../visitor.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  // A person's user agent, because bots are not counted (EN-13).
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
});

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  }),
);

const results = '/escolas/busca?city=araguaina-to';

/** The address of the first school of the results, which the page shows. */
const firstSchool = async (page: Page): Promise<string> =>
  (await page.locator('main article a').first().getAttribute('href')) ?? '';

/** Visits that reached results and a school since then. */
const reachedSince = (before: Readonly<Record<string, number>>) => async () => {
  const now = await visitsByStep();
  return ['search', 'school'].map((step) => (now[step] ?? 0) - (before[step] ?? 0));
};

test('CA-14 the first page of a visit counts when the visitor leaves it right after the answer', async ({
  page,
}) => {
  const before = await visitsByStep();
  await page.goto(results);
  const school = await firstSchool(page);
  await answerConsent(page, 'Aceitar');
  // A full page load, as from a bookmark or after a new build.
  await page.goto(school);
  await expect.poll(reachedSince(before), { timeout: 15_000 }).toEqual([1, 1]);
});

test('CA-14 the first page of a visit counts when its link is followed before the page is idle', async ({
  page,
  context,
}) => {
  await context.addCookies(analyticsConsent.cookies);
  const before = await visitsByStep();
  await page.goto(results, { waitUntil: 'commit' });
  await page.locator('main article a').first().click({ noWaitAfter: true });
  await page.waitForURL((url) => !url.pathname.endsWith('/busca'));
  await expect.poll(reachedSince(before), { timeout: 15_000 }).toEqual([1, 1]);
});
