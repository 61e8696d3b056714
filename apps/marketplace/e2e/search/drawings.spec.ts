import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

const results = '/escolas/busca?city=araguaina-to';

/** The first card of the results with a drawing: one demonstration school in twenty has none. */
const firstCard = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first();

/** Path of the first school of the results that has drawings, whether or not this visitor loads them. */
async function firstSchool(request: APIRequestContext): Promise<string> {
  const html = await (await request.get(results, { headers: { 'save-data': 'off' } })).text();
  const card = html.match(/<article\b.*?<\/article>/gs)?.find((one) => one.includes('<img'));
  const [, href] = /href="([^"]+)"/.exec(card ?? '') ?? [];
  if (href === undefined) throw new Error('The results have no school with drawings.');
  return href;
}

test('product 13 drawings are on the first cards and in the gallery from the first start, without layout shift', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput)
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + value,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const types = new Set<string | undefined>();
  const failed: string[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/imagens/')) return;
    types.add(response.headers()['content-type']);
    if (!response.ok()) failed.push(response.url());
  });
  const school = await firstSchool(request);
  await page.goto(results);
  const cover = firstCard(page).locator('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(cover).toHaveAttribute('width', '64');
  await page.goto(school);
  const first = page.getByRole('img', { name: /^Ilustração: / }).first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(/^Ilustração/).first()).toBeVisible();
  expect(types).toEqual(new Set(['image/svg+xml']));
  expect(failed).toEqual([]);
  const shift = await page.locator('html').getAttribute('data-shift');
  expect(Number(shift ?? 0)).toBeLessThan(0.02);
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('product 12 product 13 loads no drawing until the visitor asks for them', async ({
    page,
    request,
  }) => {
    // Someone who has stored something here gets the scripts at once.
    await page.addInitScript(() => localStorage.setItem('montilla:compared', '{}'));
    const loaded: string[] = [];
    page.on('request', (sent) => {
      if (new URL(sent.url()).pathname.startsWith('/imagens/')) loaded.push(sent.url());
    });
    for (const path of ['/', results, '/escolas/mensalidades/araguaina-to', await firstSchool(request)]) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(loaded).toEqual([]);
    await page.getByRole('button', { name: 'Mostrar fotos' }).click();
    await expect(page.getByRole('img', { name: /^Ilustração: / }).first()).toBeVisible();
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
  });
});
