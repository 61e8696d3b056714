import { checkPush } from '@melhor-escola/tracking/catalog/check-event';
import { expect, type Page } from '@playwright/test';
import { siteUrl } from '../site.ts';

/** The consent notice. */
export const question = (page: Page) => page.getByRole('region', { name: 'Cookies opcionais' });

/** Interacts with the page until the consent notice appears; repeated if the page was not hydrated yet. */
export async function engage(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(question(page), page.url()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}

/** Answers the consent notice. */
export async function answerConsent(page: Page, name: 'Aceitar' | 'Recusar'): Promise<void> {
  await page.waitForLoadState('networkidle');
  await engage(page);
  await question(page).getByRole('button', { name }).tap();
}

/** Requests that need no consent: the site's own pages, scripts, pictures and data. */
const necessary = (url: string) => url.startsWith(siteUrl) && !url.includes('/api/collect');

/** Optional requests of a page's visitor, including those of workers. */
export function optionalRequests(page: Page): string[] {
  const requests: string[] = [];
  page.context().on('request', (request) => {
    if (/^https?:/.test(request.url()) && !necessary(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Names of the cookies of a visitor. */
export const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).toSorted();

/** Keys of a page in the browser's storage. */
export const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** Events in the data layer, without the tag manager's own first one. Validates each against the catalog. */
export async function pushedEvents(page: Page): Promise<Record<string, unknown>[]> {
  const pushes = await page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return (Array.isArray(layer) ? layer : []).filter(
      (push): push is Record<string, unknown> => typeof push === 'object' && push !== null && 'event' in push,
    );
  });
  const pushed = pushes.filter(({ event }) => event !== 'gtm.js');
  for (const push of pushed) expect(() => checkPush(push)).not.toThrow();
  return pushed;
}
