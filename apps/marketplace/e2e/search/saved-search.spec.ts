import { freePort } from '@melhor-escola/config/free-port';
import { expect } from '@playwright/test';
import { startAlertService } from '../fakes/alert-service.ts';
import { startSecondSite } from '../second-site.ts';
import { test } from '../visitor.ts';

test(
  'product 8 product 15 the e-mail about offers, prices and seats of a saved search is stopped by its link, and by one-click unsubscribe',
  { tag: '@rare' },
  async ({ page, request }) => {
    // Starts a service with a database of its own.
    test.slow();
    const port = await freePort();
    const service = await startAlertService(`http://localhost:${port}`);
    const site = await startSecondSite(service.url, {}, port);
    try {
      const [first, second] = service.stops;
      if (!first || !second) throw new Error('There are not two e-mails.');
      expect(await service.alerts()).toEqual([true, true]);
      const [mail] = service.mails;
      expect(mail?.subject).toBe(
        '1 nova bolsa, 1 preço mais baixo e 1 vaga reaberta em “Bolsas em Araguaína, TO”',
      );
      expect(mail?.text.replaceAll('\u00A0', ' ')).toContain('R$ 500 por mês (antes R$ 625, 20% a menos)');

      await page.goto(first.link);
      // Mail clients follow links themselves, so opening it changes nothing.
      expect(await service.alerts()).toEqual([true, true]);
      await page.getByRole('button', { name: 'Parar os avisos' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Os avisos pararam');
      expect(await service.alerts()).toContain(true);
      expect(await service.alerts()).toContain(false);
      await page.goto(first.link);
      await page.getByRole('button', { name: 'Parar os avisos' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Os avisos pararam');

      const tap = () => request.post(second.oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
      expect((await tap()).status()).toBe(204);
      expect(await service.alerts()).toEqual([false, false]);
      expect((await tap()).status()).toBe(204);
    } finally {
      site.stop();
      service.stop();
    }
  },
);
