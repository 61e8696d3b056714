import { formatBRL, formatWholeBRL, withDiscount } from '@melhor-escola/domain/money';
import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { claimSchool, deleteOwnAccount, openConfirmedAccount } from '../account/claim.ts';
import { anotherDevice, sameOrigin } from '../account/person.ts';
import { expectNoViolations } from '../account/page-checks.ts';
import { deniedConsent } from '../consent-cookie.ts';
import { linkMailedTo } from '../mailed-link.ts';
import { findSchools } from '../schools.ts';
import { test } from '../visitor.ts';

const ownOffers = z.object({
  offers: z
    .array(
      z.looseObject({
        id: z.number(),
        version: z.number(),
        state: z.string(),
        monthlyFee: z.number(),
        discountPercentage: z.number(),
        seats: z.object({ total: z.number() }),
      }),
    )
    .min(1),
});

/** The offers of the school, as its people see them. */
async function listOffers(request: APIRequestContext, slug: string) {
  const answer = await request.get(`/api/v3/panel/schools/${slug}/offers`, { headers: sameOrigin });
  return ownOffers.parse(await answer.json()).offers;
}

type OwnOffer = Awaited<ReturnType<typeof listOffers>>[number];

/** Gives the offer its terms back, for the tests that follow. */
async function restoreOffer(request: APIRequestContext, slug: string, offer: OwnOffer): Promise<void> {
  const current = (await listOffers(request, slug)).find(({ id }) => id === offer.id);
  const restored = await request.put(`/api/v3/panel/schools/${slug}/offers/${offer.id}`, {
    headers: sameOrigin,
    data: { ...offer, seats: offer.seats.total, version: current?.version },
  });
  expect(restored.status(), await restored.text()).toBe(200);
}

test(
  'panel: an invited person changes a price, which visitors and the log show, until the owner removes them',
  { tag: '@smoke' },
  async ({ page: owner, browser }) => {
    test.slow();
    const slug = (await findSchools(owner.request)).at(-2)?.school_slug ?? '';
    await openConfirmedAccount(owner.request);
    await claimSchool(owner.request, slug);
    const guest = await anotherDevice(browser, {
      viewport: owner.viewportSize(),
      storageState: deniedConsent,
    });
    const { email, name } = await openConfirmedAccount(guest.request, { name: 'Josefa Bandeira' });

    await owner.goto(`/painel/escolas/${slug}/pessoas`);
    await expectNoViolations(owner);
    await owner.getByLabel('E-mail da pessoa').fill(email);
    await owner.getByRole('button', { name: 'Enviar o convite' }).press('Enter');
    await expect(owner.getByText(`Convite enviado a ${email}.`).first()).toBeVisible();

    await guest.goto(await linkMailedTo(email, '/painel/convite', String.raw`\?codigo=[\w-]{43}`));
    await guest.getByRole('button', { name: 'Aceitar o convite' }).press('Enter');
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Início');

    const offers = await listOffers(guest.request, slug);
    const row = offers.findIndex(({ state }) => state === 'open');
    const offer = offers[row];
    if (!offer) throw new Error(`${slug} has no open scholarship.`);
    const monthlyFee = offer.monthlyFee + 1_300 + (Date.now() % 90) * 100;
    const price = withDiscount(monthlyFee, offer.discountPercentage);
    await guest.goto(`/painel/escolas/${slug}/bolsas`);
    const openOffer = async () => {
      await guest
        .getByRole('button', { name: /^Mudar / })
        .nth(row)
        .press('Enter');
      return guest.getByLabel('Mensalidade sem bolsa');
    };
    await (await openOffer()).fill((monthlyFee / 100).toFixed(2).replace('.', ','));
    await guest.getByRole('button', { name: 'Salvar bolsa' }).press('Enter');
    await expect(guest.getByRole('table', { name: 'Bolsas da escola' })).toBeVisible();

    const visitor = await anotherDevice(browser, { storageState: deniedConsent });
    await expect(async () => {
      await visitor.goto(`/escolas/${slug}`);
      await expect(visitor.getByRole('main')).toContainText(formatWholeBRL(price), { timeout: 500 });
    }).toPass();
    await visitor.context().close();

    await owner.goto(`/painel/escolas/${slug}/registro`);
    const change = owner.getByRole('listitem').filter({ hasText: 'Mudou uma bolsa' }).first();
    await expect(change).toContainText(name);
    await expect(change).toContainText(formatBRL(price));

    // The form of the removed person is open meanwhile.
    await (await openOffer()).fill('999,00');
    await owner.goto(`/painel/escolas/${slug}/pessoas`);
    await owner.getByRole('button', { name: `Remover ${name}` }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
    await expect(owner.getByText(`${name} não tem mais acesso.`).first()).toBeVisible();
    await guest.getByRole('button', { name: 'Salvar bolsa' }).press('Enter');
    await expect(guest.getByRole('form', { name: 'Bolsa' })).toContainText(
      'Esta conta não cuida desta escola.',
    );
    await expect(guest.getByLabel('Mensalidade sem bolsa')).toHaveValue('999,00');

    await restoreOffer(owner.request, slug, offer);
    await deleteOwnAccount(guest.request);
    await guest.context().close();
    await deleteOwnAccount(owner.request);
  },
);
