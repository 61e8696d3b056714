import { checkPush } from '@melhor-escola/tracking/catalog/check-event';
import { expect, type Page } from '@playwright/test';
import { siteUrl } from '../site.ts';

/** The question what a visitor agrees to. */
export const question = (page: Page) => page.getByRole('region', { name: 'Cookies opcionais' });

/** Does something with the page, upon which the question comes: again, where the page did not listen yet. */
export async function engage(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(question(page), page.url()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}

/** Answers the question. */
export async function press(page: Page, name: 'Aceitar' | 'Recusar'): Promise<void> {
  await page.waitForLoadState('networkidle');
  await engage(page);
  await question(page).getByRole('button', { name }).tap();
}

/** What asks for nothing that is optional: the site's own pages, scripts, pictures and data. */
const necessary = (url: string) => url.startsWith(siteUrl) && !url.includes('/api/collect');

/** Requests of a page for what is optional, as the browser makes them. */
export function optionalRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !necessary(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Names of the cookies of a visitor. */
export const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).toSorted();

/** Names of what a page keeps in the browser's storage. */
export const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** What stands in the data layer for the tag manager, but for its own beginning. Each is as the catalogue has it. */
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
