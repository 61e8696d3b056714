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
  readonly address: string;
}

function statesOf(html: string): State[] {
  const links = html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"[^>]*>([^<]+)<\/a>/gu);
  return [...links].map(([, address = '', name = '']) => ({
    name,
    address: address.replaceAll('&amp;', '&'),
  }));
}

const packages = ['search', 'content', 'account', 'tracking', 'ui', 'api-client', 'domain'];

function versionOf(name: string): string {
  const file = path.resolve(import.meta.dirname, '../../../../packages', name, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** Every other page is there. */
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

test('RT-12 /playground stands alone, is kept from search engines, and leads to screens in their states', async ({
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

  const states = statesOf(html);
  expect(states.length).toBeGreaterThan(80);
  for (const { name, address } of states) {
    const { status } = await fetch(siteUrl + address, {
      headers: address.startsWith('/playground') ? operatorHeaders() : {},
    });
    expect(status, `${name}: ${address}`).toBe(failing.get(address) ?? 200);
  }
  expect(states.map(({ address }) => address)).toEqual(expect.arrayContaining([...failing.keys()]));
});

test('RT-12 in production it is unknown to everybody but the operator', async ({ request }) => {
  for (const address of ['/playground', '/playground/erro-interno']) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text()).not.toContain('Telas do site, em todos os estados');
  }
});

test('RT-12 it says of each package its version, the ports it needs, and what shows it alone', async ({
  page,
}) => {
  await page.goto('/playground');
  for (const name of packages) {
    const facts = page.getByRole('region', { name: `packages/${name}` });
    await expect(facts).toContainText(`Versão ${versionOf(name)}.`);
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
  ]);
  await expect(page.getByRole('region', { name: 'packages/ui' })).toContainText('Nenhuma');
  expect(await axeFindings(page, everyTag)).toEqual([]);
  // The first of its addresses by keyboard alone.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Como todos a veem' })).toBeFocused();
});

test('RT-12 its addresses show the states they are named for', async ({ page, request }) => {
  const states = statesOf(await (await request.get('/playground', { headers: operatorHeaders() })).text());
  const show = async (name: string) => {
    const state = states.find((one) => one.name === name);
    expect(state, name).toBeDefined();
    await page.goto(state?.address ?? '');
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
  // As a visitor meets it: in the site's frame.
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.content()).not.toContain('Shown by the playground');
});
