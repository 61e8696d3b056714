import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { signInToDemonstration } from '../account/orders.ts';
import { pathOf, publicPages, type PagePath } from '../pages/public-pages.ts';
import { siteUrl } from '../site.ts';
import { engage, optionalRequests, storedNames } from './tracked-visit.ts';
import { test } from '../visitor.ts';

/** Visitors at once: the pages are many, and each is waited for until it rests. */
const atOnce = 4;

/** What is kept of a visitor without being asked: for what they do themselves (packages/tracking/README.md). */
const necessary =
  /^(?:account|sessiontoken|signed_in|authentication_token|userHash|montilla\.location|tsr-scroll-restoration.*|melhor-escola:.*)$/u;

/** Opens a page as somebody who has not answered, until all that it does by itself is done. @returns what is too much. */
async function tooMuchOf(page: Page, asked: string[], path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // Tracking has begun once the question comes, which waits for who does something.
  await engage(page);
  const kept = [...(await page.context().cookies()).map(({ name }) => name), ...(await storedNames(page))];
  return [...asked.splice(0), ...kept.filter((name) => !necessary.test(name))].map(
    (what) => `${path}: ${what}`,
  );
}

/** Walks pages in one context, each new to the visitor. */
async function walk(context: BrowserContext, addresses: PagePath[]): Promise<string[]> {
  const page = await context.newPage();
  const asked = optionalRequests(page);
  const found: string[] = [];
  for (let next = addresses.shift(); next !== undefined; next = addresses.shift()) {
    const path = await pathOf(page, next);
    asked.length = 0;
    found.push(...(await tooMuchOf(page, asked, path)));
  }
  return found;
}

const open = (browser: Browser) =>
  browser.newContext({ baseURL: siteUrl, storageState: { cookies: [], origins: [] }, locale: 'pt-BR' });

test('S22 before an answer no page asks for, sends or keeps anything optional', async ({ browser }) => {
  test.setTimeout(120_000);
  const addresses = Object.values(publicPages);
  const visitors = await Promise.all(Array.from({ length: atOnce }, () => open(browser)));
  const found = await Promise.all(visitors.map((context) => walk(context, addresses)));
  expect(found.flat()).toEqual([]);
  await Promise.all(visitors.map((context) => context.close()));
});

test('S22 nor does a page of who is signed in', async ({ browser }) => {
  test.setTimeout(60_000);
  const context = await open(browser);
  const [code = ''] = await signInToDemonstration(context.request);
  const found = await walk(context, [
    '/minhas-bolsas',
    `/detalhes-da-bolsa/${code}`,
    '/meus-beneficios',
    '/minha-conta',
    '/minha-conta/privacidade',
  ]);
  expect(found).toEqual([]);
  await context.close();
});
