import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { axeFindings, everyTag } from './axe.ts';
import { operatorHeaders } from '../operator.ts';
import { siteUrl } from '../site.ts';
import { test } from '../visitor.ts';

test.beforeEach(async ({ context }) => {
  const { authorization = '' } = operatorHeaders();
  await context.route('**/playground**', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization } }),
  );
});

interface State {
  readonly name: string;
  /** Path and query. */
  readonly href: string;
}

function listStates(html: string): State[] {
  const links = html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"[^>]*>([^<]+)<\/a>/gu);
  return [...links].map(([, href = '', name = '']) => ({
    name,
    href: href.replaceAll('&amp;', '&'),
  }));
}

const packages = ['search', 'content', 'account', 'tracking', 'ui', 'api-client', 'domain'];

function packageVersion(name: string): string {
  const file = path.resolve(import.meta.dirname, '../../../../packages', name, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** Pages with another status than 200. */
const failing = new Map<string, number>([
  ['/pagina-que-nao-existe', 404],
  ['/escolas/escola-que-nao-existe', 404],
  ['/escolas/mensalidades/cidade-que-nao-existe-sp', 404],
  ['/reservar/escola-que-nao-existe/1', 404],
  ['/playground/servico-fora-do-ar', 503],
  ['/playground/servico-lento', 503],
  ['/playground/resposta-quebrada', 502],
  ['/playground/erro-interno', 500],
]);

test('RT-12 /playground has no site frame, is not indexed, and links to screens in their states', async ({
  page,
  request,
}) => {
  test.slow();
  const response = await request.get('/playground', { headers: operatorHeaders() });
  expect(response.status()).toBe(200);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /playground\n');

  await page.goto('/playground');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telas do site, em todos os estados');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const states = listStates(html);
  expect(states.length).toBeGreaterThan(80);
  for (const { name, href } of states) {
    const { status } = await fetch(siteUrl + href, {
      headers: href.startsWith('/playground') ? operatorHeaders() : {},
    });
    expect(status, `${name}: ${href}`).toBe(failing.get(href) ?? 200);
  }
  expect(states.map(({ href }) => href)).toEqual(expect.arrayContaining([...failing.keys()]));
});

test('RT-12 in production a browser asks for the operator’s password, and opens the page with it', async ({
  browser,
  request,
}) => {
  for (const href of ['/playground', '/playground/erro-interno']) {
    const answer = await request.get(href);
    expect([answer.status(), answer.headers()['www-authenticate']], href).toEqual([
      401,
      'Basic realm="operator", charset="UTF-8"',
    ]);
    expect(await answer.text()).not.toContain('Telas do site, em todos os estados');
  }
  const { authorization = '' } = operatorHeaders();
  const [username = '', password = ''] = Buffer.from(authorization.slice('Basic '.length), 'base64')
    .toString()
    .split(':');
  // Sends the credentials only after a challenge, like a person at the browser's prompt.
  const context = await browser.newContext({ baseURL: siteUrl, httpCredentials: { username, password } });
  const page = await context.newPage();
  const response = await page.goto('/playground');
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telas do site, em todos os estados');
  await context.close();
});

test('RT-12 S6 wrong passwords are limited, for all pages of the operator together', async ({ request }) => {
  const address = { 'x-forwarded-for': `198.19.${Date.now() % 250}.${Math.floor(Math.random() * 250)}` };
  const guess = (password: number) =>
    request.get('/playground', {
      headers: { ...address, authorization: `Basic ${btoa(`operator:${password}`)}` },
    });
  const answers = await Promise.all(Array.from({ length: 14 }, (_, password) => guess(password)));
  const statuses = answers.map((answer) => answer.status());
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  const limited = answers.filter((answer) => answer.status() === 429);
  expect(limited).toHaveLength(4);
  expect(limited.every((answer) => Number(answer.headers()['retry-after']) > 0)).toBe(true);
  expect((await request.get('/playground', { headers: { ...address, ...operatorHeaders() } })).status()).toBe(
    429,
  );
  expect((await request.get('/playground', { headers: operatorHeaders() })).status()).toBe(200);
});

test('RT-12 it lists each package’s version, ports and command', async ({ page }) => {
  await page.goto('/playground');
  for (const name of packages) {
    const facts = page.getByRole('region', { name: `packages/${name}` });
    await expect(facts).toContainText(`Versão ${packageVersion(name)}.`);
    await expect(facts).toContainText(`pnpm --filter @melhor-escola/${name} dev`);
  }
  const search = page.getByRole('region', { name: 'packages/search' });
  await expect(search.getByRole('term')).toHaveText([
    'links',
    'service',
    'favorites',
    'compared',
    'photo',
    'track',
    'mapConsent',
    'saveData',
  ]);
  await expect(page.getByRole('region', { name: 'packages/ui' })).toContainText('Nenhuma');
  expect(await axeFindings(page, everyTag)).toEqual([]);
  // The first link by keyboard.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Como todos a veem' })).toBeFocused();
});

test('RT-12 its links show the states in their names', { tag: '@rare' }, async ({ page, request }) => {
  const states = listStates(await (await request.get('/playground', { headers: operatorHeaders() })).text());
  const show = async (name: string) => {
    const state = states.find((one) => one.name === name);
    expect(state, name).toBeDefined();
    await page.goto(state?.href ?? '');
  };
  await show('Nome que nenhuma escola tem');
  await expect(page.locator('main article')).toHaveCount(0);
  await show('De uma cidade');
  await expect(page.locator('main article').first()).toBeVisible();
  await show('Cidade sem nenhuma escola');
  await expect(page.locator('main article')).toHaveCount(0);
  await show('De uma bolsa com vaga');
  await expect(
    page.getByRole('heading', { level: 2, name: 'A bolsa serve para o estudante?' }),
  ).toBeVisible();
  await show('Minhas bolsas');
  await expect(page).toHaveURL(/\/entrar\?redirect=%2Fminhas-bolsas/u);
  await show('Os avisos pararam');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Os avisos pararam');
  await show('Um erro nosso');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erro interno do servidor');
  // Within the site's header and footer.
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.content()).not.toContain('Shown by the playground');
});
