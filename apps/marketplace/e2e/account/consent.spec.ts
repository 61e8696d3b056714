import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { siteUrl } from '../site.ts';
import { answerConsent, engage } from '../tracking/tracked-visit.ts';
import { test } from '../visitor.ts';
import { openAccount, signIn, type NewPerson } from './person.ts';

/* Consent to analytics is synchronized between device and account (ADR 0015). */

test.use({ storageState: { cookies: [], origins: [] } });

const panel = z.object({ consents: z.array(z.object({ purpose: z.string(), granted: z.boolean() })) });

/** Whether the current user's account consents to analytics. */
async function accountAgrees({ request }: BrowserContext): Promise<boolean | undefined> {
  const answer = await request.get('/api/v3/account/user/privacy');
  return panel.parse(await answer.json()).consents.find(({ purpose }) => purpose === 'analytics')?.granted;
}

/** Purposes in the device's cookie, joined by hyphens; `undefined` without a cookie. */
async function deviceSays(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  return cookie?.value.split('.')[1];
}

const inPanel = (page: Page) =>
  page.getByRole('main').getByRole('switch', { name: 'Medir o uso do site para melhorá-lo' });

/** Signs in on a new device. */
async function onNewDevice(browser: Browser, person: NewPerson): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto('/entrar', { waitUntil: 'networkidle' });
  await signIn(page, person);
  await expect(page.getByRole('button', { name: /^Sua conta/u })).toBeVisible();
  return page;
}

test('S22 S23 consent is the same on the device, in the account’s panel and on the next device', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const person = await openAccount(context.request);
  await page.goto('/escolas');
  // Public pages learn of the session after the first interaction.
  await engage(page);
  await expect(page.getByRole('button', { name: /^Sua conta/u })).toBeVisible();
  await answerConsent(page, 'Aceitar');
  await expect.poll(() => accountAgrees(context)).toBe(true);
  await page.goto('/minha-conta/privacidade');
  await expect(inPanel(page)).toBeChecked();

  const next = await onNewDevice(browser, person);
  await expect.poll(() => deviceSays(next.context())).toBe('analytics');
  await next.context().close();

  await inPanel(page).tap();
  await expect(page.getByText('Autorização retirada.')).toBeVisible();
  await expect.poll(() => deviceSays(context)).toBe('marketing-maps');
  const denying = await onNewDevice(browser, person);
  await expect.poll(() => deviceSays(denying.context())).toBe('');
  await denying.context().close();
});
