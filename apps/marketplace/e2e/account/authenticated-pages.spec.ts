import { misspelt } from '@melhor-escola/config/spelling';
import { expect } from '@playwright/test';
import { siteUrl } from '../site.ts';
import { test } from '../visitor.ts';
import { axeViolations, htmlViolations, currentHtml, overflowPx } from './page-checks.ts';
import { signInToDemonstration } from './orders.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The layouts of a phone and of a desktop, each in one color scheme, because colors do not depend on the width. */
const axeLayouts = [
  [320, 'light'],
  [1280, 'dark'],
] as const;

// Rare, because the stories of these screens pass the same checks.
test('A1 A2 A3 A6 the authenticated pages pass all checks', { tag: '@rare' }, async ({ page, context }) => {
  test.setTimeout(180_000);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  const codes = await signInToDemonstration(context.request);
  const pages = [
    '/minhas-bolsas',
    '/minhas-bolsas?situacao=aguardando',
    '/meus-beneficios',
    '/meus-beneficios?categoria=nenhuma',
    '/minha-conta',
    '/minha-conta/privacidade',
    ...codes.map((code) => `/detalhes-da-bolsa/${code}`),
  ];
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflowPx(page), `${path} at ${width} px`).toBe(0);
    }
    for (const [width, colorScheme] of axeLayouts) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeViolations(page), `${path}, axe at ${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    const text = await page.getByRole('main').innerText();
    expect.soft(misspelt(text), `${path}, spelling`).toEqual([]);
    const sent = await (await context.request.get(siteUrl + path)).text();
    expect.soft(await htmlViolations(sent), `${path}, html-validate`).toEqual([]);
    expect
      .soft(await htmlViolations(await currentHtml(page)), `${path}, html-validate after hydration`)
      .toEqual([]);
  }
  expect(messages).toEqual([]);
});

test('a page of the current user is served with their name in the header', async ({ context, page }) => {
  await signInToDemonstration(context.request);
  const sent = await (await context.request.get(`${siteUrl}/minha-conta`)).text();
  await page.setContent(sent.replaceAll(/<script\b.*?<\/script>/gsu, ''));
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Sua conta: / })).toHaveAttribute('href', '/minhas-bolsas');
  await expect(header.getByRole('link', { name: 'Entrar' })).toHaveCount(0);
});
