import { expect, type Page } from '@playwright/test';
import { linkMailedTo } from '../mailed-link.ts';
import { test } from '../visitor.ts';
import { newCpf } from './cpf.ts';
import { chooseGoogleAccount } from './google.ts';
import { openOrder, reportPayment } from './orders.ts';
import { newPerson, openAccount, signIn } from './person.ts';
import { continueButton, isEligible, nameStudent, reserveButton, reserved } from './reservation.ts';

/*
 * The main user journey of a parent on a phone: search, offer, lead or account, seat, payment, 'Minhas bolsas', voucher. Once for each
 * of the four ways to sign in.
 */

// From the first search to the voucher: some fifteen pages.
test.slow();

/** Finds a scholarship in the results, opens its school and then the reservation. @returns the school's name. */
async function chooseOffer(page: Page): Promise<string> {
  await page.goto('/escolas/busca?city=palmas-to', { waitUntil: 'networkidle' });
  const schools = page.locator('main article h2 a');
  const names = await schools.allInnerTexts();
  // A random one, because tests take seats in parallel.
  const school = names[Math.floor(Math.random() * names.length)] ?? '';
  await schools.filter({ hasText: school }).first().tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(school);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Reservar bolsa/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/reservar\/[^/]+\/\d+/);
  await isEligible(page);
  await expect(page).toHaveURL(/\?passo=2$/);
  return school;
}

/** Fills in missing data, enters the student and reserves the seat. */
async function reserve(page: Page): Promise<void> {
  await page.getByLabel('Seu CPF').fill(newCpf());
  await continueButton(page).tap();
  await nameStudent(page);
  await reserveButton(page).tap();
}

/** Pays, and opens the paid scholarship with its voucher from the menu. */
async function payAndFindVoucher(page: Page, school: string): Promise<void> {
  await expect(reserved(page)).toBeVisible();
  const order = await openOrder(page.request);
  const amount = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(
    order.amountDue / 100,
  );
  await expect(page.getByRole('main')).toContainText(amount);
  const pay = page.getByRole('link', { name: /^Pagar agora/ });
  await expect(pay).toHaveAttribute(
    'href',
    new RegExp(`/reservas/${order.code}\\?valor=${order.amountDue}$`),
  );

  await reportPayment(page.request, order, 'payment.succeeded');
  await page.getByRole('button', { name: /^Sua conta/ }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Minhas bolsas' }).tap();
  const card = page.getByRole('article').filter({ hasText: school });
  await expect(card).toContainText('Paga');
  await card.getByRole('link', { name: /^Ver comprovante/ }).tap();
  await expect(page.getByRole('heading', { name: 'Comprovante da bolsa' })).toBeVisible();
  await expect(page.getByRole('img', { name: `Código QR da bolsa ${order.code}` })).toBeVisible();
}

test('CA-05 EN-02 EN-09 a visitor registers during the reservation', { tag: '@smoke' }, async ({ page }) => {
  const person = newPerson();
  const school = await chooseOffer(page);
  await page.getByLabel('Nome completo').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Celular com DDD').fill('63912345678');
  await continueButton(page).tap();
  await page.getByLabel('Seu CPF').fill(newCpf());
  await page.getByLabel('Crie uma senha').fill(person.password);
  await page.getByRole('button', { name: 'Criar conta e continuar' }).tap();
  await nameStudent(page);
  await reserveButton(page).tap();
  await payAndFindVoucher(page, school);
});

test('RT-23 S9 a user signs in with Google, which leads back', async ({ page }) => {
  const school = await chooseOffer(page);
  await page.getByRole('button', { name: 'Continuar com o Google' }).tap();
  await chooseGoogleAccount(page, newPerson());
  await expect(page).toHaveURL(/\/reservar\/[^/]+\/\d+\?passo=2/);
  await reserve(page);
  await payAndFindVoucher(page, school);
});

test('S4 S5 a user resets the password with the e-mail’s link', async ({ page, context }) => {
  const person = await openAccount(context.request);
  await context.clearCookies();
  const school = await chooseOffer(page);
  const offer = page.url();
  await page.getByRole('button', { name: 'Já tenho conta: entrar' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Esqueci minha senha' }).tap();
  const form = page.getByRole('form', { name: 'Criar uma nova senha' });
  await form.getByLabel('E-mail').fill(person.email);
  await form.getByRole('button', { name: 'Enviar link' }).tap();
  await expect(page.getByText(`Confira ${person.email}`)).toBeVisible();

  // A mail client opens the link in a new tab; the reservation stays in this one.
  const mailed = await context.newPage();
  await mailed.goto(await linkMailedTo(person.email, '/redefinir-senha'));
  const password = 'pitangueira carregada em outubro';
  await mailed.getByLabel('Nova senha', { exact: true }).fill(password);
  await mailed.getByRole('button', { name: 'Salvar nova senha' }).tap();
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Senha alterada');
  await mailed.getByRole('link', { name: 'Entrar', exact: true }).last().tap();
  await signIn(mailed, { ...person, password });
  // Back to the scholarship, in either tab.
  await expect(mailed).toHaveURL(offer);
  await expect(mailed.getByRole('button', { name: /^Sua conta/ })).toBeVisible();
  await mailed.close();

  await expect(page).toHaveURL(offer);
  await page.keyboard.press('Escape');
  await reserve(page);
  await payAndFindVoucher(page, school);
});
