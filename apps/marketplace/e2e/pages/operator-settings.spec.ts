import { expect } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '@melhor-escola/config/free-port';
import { LoopbackServer } from '../fakes/loopback-server.ts';
import { startSecondSite } from '../second-site.ts';
import { serviceUrl } from '../site.ts';
import { test } from '../visitor.ts';

/* Operator settings change the site without a new build: the brand, and the tiles of the map. */

/** Different from the ports of other tests. */
const port = await freePort();

const colorSchemes = ['light', 'dark'] as const;

/** A brand with its name, pen and `theme-color` in both color schemes. `brands.spec.ts` tests what the server sends for each. */
const [brand, name, pen, light, dark] = [
  'main-education',
  'Melhor Educação',
  '#872678',
  '#f7ecf4',
  '#2b414a',
];

test(`EN-15 BRAND=${brand} serves the site as ${name}`, async ({ page, request }) => {
  const site = await startSecondSite(serviceUrl, { BRAND: brand }, port);
  try {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    // The second time from the page cache.
    await page.goto(`${site.url}/escolas`);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(page).toHaveTitle(new RegExp(` \\| ${name}$`, 'u'));
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', name);
    const logo = page.getByRole('banner').getByRole('link', { name: `${name}, página inicial` });
    await expect(logo).toHaveText(name);
    for (const selector of ['html', 'header [data-component=logo]', 'footer'])
      await expect(page.locator(selector).first()).toHaveCSS('--light-brand', pen);
    for (const [index, color] of [light, dark].entries())
      await expect(
        page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${colorSchemes[index]})"]`),
      ).toHaveAttribute('content', color);

    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    const rendered = await (await request.get(new URL(icon ?? '', site.url).href)).text();
    expect(rendered).toContain(`<title>${name}</title>`);

    // Also on a page that the browser renders.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).tap();
    await expect(page.getByRole('heading', { name: 'Termos de uso' })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(` \\| ${name}$`, 'u'));
    await expect(logo).toHaveText(name);
    expect(problems).toEqual([]);
  } finally {
    site.stop();
  }
});

test('EN-15 an unknown brand is an error that lists the known ones', async () => {
  await expect(startSecondSite(serviceUrl, { BRAND: 'melhor-faculdade' }, port)).rejects.toThrow(
    'exited with 1',
  );
});

for (const { outcome, status } of [
  { outcome: 'shows them with their source', status: 200 },
  { outcome: 'keeps the base layer and its legend while they cannot be loaded', status: 503 },
]) {
  test(`product 13 a map with MAP_TILES_URL loads tiles and ${outcome}`, async ({ page }) => {
    const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#d0e0c0' } })
      .png()
      .toBuffer();
    const asked: string[] = [];
    const tiles = await LoopbackServer.start(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(status, { 'content-type': 'image/png' }).end(status === 200 ? tile : '');
    });
    const settings = { MAP_TILES_URL: `${tiles.url}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: '© Prefeitura' };
    const site = await startSecondSite(serviceUrl, settings, port);
    try {
      await page.goto(`${site.url}/escolas/busca?city=araguaina-to&view=map`);
      const pins = page.locator('main [data-part="pin"]');
      await expect(pins.first()).toBeVisible();
      await expect(page.getByText(status === 200 ? '© Prefeitura' : 'Áreas aproximadas')).toBeVisible();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      expect(asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/u);
      await expect(page.locator('main [data-part="base-layer"]')).toBeVisible();
      await expect(pins.first()).toBeVisible();
    } finally {
      site.stop();
      tiles.stop();
    }
  });
}
