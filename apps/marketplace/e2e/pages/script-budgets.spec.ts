import { expect, type Browser, type Page } from '@playwright/test';
import { siteUrl } from '../site.ts';
import { test } from '../visitor.ts';
import { resolvePath, publicPages } from './public-pages.ts';

/* P1: the scripts that a page loads without interaction, including those of the likely next page (ST-14), for a visitor who has not answered the consent notice. */

test.use({
  storageState: { cookies: [], origins: [] },
  viewport: { width: 360, height: 800 },
  isMobile: true,
  hasTouch: true,
});

const KiB = 1024;
const WITHIN_MS = 4_000;
/* Alarms with room above what is measured: docs/performance.md, "Bytes of a page". */
const MAX_KB = 240;
const MAX_KB_SAVING_DATA = 178;

/** A page's scripts and their transferred bytes. */
async function ownScripts(page: Page, path: string): Promise<{ scripts: number; bytes: number }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const requested = new Set<string>();
  const loaded = { scripts: 0, bytes: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') requested.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!requested.has(requestId)) return;
    loaded.scripts += 1;
    loaded.bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'commit' });
  // A fixed time, because waiting for an event would end the measurement early.
  await page.waitForTimeout(WITHIN_MS);
  return loaded;
}

const names = ['home', 'results', 'city', 'school'] as const;
type Name = (typeof names)[number];

/** Finds the page's path in another browser context, so that nothing is cached in the measured one. */
async function findPath(browser: Browser, name: Name): Promise<string> {
  const finder = await browser.newPage({ baseURL: siteUrl });
  const path = await resolvePath(finder, publicPages[name] ?? '');
  await finder.context().close();
  return path;
}

// The city's page comes closest to the limit.
for (const name of names) {
  test(
    `P1 the ${name} page loads at most ${MAX_KB} KiB of scripts without interaction`,
    { tag: name === 'city' ? [] : '@rare' },
    async ({ page, browser }) => {
      const { scripts, bytes } = await ownScripts(page, await findPath(browser, name));
      expect(scripts).toBeGreaterThan(3);
      expect(bytes / KiB).toBeLessThanOrEqual(MAX_KB);
    },
  );
}

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('P1 product 15 no page loads scripts until something needs them', async ({ context, browser }) => {
    const loaded = await Promise.all(
      names.map(async (name) => ownScripts(await context.newPage(), await findPath(browser, name))),
    );
    expect(loaded).toEqual(names.map(() => ({ scripts: 0, bytes: 0 })));
  });

  test(`P1 the results load at most ${MAX_KB_SAVING_DATA} KiB of scripts for someone who has used them before`, async ({
    page,
    browser,
  }) => {
    await page.addInitScript(() => localStorage.setItem('montilla:compared', '{}'));
    const { scripts, bytes } = await ownScripts(page, await findPath(browser, 'results'));
    expect(scripts).toBeGreaterThan(3);
    expect(bytes / KiB).toBeLessThanOrEqual(MAX_KB_SAVING_DATA);
  });
});

test('P1 without a session no forms and dialogs of the account are loaded', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await ownScripts(page, '/escolas');
  expect(files.filter((file) => /account-modal|account-menu|toast-|consent-panel/u.test(file))).toEqual([]);
  await page.getByRole('link', { name: 'Entrar', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  expect(files.filter((file) => file.includes('account-modal')).length).toBeGreaterThan(0);
});
