import { freePort } from '@melhor-escola/config/free-port';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../account/page-checks.ts';
import { startAlertService } from '../fakes/alert-service.ts';
import { startSecondSite } from '../second-site.ts';
import { test } from '../visitor.ts';
import { signInAsSchool } from './school-account.ts';

test('panel: somebody switches their e-mails about a school off and on', async ({ page }) => {
  await signInAsSchool(page, '/pessoas');
  const digest = page.getByRole('switch', { name: 'Resumo da manhã' });
  await expect(digest).toBeChecked();
  await expectNoViolations(page);
  await digest.press('Space');
  await expect(page.getByText('Você não recebe mais o resumo da manhã.').first()).toBeVisible();
  await page.reload();
  await expect(digest).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Avisos na hora' })).toBeChecked();
  await digest.press('Space');
  await expect(page.getByText('Você recebe o resumo da manhã.').first()).toBeVisible();
});

test(
  'panel: the digest of a school is stopped by its link without a session, and by one-click unsubscribe',
  { tag: '@rare' },
  async ({ browser, request }) => {
    // Starts a service with a database of its own.
    test.slow();
    const port = await freePort();
    const service = await startAlertService(`http://localhost:${port}`);
    const site = await startSecondSite(service.url, {}, port);
    // The page works without JavaScript.
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      const [first, second] = service.digestStops;
      if (!first || !second) throw new Error('There are not two digests.');
      const page = await context.newPage();
      await page.goto(first.link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parar estes avisos da escola?');
      // Mail clients follow links themselves, so opening it changes nothing.
      expect(await service.digests()).toEqual([true, true]);
      await page.getByRole('button', { name: 'Parar os avisos' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Os avisos pararam');
      expect(await service.digests()).toEqual([false, true]);
      await page.goto(first.link);
      await page.getByRole('button', { name: 'Parar os avisos' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Os avisos pararam');

      const tap = () => request.post(second.oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
      expect((await tap()).status()).toBe(204);
      expect(await service.digests()).toEqual([false, false]);
      expect((await tap()).status()).toBe(204);
      // Those of saved searches go on.
      expect(await service.alerts()).toEqual([true, true]);
    } finally {
      await context.close();
      site.stop();
      service.stop();
    }
  },
);

test('panel: a school sees how families come closer, by week and grade', async ({ page }) => {
  await signInAsSchool(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Do primeiro olhar à matrícula, por semana e série' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do primeiro olhar à matrícula');
  await expect(page.getByRole('table', { name: /^Por semana/u })).toBeVisible();
  await expectNoViolations(page);
});
