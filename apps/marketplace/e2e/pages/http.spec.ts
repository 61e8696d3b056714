import { createHash } from 'node:crypto';
import { brandColors, themeColors } from '@melhor-escola/config/colors';
import { site } from '@melhor-escola/config/site';
import { expect } from '@playwright/test';
import { sampledTest as test } from '../visitor.ts';

/* Statuses, redirects and headers over plain HTTP. */

test('RT-01 / and /escolas are the same screen, with the canonical URL /escolas', async ({ request }) => {
  for (const path of ['/', '/escolas']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/<link rel="canonical" href="[^"]+\/escolas"/);
  }
});

test('RT-03 the former path of the results redirects permanently, with its query', async ({ request }) => {
  const response = await request.get('/escola/busca?city=araguaina-to&grade=1-ano', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(new URL(response.headers()['location'] ?? '', 'http://x').pathname).toBe('/escolas/busca');
  expect(response.headers()['location']).toContain('city=araguaina-to&grade=1-ano');
});

test('RT-08 RT-15 RT-16 RT-20 a path or query that is not canonical redirects to the one that is', async ({
  request,
}) => {
  for (const [path, status, canonical] of [
    ['/escolas/mensalidades/PALMAS-TO?utm_source=x', 301, '/escolas/mensalidades/palmas-to?utm_source=x'],
    ['/escolas/mensalidades/parati-rj?utm_source=x', 301, '/escolas/mensalidades/paraty-rj?utm_source=x'],
    [
      '/escolas/etapa-de-ensino/ensino-medio/moji-das-cruzes-sp',
      301,
      '/escolas/etapa-de-ensino/ensino-medio/mogi-das-cruzes-sp',
    ],
    ['/escolas/mensalidades/guarulhos', 301, '/escolas/mensalidades/guarulhos-sp'],
    ['/escolas/mensalidades/araguaina-to?grade=6-ano', 302, '/escolas/busca?city=araguaina-to&grade=6-ano'],
    [
      '/escolas/busca?city=araguaina-to&page=zero&priceMin=abc&size=23',
      302,
      '/escolas/busca?city=araguaina-to',
    ],
    ['/escolas/busca?city=araguaina-to&neighborhood=lua', 302, '/escolas/busca?city=araguaina-to'],
    ['/escolas/busca?city=TO', 302, '/escolas/busca?state=tocantins'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']], path).toEqual([status, canonical]);
    expect((await request.get(canonical, { maxRedirects: 0 })).status(), canonical).toBe(200);
  }
});

test('S24 a password manager finds where to change the password', async ({ request }) => {
  const response = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toBe('/minha-conta');
  // Password managers do not trust a site on which every such path exists.
  expect((await request.get('/.well-known/does-not-exist')).status()).toBe(404);
});

test('A4 pages have a share image', async ({ request }) => {
  for (const path of ['/escolas', '/escolas/busca?city=araguaina-to', '/ajuda/privacidade']) {
    const html = await (await request.get(path)).text();
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const image = await request.get(address);
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('RT-24 EN-14 pages link a manifest whose icons exist, and have a theme color for both themes', async ({
  request,
}) => {
  const html = await (await request.get('/escolas')).text();
  for (const theme of ['light', 'dark'] as const)
    expect(html).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${brandColors['melhor-escola'][theme].brandWash}"/>`,
    );
  const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  expect(address).toBe('/manifest.webmanifest');
  const response = await request.get(address);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/manifest+json']);
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: site.name,
    short_name: expect.any(String),
    lang: 'pt-BR',
    start_url: '/escolas',
    theme_color: brandColors['melhor-escola'].light.brandWash,
    background_color: themeColors.light.paper,
  });
  expect((await request.get(manifest.start_url)).status()).toBe(200);
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    'any',
    '192x192',
    '512x512',
    '512x512',
  ]);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
});

test('RT-18 RT-22 ER-02 an unknown path, school, place or stage is a 404 with the spec’s text', async ({
  request,
}) => {
  for (const path of [
    '/nao-existe',
    '/escolas/nao-existe-esta-escola',
    '/escolas/nao-existe-esta-escola/boletim',
    '/reservar/nao-existe-esta-escola/1',
    '/escolas/mensalidades/atlantida-to',
    '/escolas/etapa-de-ensino/doutorado/araguaina-to',
  ]) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(404);
    expect(html, path).toContain('A página que você está procurando não existe.');
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
    expect(html, path).toContain('Encontrar minha bolsa');
  }
});

/** Inline scripts of a page that a browser would execute. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]* src=)(?![^>]* type="application\/)[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );

test(
  'S10 S11 a private page has a policy with a fresh nonce, which all its scripts have',
  { tag: '@smoke' },
  async ({ request }) => {
    const nonces = new Set<string>();
    for (const path of ['/entrar', '/entrar', '/nao-existe']) {
      const response = await request.get(path);
      const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1];
      expect(nonce).toBeTruthy();
      nonces.add(nonce ?? '');
      for (const [tag] of (await response.text()).matchAll(/<script\b[^>]*>/g)) {
        if (!tag.includes('type="application/')) expect(tag).toContain(`nonce="${nonce}"`);
      }
      expect(response.headers()).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      });
    }
    expect(nonces.size).toBe(3);
  },
);

test(
  'S10 S12 a public page has no nonce, and its policy has the hash of each script',
  { tag: '@smoke' },
  async ({ request }) => {
    for (const path of [
      '/escolas',
      '/escolas/busca?city=araguaina-to',
      '/escolas/mensalidades/palmas-to',
      '/ajuda/privacidade',
    ]) {
      const [first, second] = [await request.get(path), await request.get(path)];
      const html = await second.text();
      expect(html).toBe(await first.text());
      const policy = second.headers()['content-security-policy'] ?? '';
      expect(html + policy).not.toContain('nonce');
      const texts = inlineScripts(html);
      expect(texts.length).toBeGreaterThan(2);
      for (const text of texts)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|https?:)/);
      expect(second.headers()).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=0, s-maxage=60',
      });
      const known = await request.get(path, { headers: { 'if-none-match': second.headers()['etag'] ?? '' } });
      expect(known.status()).toBe(304);
    }
  },
);

test('only persisted operations reach the service, and no key is returned', async ({ request }) => {
  expect((await request.get('/api/graphql/Anything-123')).status()).toBe(404);
  expect((await request.get('/api/graphql/__proto__')).status()).toBe(404);
  expect((await request.post('/api/graphql', { data: { query: '{ cities { total } }' } })).status()).toBe(
    404,
  );
  expect((await request.get('/api/v3/operator/imports/places')).status()).toBe(404);
});

test('CA-13 source maps are not served', async ({ request }) => {
  const html = await (await request.get('/escolas')).text();
  const [script = ''] = /\/assets\/[\w-]+\.js/u.exec(html) ?? [];
  const code = await request.get(script);
  expect(code.status()).toBe(200);
  expect(await code.text()).not.toContain('sourceMappingURL');
  expect((await request.get(`${script}.map`)).status()).toBe(404);
});

test('P2 a page is painted before it requests a module, and then hydrates without errors', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/escolas/mensalidades/palmas-to');
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    );
  await expect.poll(async () => (await scripts()).length).toBeGreaterThan(3);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );
  expect(Math.min(...(await scripts()))).toBeGreaterThanOrEqual(painted);
  // Works only after hydration.
  await page.goto('/escolas');
  await page.getByRole('combobox').first().pressSequentially('Palm');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('P5 a results page of 23 offers has few elements, few bytes of class names, and few without them and styles', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/escolas/busca?city=sao-paulo-sp')).text();
  const [offers, elements] = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return ['main article', '*'].map((selector) => parsed.querySelectorAll(selector).length);
  }, html);
  expect(offers).toBe(23);
  // The target of P5: each card says on demand why it is there.
  expect(elements).toBeLessThanOrEqual(1500);
  const classNames = html.match(/ class="[^"]*"/gu) ?? [];
  expect(Buffer.byteLength(classNames.join(''))).toBeLessThanOrEqual(40_000);
  const content = html.replaceAll(/<style\b.*?<\/style>| class="[^"]*"/gsu, '');
  expect(Buffer.byteLength(content)).toBeLessThanOrEqual(125_000);
});
