import { expect, type Page } from '@playwright/test';
import { scrollToHydrated, test } from '../visitor.ts';

/* A slow phone with little data and an unreliable connection. */

const onDesktop = { tag: '@desktop' };
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const address = '/escolas/busca?city=araguaina-to';

test(
  'P4 a filter tap and typing are painted before any response arrives; `pnpm bench` measures how soon',
  onDesktop,
  async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const held = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('**/api/graphql/**', async (route) => {
      calls += 1;
      await held.promise;
      await route.continue();
    });
    const afternoon = page.getByRole('checkbox', { name: /^Tarde/ });
    await afternoon.click();
    await expect(afternoon).toBeChecked();
    await expect(page).toHaveURL(/shifts/);
    const name = page.getByLabel('Nome da escola');
    await name.pressSequentially('girassol');
    await expect(name).toHaveValue('girassol');
    await expect.poll(() => calls).toBeGreaterThan(0);
    held.resolve();
  },
);

test(
  'without a connection the page stays, says so, and continues by itself',
  onDesktop,
  async ({ page, context }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    // The code of the route's loader, which the page preloads for this case.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/busca-')),
    );
    const cards = await page.locator('main article').count();
    await context.setOffline(true);
    await expect(
      page.locator('main').getByText('Você está sem conexão.').filter({ visible: true }).first(),
    ).toBeVisible();
    await page.getByLabel('Série', { exact: true }).selectOption('1-ano');
    await expect(page.locator('main article')).toHaveCount(cards);
    await context.setOffline(false);
    await expect(title(page)).toHaveText(/para o 1º\sano em Araguaína, TO$/);
    await expect(
      page.locator('main').getByText('Você está sem conexão.').filter({ visible: true }),
    ).toHaveCount(0);
  },
);

/** Waits until a page has prefetched its error pages, once it is idle. */
const failurePages = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/failure-pages-')),
  );

test(
  'a page that was loading when the connection was lost opens once it is back',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await page.goto('/escolas');
    await failurePages(page);
    const help = page.getByRole('link', { name: 'Central de ajuda' }).first();
    await scrollToHydrated(help);
    await context.setOffline(true);
    await help.click();
    await expect(title(page)).toHaveText('Sem conexão');
    await expect(page).toHaveURL('/central-de-ajuda');
    await context.setOffline(false);
    await expect(title(page)).toHaveText('Central de ajuda');
  },
);

test('a page whose data never arrives blames the connection, and offers to try again', async ({ page }) => {
  await page.goto(address);
  await failurePages(page);
  await page.clock.install();
  let responds = false;
  await page.route('**/api/graphql/SchoolPage-*', (route) => (responds ? route.continue() : undefined));
  // Not the first, whose page is prefetched.
  const card = page.locator('main article').nth(3);
  const name = (await card.getByRole('heading').innerText()).trim();
  const calls = () => page.waitForRequest('**/api/graphql/SchoolPage-*');
  let call = calls();
  await card.getByRole('link').first().click();
  await call;
  // The call may be the prefetch of the hover before the click: the page must be waiting for it when it fails.
  await page.clock.runFor('00:01');
  // The call and its second attempt time out.
  call = calls();
  await page.clock.fastForward('00:10');
  await call;
  await page.clock.fastForward('00:10');
  await expect(title(page)).toHaveText('Internet muito lenta');
  responds = true;
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(title(page)).toHaveText(name);
});

test('the page stays if its footer cannot be hydrated without a connection', async ({ page, context }) => {
  await page.goto('/escolas');
  await failurePages(page);
  await context.setOffline(true);
  const footer = page.getByRole('contentinfo');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/footer-'));
  await footer.scrollIntoViewIfNeeded();
  await failed;
  await expect(title(page)).not.toHaveText('Sem conexão');
  const terms = footer.getByRole('link', { name: 'Termos de uso' });
  await expect(terms).toBeVisible();
  await context.setOffline(false);
  await terms.click();
  await expect(title(page)).toHaveText('Termos de uso');
});

test(
  'S19 results that fail to load say so, keep the filters, and load on retry',
  onDesktop,
  async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    let failure: { status: number; headers?: Record<string, string> } | undefined = { status: 500 };
    const calls: string[] = [];
    await page.route('**/api/graphql/**', async (route) => {
      calls.push(/graphql\/(?<name>[A-Za-z]+)/.exec(route.request().url())?.groups?.['name'] ?? '');
      return failure ? route.fulfill({ ...failure, json: {} }) : route.continue();
    });
    const failed = page.getByRole('alert').filter({ hasText: 'Não foi possível buscar as bolsas agora' });
    const retry = failed.getByRole('button', { name: 'Tentar de novo' });
    const grade = page.getByLabel('Série', { exact: true });
    await grade.selectOption('1-ano');
    await expect.soft(failed).toContainText('Algo deu errado do nosso lado');
    // Shows no other search's offers, and keeps the filters.
    await expect.soft(page.locator('main article')).toHaveCount(0);
    await expect.soft(title(page)).toHaveText('Bolsas para o 1º ano em Araguaína, TO');
    await expect.soft(grade).toHaveValue('1-ano');
    await expect.soft(page).toHaveURL(/grade=1-ano/);
    await expect.soft(page.getByText('A conexão está lenta.')).toHaveCount(0);

    failure = { status: 429, headers: { 'retry-after': '30' } };
    calls.length = 0;
    await retry.click();
    await expect.soft(failed).toContainText('tente de novo em menos de um minuto');
    await expect.soft(retry).toBeFocused();
    // One call and one retry (CA-15).
    expect.soft(calls.filter((name) => name === 'SearchOffers')).toHaveLength(2);

    failure = undefined;
    await retry.click();
    await expect.soft(title(page)).toHaveText(/^[\d.]+ bolsas para o 1º\sano em Araguaína, TO$/);
    await expect.soft(title(page)).toBeFocused();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect.soft(failed).toHaveCount(0);

    // The map loads its schools itself.
    await page.route('**/api/graphql/MapSchools*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('link', { name: 'Mapa', exact: true }).filter({ visible: true }).click();
    await expect(failed).toBeVisible();
    await page.unroute('**/api/graphql/MapSchools*');
    await retry.click();
    await expect.soft(page.getByRole('application', { name: 'Mapa das escolas' })).toBeVisible();
    await expect.soft(failed).toHaveCount(0);
  },
);

test.describe('low data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('product 12 nothing is prefetched with Save-Data', onDesktop, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('montilla:compared', '{}'));
    await page.goto(address, { waitUntil: 'networkidle' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('main article').first().getByRole('link').first().hover();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  });
});
