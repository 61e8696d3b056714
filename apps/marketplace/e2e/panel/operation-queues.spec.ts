import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { deleteOwnAccount, schoolMailbox, setSchoolMailbox } from '../account/claim.ts';
import { newCpf } from '../account/cpf.ts';
import { reportPayment, reserveOffer } from '../account/orders.ts';
import { expectNoViolations } from '../account/page-checks.ts';
import { anotherDevice, newPerson, openAccount, sameOrigin } from '../account/person.ts';
import { mailsTo } from '../mailed-link.ts';
import { findSchools } from '../schools.ts';
import { serviceUrl } from '../site.ts';
import { operatorTest as test } from './operator-account.ts';

const pages = [
  ['reservas', 'Reservas sem vaga'],
  ['visitas', 'Visitas sem resposta'],
  ['escolas-fechadas', 'Escolas fora do censo'],
  ['e-mails', 'E-mails parados'],
  ['redirecionamentos', 'Redirecionamentos'],
  ['busca', 'Busca'],
] as const;

/** The panel's toasts. */
const toast = (page: Page, title: RegExp) => page.getByRole('listitem', { name: title }).first();

test(
  'panel: the queues of our team fit phones, tablets and desktops',
  { tag: '@smoke' },
  async ({ page }) => {
    test.slow();
    for (const [path, title] of pages) {
      await page.goto(`/painel/operacao/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectNoViolations(page);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          `${path} at ${width} px`,
        ).toBe(0);
      }
    }
  },
);

test('S36 panel: the queues of our team are shown to nobody else', async ({ browser }) => {
  const family = await anotherDevice(browser);
  await openAccount(family.request);
  for (const call of ['orders', 'visits', 'unconfirmed-schools', 'mails', 'redirects', 'schools?text=a']) {
    const answer = await family.request.get(`/api/v3/panel/operation/${call}`);
    expect(answer.status(), call).toBe(403);
  }
  expect((await family.goto('/painel/operacao/busca'))?.status()).toBe(404);
  await deleteOwnAccount(family.request);
  await family.context().close();
});

test(
  'RT-17 panel: our team adds a redirect, changes it and removes it, by keyboard',
  { tag: '@smoke' },
  async ({ page }) => {
    const path = `/antiga-${Date.now()}`;
    await page.goto('/painel/operacao/redirecionamentos');
    await page.getByRole('button', { name: 'Novo redirecionamento' }).press('Enter');
    const added = page.getByRole('dialog', { name: 'Novo redirecionamento' });
    await added.getByRole('textbox', { name: /^Endereço/ }).fill(path);
    // Another site is rejected, and what was typed stays.
    const target = added.getByRole('textbox', { name: /^Destino/ });
    await target.fill('https://evil.example/');
    await added.getByRole('button', { name: 'Salvar' }).press('Enter');
    await expect(added.getByText(/não está entre os sites aceitos/)).toBeVisible();
    await expectNoViolations(page);
    await target.fill('/escolas/brasil');
    await added.getByRole('button', { name: 'Salvar' }).press('Enter');
    await expect(toast(page, /leva a \/escolas\/brasil/)).toBeVisible();
    const leads = async () => (await page.request.get(path, { maxRedirects: 0 })).headers()['location'];
    await expect.poll(leads, { timeout: 70_000 }).toBe('/escolas/brasil');

    await page.goto(`/painel/operacao/redirecionamentos?texto=${path.slice(1)}`);
    await expect(page.getByRole('heading', { name: '1 redirecionamento' })).toBeVisible();
    await page.getByRole('button', { name: `Mudar ${path}` }).press('Enter');
    const changed = page.getByRole('dialog', { name: /^Mudar/ });
    await changed.getByRole('textbox', { name: /^Destino/ }).fill('/metodologias');
    await changed.getByRole('button', { name: 'Salvar' }).press('Enter');
    await expect(page.getByRole('cell', { name: '/metodologias' })).toBeVisible();
    await page.getByRole('button', { name: `Apagar ${path}` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).press('Enter');
    await expect(page.getByRole('heading', { name: '0 redirecionamentos' })).toBeVisible();
  },
);

test('RT-17 panel: our team previews a file of redirects before it applies it', async ({ page }) => {
  const path = `/arquivo-${Date.now()}`;
  await page.goto('/painel/operacao/redirecionamentos');
  const input = page.getByLabel(/^Arquivo/);
  const send = (text: string) =>
    input.setInputFiles({ name: 'regras.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await send(`path;target\n${path};//evil.example\n`);
  await expect(page.getByText(/leva a outro site/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Aplicar/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Fechar a prévia' }).press('Enter');
  await send(`path;target\n${path};/escolas/brasil\n`);
  await expect(page.getByRole('heading', { name: 'Prévia de regras.csv' })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Aplicar 1 mudança' }).press('Enter');
  await expect(toast(page, /1 redirecionamento novo/)).toBeVisible();
  await page.goto(`/painel/operacao/redirecionamentos?texto=${path.slice(1)}`);
  await page.getByRole('button', { name: `Apagar ${path}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).press('Enter');
  await expect(page.getByRole('heading', { name: '0 redirecionamentos' })).toBeVisible();
});

test('S36 panel: our team finds a school, and an account without seeing whose it is', async ({
  page,
  operator,
}) => {
  const [found] = await findSchools(page.request);
  await page.goto('/painel/operacao/busca');
  const text = page.getByRole('textbox', { name: /^Texto/ });
  await text.fill(found?.school_slug ?? '');
  await text.press('Enter');
  await expect(page.getByRole('heading', { name: '1 escola' })).toBeFocused();

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('radio', { name: 'Conta' }).check();
  await text.fill(operator.email);
  await text.press('Enter');
  await expect(page.getByRole('heading', { name: '1 conta' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('O••• O•••');
  await expect(page.getByRole('main').getByRole('listitem').first()).not.toContainText(operator.email);
  await expectNoViolations(page);
  const [local = ''] = operator.email.split('@');
  expect(sent.filter((url) => url.includes(local))).toEqual([]);
  expect(page.url()).not.toContain(local);
});

const visitDays = z.object({ days: z.array(z.object({ day: z.string() })) });

const schoolVisits = z.object({
  visits: z.array(z.object({ id: z.number(), question: z.string().nullable() })),
});

test('product 14 panel: our team confirms a visit for a school without an e-mail', async ({ page }) => {
  test.slow();
  const slug = (await findSchools(page.request)).at(-6)?.school_slug ?? '';
  const before = await schoolMailbox(slug);
  const { email } = newPerson();
  const question = `Podemos ver a biblioteca? (${email.split('@')[0] ?? ''})`;
  await setSchoolMailbox(slug, null);
  try {
    const headers = { 'x-tenant': 'melhor-escola', 'content-type': 'application/json' };
    const offered = await fetch(`${serviceUrl}/v3/schools/${slug}/visits/days`, { headers });
    const { days } = visitDays.parse(await offered.json());
    const times = days.slice(5, 7).map(({ day }) => `${day}T09:00`);
    const asked = await fetch(`${serviceUrl}/v3/schools/${slug}/visits`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ contactName: 'Maria das Dores', email, times, question }),
    });
    expect(asked.status, await asked.text()).toBe(202);
  } finally {
    await setSchoolMailbox(slug, before);
  }
  const listed = await page.request.get(`/api/v3/panel/schools/${slug}/visits`, { headers: sameOrigin });
  const visit = schoolVisits.parse(await listed.json()).visits.find((one) => one.question === question);
  // The newest stands last, and the address of a later page than the last leads to the last.
  await page.goto('/painel/operacao/visitas?pagina=10000');
  const request = page.locator(`#visita-${visit?.id}`);
  await expect(request).not.toContainText(email);
  await expect(request).not.toContainText(question);
  await request.getByRole('button', { name: /^Ver contato e pergunta/ }).press('Enter');
  await expect(request.getByRole('link', { name: email })).toBeVisible();
  await expect(request).toContainText(question);
  await request
    .getByRole('button', { name: /^Confirmar/ })
    .first()
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar a visita' }).press('Enter');
  await expect(toast(page, /Visita confirmada/)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join('\n'), { timeout: 20_000 })
    .toContain('Visita confirmada');
});

const offers = z.object({
  offers: z.array(z.object({ id: z.number(), state: z.string(), seats: z.object({ left: z.number() }) })),
});

test('EN-09 panel: a refused payment stays with our team until it is given back', async ({
  page,
  browser,
}) => {
  test.slow();
  const slug = (await findSchools(page.request)).at(-7)?.school_slug ?? '';
  const listed = await page.request.get(`/api/v3/panel/schools/${slug}/offers`, { headers: sameOrigin });
  const free = offers
    .parse(await listed.json())
    .offers.find(({ state, seats }) => state === 'open' && seats.left > 0);
  if (!free) throw new Error(`${slug} has no scholarship with a seat left.`);
  const family = await anotherDevice(browser);
  const { email } = await openAccount(family.request, { cpf: newCpf() });
  const order = await reserveOffer(family.request, String(free.id), 'Wanderleia Aparecida');
  await reportPayment(family.request, order, 'payment.succeeded');
  const refused = await page.request.post(`/api/v3/panel/schools/${slug}/orders/${order.code}/refusal`, {
    headers: sameOrigin,
    data: { seen: { status: 'paid', seatMissing: false }, reason: 'no-seat' },
  });
  expect(refused.status(), await refused.text()).toBe(200);

  await page.goto('/painel/operacao/reservas?situacao=a-devolver');
  const item = page.getByRole('article').filter({ hasText: order.code });
  await expect(item).toContainText('Recusada, valor não devolvido');
  await expect(page.getByRole('main')).not.toContainText('Wanderleia');
  await item.getByRole('button', { name: /^Ver contato/ }).press('Enter');
  await expect(item).toContainText(email);
  await expectNoViolations(page);

  await reportPayment(family.request, order, 'order.cancelled');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(item).toHaveCount(0);
  await deleteOwnAccount(family.request);
  await family.context().close();
});
