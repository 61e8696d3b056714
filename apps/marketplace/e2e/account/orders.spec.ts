import { readFileSync } from 'node:fs';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { newCpf } from './cpf.ts';
import { openAccount, signIn, type NewPerson } from './person.ts';
import { cancel, reportPayment, reserve, type Reserved } from './orders.ts';
import { siteUrl } from '../site.ts';
import { test } from '../visitor.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** One family for all of these tests, because account creation is rate limited. */
let person: NewPerson;
let cookies: Cookies;
/** Codes of two orders awaiting payment, the older one first. */
let waiting: readonly [Reserved, Reserved];

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl });
  person = await openAccount(context.request, { cpf: newCpf() });
  // Eleven orders with pages of ten; the older ones are closed.
  const over = await reserve(context.request, 9);
  for (const { code } of over) await cancel(context.request, code);
  const [first, second] = await reserve(context.request, 2);
  if (!first || !second)
    throw new Error('There are no seats left to reserve: start with another E2E_DATA_DIR.');
  waiting = [first, second];
  cookies = await context.cookies();
  await context.close();
});

const detailsPath = ({ code }: Reserved) => `/detalhes-da-bolsa/${code}`;
const badge = (page: Page, words: string) =>
  page.getByRole('main').locator('header').getByText(words, { exact: true });

/** Longer than the interval at which an unpaid order is fetched again. */
const NEXT_POLL_MS = 16_000;

test('RT-07 EN-09 a payment appears without a reload, with a voucher to print and download', async ({
  page,
  context,
  request,
}) => {
  await context.addCookies(cookies);
  await page.clock.install();
  const [order] = waiting;
  await page.goto(detailsPath(order), { waitUntil: 'networkidle' });
  await expect(badge(page, 'Aguardando pagamento')).toBeVisible();
  await expect
    .soft(page.getByText(/Pague R\$\s[\d.,]+ até \p{L}+, \d\d\/\d\d, \d+h.*: faltam 47 horas/u))
    .toBeVisible();
  const pay = page.getByRole('link', { name: /^Pagar agora/ });
  await expect
    .soft(pay)
    .toHaveAttribute('href', new RegExp(`/reservas/${order.code}\\?valor=${order.amountDue}$`));
  await expect.soft(pay).toHaveAttribute('rel', 'noopener');
  await page.evaluate(() => void (document.body.dataset['stayed'] = 'yes'));

  await reportPayment(request, order, 'payment.succeeded');
  await page.clock.fastForward(NEXT_POLL_MS);
  await expect(badge(page, 'Paga')).toBeVisible();
  await expect.soft(page.locator('[data-component=announcer]')).toContainText('Situação da bolsa: Paga');
  await expect.soft(page.locator('body[data-stayed=yes]')).toBeAttached();
  await expect.soft(page.getByRole('img', { name: `Código QR da bolsa ${order.code}` })).toBeVisible();

  const months = page.getByRole('figure', { name: /^(Mês|Meses|Todos)/u });
  await expect.soft(months.getByRole('listitem')).toHaveCount(12);
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Adicionar ao meu calendário' }).click();
  expect.soft((await calendar).suggestedFilename()).toBe(`pagamentos-${order.code}.ics`);

  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('heading', { name: 'Comprovante da bolsa' })).toBeVisible();
  await expect.soft(months).toBeVisible();
  for (const rest of ['Andamento', 'Quanto custa', 'Precisa de ajuda?'])
    await expect.soft(page.getByRole('heading', { name: rest })).toBeHidden();
  // The site's logo.
  await expect.soft(page.getByRole('banner').getByRole('link').filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: null });

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Salvar para ver sem internet' }).click();
  const download = await saved;
  expect.soft(download.suggestedFilename()).toBe(`bolsa-${order.code}.html`);
  const file = readFileSync(await download.path(), 'utf8');
  await context.setOffline(true);
  await page.setContent(file);
  await expect.soft(page.getByText(order.code).first()).toBeVisible();
  await expect.soft(page.getByText('Ana das Dores')).toBeVisible();
  await expect.soft(page.locator('svg')).toBeVisible();
});

test('EN-09 an unpaid reservation is cancelled after confirmation, and shows it at once', async ({
  page,
}) => {
  await page.context().addCookies(cookies);
  const [order] = await reserve(page.request, 1);
  if (!order) throw new Error('Nothing was reserved.');
  await page.goto(detailsPath(order), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Cancelar a reserva' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar esta reserva?' });
  await dialog.getByRole('button', { name: 'Manter a reserva' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancelar a reserva' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancelar a reserva' }).click();
  await expect(badge(page, 'Cancelada')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Esta reserva foi cancelada' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Cancelar a reserva' })).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Minhas bolsas' }).click();
  await expect(page.getByRole('article').filter({ hasText: order.school }).first()).toContainText(
    'Cancelada',
  );
});

test.describe('P3 with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-07 the list and an order can be read, filtered and paginated', async ({ page }) => {
    await page.goto('/minhas-bolsas');
    await signIn(page, person);
    await expect(page).toHaveURL('/minhas-bolsas');
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.getByRole('link', { name: 'Encerradas' }).click();
    await expect(page).toHaveURL('/minhas-bolsas?situacao=encerradas');
    await expect(page.getByRole('article').first()).toContainText('Cancelada');
    await page.goto('/minhas-bolsas?pagina=99');
    await expect(page).toHaveURL(/\/minhas-bolsas\?pagina=\d$/);
    await page.goto(detailsPath(waiting[1]));
    await expect(badge(page, 'Aguardando pagamento')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pagar agora/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancelar a reserva' })).toBeHidden();
    await expect(page.getByText('a reserva vence sozinha')).toBeVisible();
  });
});
