import { checkPush } from '@melhor-escola/tracking/catalog/check-event';
import { expect, type Page } from '@playwright/test';
import { axeFindings, everyTag } from './axe.ts';
import { addRedirect, removeRedirect, visitsByStep } from './operator.ts';
import { siteUrl } from './site.ts';
import { TrackingServices } from './tracking-services.ts';
import { test } from './visitor.ts';

let services: TrackingServices;
test.beforeAll(async () => {
  services = await TrackingServices.start();
});
test.afterAll(() => services.stop());
test.beforeEach(() => {
  services.tagManager.length = 0;
  services.rollbar.length = 0;
});

// Nobody has asked these visitors yet.
test.use({
  storageState: { cookies: [], origins: [] },
  // A person's: nothing of a robot's is counted (EN-13).
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
});

const results = '/escolas/busca?city=araguaina-to';
const question = (page: Page) => page.getByRole('region', { name: 'Cookies opcionais' });
/** Answers the question, which comes once somebody does something with the page. */
async function press(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  await question(page).getByRole('button', { name }).tap();
}

/** What asks for nothing that is optional: the site's own pages, scripts, pictures and data. */
const necessary = (url: string) => url.startsWith(siteUrl) && !url.includes('/api/collect');

/** Requests of a page for what is optional. */
function optionalRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !necessary(request.url())) asked.push(request.url());
  });
  return asked;
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted();
const storedNames = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('S22 nothing optional is loaded, sent or kept before an answer, nor after a refusal', async ({
  page,
}) => {
  const asked = optionalRequests(page);
  for (const path of ['/escolas', results, '/escolas/mensalidades/araguaina-to', '/ajuda/privacidade']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}utm_source=jornal`);
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toBeHidden();
    await page.keyboard.press('Shift');
    await expect(question(page)).toBeVisible();
  }
  expect(await axeFindings(page, everyTag)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await axeFindings(page, ['color-contrast'])).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  await press(page, 'Recusar');
  await expect(question(page)).toBeHidden();
  // What the policy says of cookies is read there; the panel is the footer's.
  await page.getByRole('main').getByRole('link', { name: 'Cookies', exact: true }).tap();
  await expect(page).toHaveURL(/#cookies$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(results);
  await page.locator('main article').first().getByRole('heading').getByRole('link').tap();
  await expect(page).not.toHaveURL(/busca/);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual(['consent']);
  expect((await storedNames(page)).filter((name) => /faro|_ga|gcl/.test(name))).toEqual([]);
  expect(services.tagManager).toEqual([]);
});

test('S22 the question comes after a press, and does not take it from what was pressed', async ({ page }) => {
  await page.goto('/metodologias');
  await page.waitForLoadState('networkidle');
  // At the foot of the window, where the question comes.
  const link = await page.evaluate(() => {
    const x = window.innerWidth / 4;
    for (let y = window.innerHeight - 20; y > window.innerHeight - 160; y -= 4) {
      const found = document.elementFromPoint(x, y)?.closest('a');
      if (found) return { x, y, path: found.pathname };
    }
    throw new Error('No link is where the question comes.');
  });
  await page.mouse.move(link.x, link.y);
  await page.mouse.down();
  // Until what a press has brought is painted.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
  await expect(page).toHaveURL(link.path);
  await expect(question(page)).toBeVisible();
});

test('CA-14 CA-13 a whole visit is told as the catalogue has it, once it is agreed to', async ({ page }) => {
  const before = await visitsByStep();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
  await page.goto(`${results}&utm_source=jornal&utm_campaign=matricula`);
  await press(page, 'Aceitar');
  await expect.poll(() => services.tagManager.map(({ path }) => path)).toEqual(['/gtm.js?id=GTM-E2ETEST']);
  await page.getByRole('link', { name: 'Ordenar' }).tap();
  await page.getByRole('dialog').getByText('Menor mensalidade').tap();
  await expect(page).toHaveURL(/sort=price-asc/);
  // The cheapest are shown.
  await expect.poll(async () => (await toldEvents(page)).length).toBe(4);
  const card = page.locator('main article').first();
  await expect(card).toBeVisible();
  await page.waitForLoadState('networkidle');
  await card.getByRole('heading').getByRole('link').tap();
  await expect(page.getByRole('heading', { name: /bolsas? nesta escola$/u })).toBeVisible();
  await page
    .getByRole('link', { name: /^Reservar bolsa/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/reservar\//);

  const events = await toldEvents(page);
  for (const push of events) expect(() => checkPush(push)).not.toThrow();
  expect(events.map(({ event }) => event)).toEqual([
    'search_behaviour',
    'search_data_received',
    'search_behaviour',
    'search_data_received',
    'offer_card_click',
    'product_display_data',
    'button_click',
  ]);
  expect(events[0]).toMatchObject({ city: 'araguaina-to', state: 'to', current_page: 1, minimum_value: 1 });
  expect(events[4]).toMatchObject({
    list: 'results',
    position: 1,
    offer: { school_location: { city: 'araguaina-to' } },
  });
  expect(await cookieNames(page)).toEqual(
    expect.arrayContaining(['consent', 'utmCampaign', 'utmSource', 'visitor_id']),
  );
  await expect
    .poll(async () => {
      const now = await visitsByStep();
      return ['search', 'school', 'offer'].map((step) => (now[step] ?? 0) - (before[step] ?? 0));
    })
    .toEqual([1, 1, 1]);
});

test('S22 what is taken back is gone from the device, and the next page comes anew', async ({ page }) => {
  await page.goto(`${results}&utm_source=jornal`);
  await press(page, 'Aceitar');
  await expect.poll(() => cookieNames(page)).toContain('_ga');
  await expect.poll(() => cookieNames(page)).toContain('visitor_id');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).tap();
  await page
    .getByRole('dialog', { name: 'Privacidade e cookies' })
    .getByRole('button', { name: 'Recusar tudo' })
    .tap();
  await expect.poll(() => cookieNames(page)).toEqual(['consent']);
  const asked = optionalRequests(page);
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator('main article').first().getByRole('heading').getByRole('link').tap();
  await document;
  await expect(page.getByRole('heading', { name: /bolsas? nesta escola$/u })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('CA-13 ER-03 an error is reported without what says whose it is', async ({ page }) => {
  await page.goto('/escolas');
  const reporter = page.waitForResponse(/error-reporting-/);
  await press(page, 'Aceitar');
  await reporter;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Falha de ana@exemplo.com, CPF 529.982.247-25');
    });
    setTimeout(() => {
      throw new Error('Network Error');
    });
  });
  await expect.poll(() => services.rollbar.length).toBe(1);
  const [report] = services.rollbar;
  expect(report?.path).toBe('/api/1/item/');
  expect(report?.body).toContain('Falha de [removed], CPF [removed]');
  expect(report?.body).not.toMatch(/ana@|529\.982/);
});

test('RT-19 S25 another build has the next page loaded anew, once', async ({ page }) => {
  await page.goto(results);
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

/** What stands in the data layer for the tag manager, but for its own beginning. */
async function toldEvents(page: Page): Promise<Record<string, unknown>[]> {
  const pushes = await page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as unknown[]).filter(
      (push): push is Record<string, unknown> => typeof push === 'object' && push !== null && 'event' in push,
    ),
  );
  return pushes.filter(({ event }) => event !== 'gtm.js');
}
