import { createHash } from 'node:crypto';
import { brandColors, themeColors } from '@melhor-escola/config/colors';
import { site } from '@melhor-escola/config/site';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../site.ts';

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

for (const [path, canonical] of [
  ['/escolas/mensalidades/PALMAS-TO?utm_source=x', '/escolas/mensalidades/palmas-to?utm_source=x'],
  ['/escolas/mensalidades/s%C3%A3o-paulo-sp/', '/escolas/mensalidades/sao-paulo-sp'],
  ['/escolas/mensalidades/parati-rj?utm_source=x', '/escolas/mensalidades/paraty-rj?utm_source=x'],
  ['/escolas/mensalidades/augusto-severo-rn', '/escolas/mensalidades/campo-grande-rn'],
  [
    '/escolas/etapa-de-ensino/ensino-medio/moji-das-cruzes-sp',
    '/escolas/etapa-de-ensino/ensino-medio/mogi-das-cruzes-sp',
  ],
  ['/Ajuda/Privacidade', '/ajuda/privacidade'],
] as const) {
  test(`RT-08 ${path} redirects permanently to the page's own path`, async ({ request }) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await request.fetch(path, { method, maxRedirects: 0 });
      expect([response.status(), response.headers()['location']]).toEqual([301, canonical]);
    }
    expect((await request.get(canonical, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test('S24 a password manager finds where to change the password', async ({ request }) => {
  const response = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toBe('/minha-conta');
  // Password managers do not trust a site on which every such path exists.
  expect((await request.get('/.well-known/does-not-exist')).status()).toBe(404);
});

for (const [query, clean] of [
  ['city=araguaina-to&page=1', 'city=araguaina-to'],
  ['city=araguaina-to&page=zero&priceMin=abc', 'city=araguaina-to'],
  ['city=araguaina-to&priceMin=9000&priceMax=10', 'city=araguaina-to'],
  ['city=araguaina-to&grade=13-ano&shifts[]=manha&shifts[]=madrugada', 'city=araguaina-to&shifts[]=manha'],
  ['city=araguaina-to&sort=relevance&view=list&size=23&radius=12', 'city=araguaina-to'],
  ['grade=&city=araguaina-to&neighborhood=', 'city=araguaina-to'],
  ['city=araguaina-to&shifts%5B%5D=tarde', 'city=araguaina-to&shifts[]=tarde'],
]) {
  test(`RT-15 RT-20 ?${query} redirects to the canonical query`, async ({ request }) => {
    const response = await request.get(`/escolas/busca?${query}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe(`/escolas/busca?${clean}`);
    const followed = await request.get(`/escolas/busca?${clean}`, { maxRedirects: 0 });
    expect(followed.status()).toBe(200);
  });
}

test('VA-09 a fee beyond the slider’s range keeps both values on its scale', async ({ request }) => {
  const html = await (await request.get('/escolas/busca?city=araguaina-to&priceMin=5000')).text();
  const sliders = [
    ...html.matchAll(/<input[^>]* type="range" min="(\d+)" max="(\d+)"[^>]* value="(\d+)"/g),
  ].map(([, ...figures]) => figures.map(Number));
  expect(sliders).toHaveLength(2);
  for (const [min = 0, max = 0, value = 0] of sliders) {
    expect(min).toBeLessThan(max);
    expect(Math.min(Math.max(value, min), max)).toBe(value);
  }
});

for (const path of ['/escolas', '/escolas/busca?city=araguaina-to', '/ajuda/privacidade']) {
  test(`A4 ${path} has a share image`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const image = await request.get(address);
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  });
}

test('RT-24 EN-14 pages link a manifest whose icons exist, and have a theme colour for both themes', async ({
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

for (const path of ['/nao-existe', '/escolas/nao-existe-esta-escola', '/escolas/busca/mais', '/escola/x']) {
  test(`RT-18 RT-22 ${path} is a 404 with the spec’s text`, async ({ request }) => {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status()).toBe(404);
    expect(html).toContain('A página que você está procurando não existe.');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain('Encontrar minha bolsa');
  });
}

/** Inline scripts of a page that a browser would execute. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]* src=)(?![^>]* type="application\/)[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );

test('S10 S11 a private page has a policy with a fresh nonce, which all its scripts have', async ({
  request,
}) => {
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
});

test('S10 S12 a public page has no nonce, and its policy has the hash of each script', async ({
  request,
}) => {
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
});

test('pages reject methods other than GET and HEAD', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const response = await request.fetch('/escolas/busca', { method });
    expect(response.status()).toBe(405);
    expect(response.headers()['allow']).toBe('GET, HEAD');
  }
});

test('a missing asset is a plain 404, and an existing one is immutable', async ({ request }) => {
  expect((await request.get('/assets/none.js')).status()).toBe(404);
  const page = await (await request.get('/escolas')).text();
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  const response = await request.get(asset ?? '');
  expect(response.headers()['cache-control']).toContain('immutable');
});

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

test('a target with two slashes stays on this site', async ({ request }) => {
  const response = await request.get(`${siteUrl}//evil.example/%2e%2e`, { maxRedirects: 0 });
  expect(response.status()).toBeLessThan(500);
  expect(response.headers()['location'] ?? '').not.toMatch(/^(https?:)?\/\/evil/);
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
  await expect(page.getByRole('option').first()).toBeVisible();
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
  expect(elements).toBeLessThanOrEqual(1400);
  const classNames = html.match(/ class="[^"]*"/gu) ?? [];
  expect(Buffer.byteLength(classNames.join(''))).toBeLessThanOrEqual(40_000);
  const content = html.replaceAll(/<style\b.*?<\/style>| class="[^"]*"/gsu, '');
  expect(Buffer.byteLength(content)).toBeLessThanOrEqual(125_000);
});
