import { pipeline } from 'node:stream/promises';
import { expect, type Page } from '@playwright/test';
import { accountMenu, openAccount } from '../account/person.ts';
import { LoopbackServer } from '../fakes/loopback-server.ts';
import { siteUrl } from '../site.ts';
import { test } from '../visitor.ts';

/* Pages that the service worker serves offline (ADR 0020). */

/** In ms. Pages are cached once the page is idle. */
const quietWithin = 20_000;

/** Paths of the cached pages: schools, and the checklist for visits. */
const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('melhor-escola:schools');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Paths of the cached schools. */
const cachedSchools = async (page: Page) =>
  (await cachedPages(page)).filter((path) => path !== '/escolas/favoritos/roteiro');

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ serviceWorkers: 'allow' });

test('product 12 opened and saved schools can be read offline, and any other page lists them', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/escolas/busca?city=araguaina-to');
  const cards = page.locator('main article');
  const name = async (card: number) => (await cards.nth(card).getByRole('heading').innerText()).trim();
  const [opened, saved] = [await name(0), await name(1)];
  await cards
    .nth(1)
    .getByRole('button', { name: /^Salvar/ })
    .click();
  await expect.poll(() => cachedSchools(page), { timeout: quietWithin }).toHaveLength(1);
  await cards.nth(0).getByRole('link').first().click();
  await expect(title(page)).toHaveText(opened);
  await expect.poll(() => cachedPages(page), { timeout: quietWithin }).toHaveLength(3);
  const path = new URL(page.url()).pathname;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await context.setOffline(true);
  await page.goto('/central-de-ajuda');
  await expect(title(page)).toHaveText('Sem internet');
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(/Bolsa mais barata: R\$/)).toHaveCount(2);
  const loadedFonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded'));
  await expect.poll(async () => (await loadedFonts()).length).toBe(1);
  await page.getByRole('link', { name: saved }).click();
  await expect(title(page)).toHaveText(saved);
  await expect(page.getByText(/Esta é a página como estava em \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await page.goto(path);
  await expect(title(page)).toHaveText(opened);
  await expect(page.getByRole('button', { name: /^Salvar/ }).first()).toBeEnabled();

  await page.goto('/central-de-ajuda');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Central de ajuda');
});

test('product 12 a cached school is shown if its page gets no response, and other pages are waited for', async ({
  browser,
}) => {
  test.slow();
  let connected = Promise.resolve();
  const connection = await LoopbackServer.start(async ({ url = '' }, response) => {
    await connected;
    const { status, headers, body } = await fetch(siteUrl + url);
    // fetch has decoded the body.
    const { 'content-encoding': _, 'content-length': __, ...kept } = Object.fromEntries(headers);
    response.writeHead(status, kept);
    if (body) await pipeline(body, response);
    else response.end();
  });
  const context = await browser.newContext({ baseURL: connection.url, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await page.goto('/escolas/busca?city=araguaina-to');
    const card = page.locator('main article').first();
    const name = (await card.getByRole('heading').innerText()).trim();
    await card.getByRole('button', { name: /^Salvar/ }).click();
    await expect.poll(() => cachedSchools(page), { timeout: quietWithin }).toHaveLength(1);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const [school = ''] = await cachedSchools(page);

    const { promise, resolve: restore } = Promise.withResolvers<void>();
    connected = promise;
    const other = await context.newPage();
    const loading = other.goto('/central-de-ajuda');
    // Other requests of the page may wait too.
    await page.goto(school, { waitUntil: 'commit' });
    await expect(title(page)).toHaveText(name);
    await expect(page.getByText(/^Internet muito lenta\. Esta é a página como estava em/)).toBeVisible();
    restore();
    await loading;
    await expect(title(other)).toHaveText('Central de ajuda');
  } finally {
    await context.close();
    connection.stop();
  }
});

test('product 12 S18 signing out clears the cached schools', async ({ page }) => {
  test.slow();
  await openAccount(page.request);
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'networkidle' });
  await page
    .locator('main article')
    .nth(1)
    .getByRole('button', { name: /^Salvar/ })
    .click();
  await expect.poll(() => cachedPages(page), { timeout: quietWithin }).toHaveLength(2);
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  await expect.poll(() => cachedPages(page), { timeout: quietWithin }).toEqual([]);
});
