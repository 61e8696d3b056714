import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { signInToDemonstration } from '../account/orders.ts';
import { resolvePath, publicPages, type PagePath } from '../pages/public-pages.ts';
import { siteUrl } from '../site.ts';
import { test } from '../visitor.ts';
import { engage, optionalRequests, storedNames } from './tracked-visit.ts';

/** Visitors at a time: there are many pages, and each visit waits until the page is idle. */
const atOnce = 4;

/** Storage that needs no consent, because the visitor's own actions need it (packages/tracking/README.md). */
const necessary =
  /^(?:save_data|sessiontoken|signed_in|authentication_token|userHash|montilla:.*|tsr-scroll-restoration.*)$/u;

/** Pages to sign in, to reserve, to visit, to rate, of the account, and of developers. */
const formPages =
  /^\/(?:(?:entrar|criar-conta|recuperar-senha|redefinir-senha|reservar|minha|meus|detalhes|playground)|escolas\/[\w-]+\/(?:avaliar|visita)(?:\?|$))/u;

/** Opens a page without a consent decision, and waits until it is idle. @returns optional requests and storage. */
async function optionalTraces(page: Page, requests: string[], path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // Tracking has started once the consent notice appears, which waits for an interaction. Over forms it does not appear, and
  // nothing marks the start.
  if (!formPages.test(path)) await engage(page);
  else {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(1_500);
  }
  const stored = [...(await page.context().cookies()).map(({ name }) => name), ...(await storedNames(page))];
  return [...requests.splice(0), ...stored.filter((name) => !necessary.test(name))].map(
    (what) => `${path}: ${what}`,
  );
}

/** Visits pages in one context, each as a new visitor. */
async function walk(context: BrowserContext, paths: PagePath[]): Promise<string[]> {
  const page = await context.newPage();
  const requests = optionalRequests(page);
  const found: string[] = [];
  for (let next = paths.shift(); next !== undefined; next = paths.shift()) {
    const path = await resolvePath(page, next);
    requests.length = 0;
    found.push(...(await optionalTraces(page, requests, path)));
  }
  return found;
}

const open = (browser: Browser) =>
  browser.newContext({ baseURL: siteUrl, storageState: { cookies: [], origins: [] }, locale: 'pt-BR' });

test('S22 before an answer no page requests, sends or stores anything optional', async ({ browser }) => {
  test.setTimeout(120_000);
  const paths = Object.values(publicPages);
  const visitors = await Promise.all(Array.from({ length: atOnce }, () => open(browser)));
  const found = await Promise.all(visitors.map((context) => walk(context, paths)));
  expect(found.flat()).toEqual([]);
  await Promise.all(visitors.map((context) => context.close()));
});

test('S22 before an answer no authenticated page does either', async ({ browser }) => {
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
