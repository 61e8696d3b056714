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
    'grade',
    'budget',
    'saveSearch',
  ]);
  await expect(page.getByRole('region', { name: 'packages/ui' })).toContainText('Nenhuma');
  expect(await axeFindings(page, everyTag)).toEqual([]);
  // The first link by keyboard.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Como todos a veem' })).toBeFocused();
});
