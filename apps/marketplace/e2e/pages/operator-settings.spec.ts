import { expect, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '@melhor-escola/config/free-port';
import { LoopbackServer } from '../fakes/loopback-server.ts';
import { startPhotoService } from '../fakes/photo-service.ts';
import { startSecondSite } from '../second-site.ts';
import { operatorHeaders } from '../operator.ts';
import { serviceUrl } from '../site.ts';
import { test } from '../visitor.ts';

/* Operator settings change the site without a new build: the brand, and the host of photos. */

/** Different from the ports of other tests. */
const port = await freePort();

const colorSchemes = ['light', 'dark'] as const;

/** Brands with their name, pen and `theme-color` in both color schemes. */
const brands = [
  { brand: 'melhor-escola', name: 'Melhor Escola', pen: '#1e49b7', light: '#eaf0fd', dark: '#27433e' },
  { brand: 'main-education', name: 'Melhor Educação', pen: '#872678', light: '#f7ecf4', dark: '#2b414a' },
  { brand: 'career-guide', name: 'Melhor Carreira', pen: '#6336a5', light: '#f1eefa', dark: '#274345' },
  { brand: 'distance-learning', name: 'Melhor EAD', pen: '#105f74', light: '#ebf1f4', dark: '#374039' },
] as const;

/** Color of the share image's cover, at its left edge. */
async function coverColor(request: APIRequestContext, url: string): Promise<string> {
  const image = await request.get(`${url}/compartilhar/escolas.png`);
  const { channels } = await sharp(await image.body())
    .extract({ left: 0, top: 0, width: 168, height: 630 })
    .stats();
  return channels.map(({ mean }) => Math.round(mean)).join(' ');
}

const covers = new Map<string, string>();

for (const { brand, name, pen, light, dark } of brands) {
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
      covers.set(brand, await coverColor(request, site.url));
      expect(new Set(covers.values()).size).toBe(covers.size);

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
}

test('EN-15 an unknown brand is an error that lists the known ones', async () => {
  await expect(startSecondSite(serviceUrl, { BRAND: 'melhor-faculdade' }, port)).rejects.toThrow(
    'exited with 1',
  );
});

test('CA-16 with IMAGE_CDN_URL pages load photos from that host', async ({ page, request }) => {
  const photos = await startPhotoService([`cdn-${Date.now().toString(36)}`]);
  const asked: string[] = [];
  // Fetches files from the site, like a CDN.
  const cdn = await LoopbackServer.start(async ({ url = '', headers }, response) => {
    asked.push(url);
    const image = await fetch(`http://localhost:${port}${url}`, {
      headers: { accept: headers.accept ?? '' },
    });
    response
      .writeHead(image.status, { 'content-type': image.headers.get('content-type') ?? '' })
      .end(Buffer.from(await image.arrayBuffer()));
  });
  const site = await startSecondSite(
    photos.url,
    { IMAGE_HOSTS: photos.photoHost, IMAGE_CDN_URL: cdn.url },
    port,
  );
  try {
    const own: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().startsWith(`${site.url}/imagens/`)) own.push(sent.url());
    });
    const html = await (await request.get(`${site.url}/playground`, { headers: operatorHeaders() })).text();
    await page.goto(site.url + (/href="([^"]+)"[^>]*>Com fotos</u.exec(html)?.[1] ?? ''));
    const photo = page.getByRole('img', { name: /, foto 1/u });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(asked).toEqual([expect.stringMatching(/^\/imagens\/\d+\//)]);
    expect(own).toEqual([]);
  } finally {
    site.stop();
    photos.stop();
    cdn.stop();
  }
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
