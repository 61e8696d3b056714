import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { claimSchool, deleteOwnAccount, openConfirmedAccount } from '../account/claim.ts';
import { newCpf } from '../account/cpf.ts';
import { reportPayment, reserveOffer, type Reserved } from '../account/orders.ts';
import { expectNoViolations } from '../account/page-checks.ts';
import { anotherDevice, openAccount, sameOrigin } from '../account/person.ts';
import { deniedConsent } from '../consent-cookie.ts';
import { mailsTo } from '../mailed-link.ts';
import { findSchools } from '../schools.ts';
import { test } from '../visitor.ts';

const offers = z.object({
  offers: z.array(z.object({ id: z.number(), state: z.string(), seats: z.object({ left: z.number() }) })),
});

/** The school's offers, as its people see them. */
async function listOffers(request: APIRequestContext, slug: string) {
  const answer = await request.get(`/api/v3/panel/schools/${slug}/offers`, { headers: sameOrigin });
  return offers.parse(await answer.json()).offers;
}

/** An offer of the school that two families can reserve. */
async function findOffer(request: APIRequestContext, slug: string): Promise<string> {
  const free = (await listOffers(request, slug)).find(
    ({ state, seats }) => state === 'open' && seats.left >= 2,
  );
  if (!free) throw new Error(`${slug} has no scholarship with two seats left.`);
  return String(free.id);
}

async function seatsLeft(request: APIRequestContext, slug: string, offer: string): Promise<number> {
  const found = (await listOffers(request, slug)).find(({ id }) => id === Number(offer));
  if (!found) throw new Error(`${slug} has no scholarship ${offer}.`);
  return found.seats.left;
}

/** The family's page of an order. */
async function expectNextStep(family: Page, { code }: Reserved, title: string): Promise<void> {
  await family.goto(`/detalhes-da-bolsa/${code}`);
  await expect(family.getByRole('heading', { name: title })).toBeVisible();
}

const reservation = (school: Page, student: string) =>
  school.getByRole('article').filter({ has: school.getByRole('heading', { name: student }) });

test(
  'panel: a school calls a family, confirms one enrollment and refuses another',
  { tag: '@smoke' },
  async ({ page: school, browser }) => {
    test.slow();
    const found = (await findSchools(school.request)).at(-4);
    if (!found) throw new Error('Araguaína has too few schools with scholarships.');
    const { school_slug: slug } = found;
    await openConfirmedAccount(school.request);
    await claimSchool(school.request, slug);
    const offer = await findOffer(school.request, slug);
    const family = await anotherDevice(browser, { storageState: deniedConsent });
    const { name, email } = await openAccount(family.request, { cpf: newCpf(), name: 'Rosa Teixeira' });
    const before = await seatsLeft(school.request, slug, offer);
    const enrolled = await reserveOffer(family.request, offer, 'Ana Teixeira');
    const refused = await reserveOffer(family.request, offer, 'Bento Teixeira');
    await reportPayment(family.request, enrolled, 'payment.succeeded');
    expect(await seatsLeft(school.request, slug, offer)).toBe(before - 2);

    // From the number on the first page to the list.
    await school.goto(`/painel/escolas/${slug}`);
    await school.getByRole('link', { name: /matrículas? a confirmar/ }).press('Enter');
    await expect(school.getByRole('heading', { level: 1, name: 'Reservas' })).toBeVisible();
    await expectNoViolations(school);
    const paid = reservation(school, 'Ana Teixeira');
    await expect(paid).toContainText(/Fale com a família até \p{L}+, \d\d\/\d\d, \d+h/u);
    await expect(school.getByRole('main')).not.toContainText(email);
    await paid.getByRole('button', { name: /^Ver contato/ }).press('Enter');
    await expect(paid).toContainText(email);
    await expect(paid).toContainText(name);

    await paid.getByRole('button', { name: /^Confirmar matrícula/ }).press('Enter');
    await school.getByRole('dialog').getByRole('button', { name: 'Confirmar matrícula' }).press('Enter');
    await expect(school.getByText('Matrícula confirmada: Ana Teixeira.').first()).toBeVisible();
    await expect(paid).toHaveCount(0);
    await expectNextStep(family, enrolled, 'Matrícula confirmada');

    await school
      .getByRole('navigation', { name: 'Situação das reservas' })
      .getByRole('link', { name: /^Aguardando pagamento/ })
      .press('Enter');
    const unpaid = reservation(school, 'Bento Teixeira');
    await expect(unpaid).toContainText(/Vaga guardada até \p{L}+, \d\d\/\d\d, \d+h/u);
    await unpaid.getByRole('button', { name: /^Recusar/ }).press('Enter');
    const dialog = school.getByRole('dialog', { name: /^Recusar a reserva/ });
    await dialog.getByLabel('Motivo').selectOption({ label: 'A escola não tem mais esta vaga' });
    await dialog.getByLabel(/^Explicação/).fill('A turma da manhã fechou ontem.');
    // What was typed is there after a reload.
    await school.reload();
    await unpaid.getByRole('button', { name: /^Recusar/ }).press('Enter');
    await expect(dialog.getByLabel(/^Explicação/)).toHaveValue('A turma da manhã fechou ontem.');
    await dialog.getByRole('button', { name: 'Recusar e avisar a família' }).press('Enter');
    await expect(school.getByText(/^Reserva recusada: Bento Teixeira\./).first()).toBeVisible();
    expect(await seatsLeft(school.request, slug, offer)).toBe(before - 1);
    await expectNextStep(family, refused, 'A escola recusou a sua reserva');
    await expect(family.getByRole('main')).toContainText('Motivo: A escola não tem mais esta vaga.');
    const mailed = async () =>
      (await mailsTo(email)).map(({ subject, text }) => `${subject}\n${text}`).join('\n');
    for (const told of [
      /^Matrícula confirmada/mu,
      /^A escola recusou a sua reserva[^]*A turma da manhã\s+fechou\s+ontem\./mu,
    ]) {
      // A busy service sends e-mails with its job, once a minute.
      await expect.poll(mailed, { message: `a mail to ${email}`, timeout: 20_000 }).toMatch(told);
    }

    await school.goto(`/painel/escolas/${slug}/registro`);
    for (const event of [
      'Recusou uma reserva',
      'Confirmou uma matrícula',
      'Viu o contato da família de uma reserva',
    ])
      await expect(school.getByRole('listitem').filter({ hasText: event }).first()).toContainText(/ME-/);

    await deleteOwnAccount(family.request);
    await family.context().close();
    await deleteOwnAccount(school.request);
  },
);

test(
  'panel: the reservations fit phones, tablets and desktops',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    const found = (await findSchools(page.request)).at(-5);
    if (!found) throw new Error('Araguaína has too few schools with scholarships.');
    await openConfirmedAccount(page.request);
    await claimSchool(page.request, found.school_slug);
    const family = await anotherDevice(browser);
    await openAccount(family.request, { cpf: newCpf() });
    const offer = await findOffer(page.request, found.school_slug);
    await reserveOffer(family.request, offer, 'Wanderleia Aparecida de Albuquerque Cavalcanti');
    await page.goto(`/painel/escolas/${found.school_slug}/reservas?situacao=aguardando`);
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(reservation(page, 'Wanderleia').first()).toBeVisible();
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `at ${width} px`,
      ).toBe(0);
    }
    await deleteOwnAccount(family.request);
    await family.context().close();
    await deleteOwnAccount(page.request);
  },
);
