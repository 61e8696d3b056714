import { expect } from '@playwright/test';
import { test } from '../visitor.ts';

/*
 * The landing pages: a parent comes from a search engine to a city, opens a neighborhood and a stage, and then the scholarships. With
 * and without JavaScript, at the widths of a phone, a tablet and a desktop.
 */

const city = '/escolas/mensalidades/araguaina-to';
const title = { level: 1 } as const;

const everyLanding = {
  'monthly-brazil': '/escolas/brasil',
  elp: '/escolas/educacao-basica',
  'slp-infantil': '/escolas/educacao-infantil',
  'slp-fundamental-i': '/escolas/ensino-fundamental-i',
  'slp-fundamental-ii': '/escolas/ensino-fundamental-ii',
  'slp-medio': '/escolas/ensino-medio',
  'monthly-state': '/escolas/tocantins',
  'monthly-city': city,
  'stage-city': '/escolas/etapa-de-ensino/ensino-fundamental-i/araguaina-to',
};

for (const [name, path] of Object.entries(everyLanding)) {
  test(`A4 ${name}: one heading, title and description within their limits, its canonical URL, structured data`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    expect(html.match(/<h1[\s>]/gu)).toHaveLength(1);
    expect(first(/<title>([^<]+)/u)).toMatch(/^.{10,60}$/u);
    expect(first(/<meta name="description" content="([^"]+)"/u)).toMatch(/^.{10,160}$/u);
    expect(first(/<link rel="canonical" href="([^"]+)"/u)).toContain(path);
    expect(html).not.toContain('<meta name="robots"');
    const kinds = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu)]
      .flatMap(([, data = '']) => JSON.parse(data))
      .map((data) => data['@type']);
    expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage']));
  });
}

test('RT-13 every landing page has the layout of landing pages within the site’s; home and results have only the site’s', async ({
  page,
}) => {
  test.slow();
  const layouts = async (path: string) => {
    await page.goto(path, { waitUntil: 'commit' });
    const name = await page.getByRole('heading', title).innerText();
    const cover = page.getByRole('main').getByRole('region', { name, exact: true });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    return (await cover.getByRole('navigation', { name: 'Você está em' }).count()) === 1 ? 'xplp' : 'default';
  };
  for (const path of [
    ...Object.values(everyLanding),
    `${city}/setor-central`,
    '/escolas/etapa-de-ensino/ensino-medio/araguaina-to/setor-central',
  ])
    expect(await layouts(path), path).toBe('xplp');
  for (const path of ['/', '/escolas', '/escolas/busca?city=araguaina-to'])
    expect(await layouts(path), path).toBe('default');
});

test('A4 RT-10 every state has a page with a unique title', async ({ request }) => {
  const home = await (await request.get('/escolas')).text();
  const states = new Set(
    [...home.matchAll(/href="(\/escolas\/[a-z-]+)"/g)]
      .map(([, path]) => path ?? '')
      .filter((path) => !/brasil|educacao|ensino|busca|favoritos|-demo$/.test(path)),
  );
  expect(states.size).toBe(27);
  const titles = new Set<string>();
  for (const path of states) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    titles.add(/<title>([^<]+)/.exec(await response.text())?.[1] ?? '');
  }
  expect(titles.size).toBe(27);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-08 P3 from the city to a neighborhood, and to its scholarships', async ({ page }) => {
    await page.goto(city);
    await expect(page.getByRole('heading', title)).toHaveText('Escolas particulares em Araguaína');
    await expect(page.getByText(/escolas particulares, .*a partir de R\$/)).toBeVisible();
    await page.getByRole('region', { name: 'Bairros de Araguaína' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/mensalidades\/araguaina-to\/[a-z-]+$/);
    await page.getByRole('link', { name: /^Ver (as \d+ bolsas|a bolsa)$/ }).click();
    await expect(page).toHaveURL(/busca\?city=araguaina-to&neighborhood=/);
    await expect(page.getByRole('heading', title)).toHaveText(/bolsas?/);
  });

  test('RT-09 from the city to a stage, and to the scholarships of a grade', async ({ page }) => {
    await page.goto(city);
    await page
      .getByRole('navigation', { name: 'Páginas relacionadas' })
      .getByRole('link', { name: /^Educação Infantil/ })
      .click();
    await expect(page).toHaveURL('/escolas/etapa-de-ensino/educacao-infantil/araguaina-to');
    await expect(page.getByRole('heading', title)).toHaveText('Educação Infantil particular em Araguaína');
    await page.getByRole('list', { name: 'Em que série?' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/busca\?city=araguaina-to&grade=/);
  });

  test('RT-10 RT-11 from Brazil to a state, and the search for a city', async ({ page }) => {
    await page.goto('/escolas/brasil');
    await page
      .getByRole('region', { name: 'Escolas por estado' })
      .getByRole('link', { name: 'Tocantins' })
      .click();
    await expect(page.getByRole('heading', title)).toHaveText('Escolas particulares no Tocantins');
    const cities = page.getByRole('region', { name: 'Cidades do Tocantins' });
    const slugs = await cities
      .locator('h3 ~ a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
    // The state's municipalities, by IBGE.
    expect(slugs).toHaveLength(139);
    expect(slugs).toEqual(slugs.toSorted((a, b) => (a < b ? -1 : 1)));
    await expect(cities.getByRole('link', { name: 'P', exact: true })).toBeHidden();
    await cities.getByText('Ver todas as 139 cidades, de A a Z').click();
    await cities.getByRole('link', { name: 'P', exact: true }).click();
    await expect(cities.getByRole('heading', { name: 'P', exact: true })).toBeInViewport();
    await expect(cities.getByRole('link', { name: /^Palmas \(\d+ bolsas, desde R\$/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Cidade' }).fill('Palmas, TO');
    await page.getByRole('button', { name: 'Buscar bolsas' }).click();
    await expect(page).toHaveURL('/escolas/busca?city=palmas-to');
  });
});

test('ST-04 home links to the last city', async ({ page }) => {
  await page.goto('/escolas');
  await expect(page.getByRole('link', { name: 'as escolas em São Paulo, SP' })).toBeVisible();
  await page.goto(city);
  await page.getByRole('link', { name: /página inicial/ }).click();
  await expect(page.getByRole('link', { name: 'as escolas em Araguaína, TO' })).toBeVisible();
});

test('an empty place says so, is not indexed, and links to the nearest', async ({ page }) => {
  await page.goto('/escolas/mensalidades/lavandeira-to');
  await expect(page.getByRole('heading', title)).toContainText('Ainda não temos escolas particulares');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: /^Ver \d+ bolsas? em/ }).click();
  await expect(page.getByRole('heading', title)).toHaveText(/^Escolas particulares/);
});

test.describe('URLs', () => {
  const leads: readonly [from: string, status: number, to: string][] = [
    ['/escolas/mensalidades/guarulhos', 301, '/escolas/mensalidades/guarulhos-sp'],
    [`${city}?grade=13-ano`, 302, city],
    [`${city}?grade=6-ano`, 302, '/escolas/busca?city=araguaina-to&grade=6-ano'],
    ['/escolas/brasil?page=zero', 302, '/escolas/brasil'],
    ['/escolas/busca?city=araguaina-to&neighborhood=lua', 302, '/escolas/busca?city=araguaina-to'],
  ];
  for (const [from, status, to] of leads) {
    test(`RT-15 RT-16 ST-04 ${from} redirects to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expect(response.headers()['location']).toBe(to);
    });
  }

  for (const path of [
    '/escolas/mensalidades/atlantida-to',
    `${city}/lua`,
    '/escolas/etapa-de-ensino/doutorado/araguaina-to',
    '/escolas/atlantida',
  ]) {
    test(`RT-15 ER-02 ${path} is a 404 page`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('A página que você está procurando não existe.');
    });
  }
});

test('RT-24 every URL of the sitemap for Tocantins is an indexable page', async ({ request }) => {
  test.setTimeout(120_000);
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>([^<]+(?:-to|site|estados)\.xml)<\/loc>/g)].map(
    ([, loc]) => loc ?? '',
  );
  expect(parts.length).toBeGreaterThan(4);
  for (const part of parts) {
    const body = await (await request.get(new URL(part).pathname)).text();
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc]) => new URL(loc ?? '').pathname,
    );
    expect(addresses.length, part).toBeGreaterThan(0);
    for (const path of addresses.slice(0, 12)) {
      const page = await request.get(path, { maxRedirects: 0 });
      expect(page.status(), path).toBe(200);
      expect(await page.text(), path).not.toContain('content="noindex');
    }
  }
});

test('RT-24 robots.txt names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});
