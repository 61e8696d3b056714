import { expect } from '@playwright/test';
import { test } from '../visitor.ts';
import { newCpf } from './cpf.ts';
import { violations } from './page-checks.ts';
import { newPerson, openAccount, sameOrigin, signIn } from './person.ts';
import {
  anOffer,
  cancelReservations,
  continueButton,
  isEligible,
  isNotNew,
  nameStudent,
  fetchOrders,
  reserveButton,
  reserved,
} from './reservation.ts';

test('CA-05 EN-02 S18 S31 a visitor reserves, and each step passes all checks', async ({ page, context }) => {
  test.slow();
  const person = newPerson();
  const cpf = newCpf();
  const offer = await anOffer(page.request);
  await page.goto(offer.path);
  await expect(page.getByText('Passo 1 de 4')).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await continueButton(page).click();
  await expect(page.getByRole('radio', { name: 'Não, será aluno novo' })).toBeFocused();
  await isNotNew(page);
  await isEligible(page);
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeFocused();
  expect.soft(await violations(page)).toEqual([]);
  await page.getByLabel('Nome completo').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Celular com DDD').fill('11912345678');
  const lead = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/user'),
  );
  await continueButton(page).click();
  expect.soft((await lead).postDataJSON()).toEqual({
    name: person.name,
    email: person.email,
    phone: '(11) 91234-5678',
  });
  await expect(page.getByRole('heading', { name: 'Crie sua conta' })).toBeFocused();
  const again = await page.request.post('/api/v3/account/user', { data: {}, headers: sameOrigin });
  expect.soft(await again.json()).toEqual({ id: expect.any(Number), isPreUser: true });
  expect.soft(await violations(page)).toEqual([]);
  await page.getByLabel('Seu CPF').fill('52998224724');
  await page.getByLabel('Crie uma senha').fill(person.password);
  await page.getByRole('button', { name: 'Criar conta e continuar' }).click();
  await expect(page.getByText('CPF inválido').first()).toBeVisible();
  await page.getByLabel('Seu CPF').fill(cpf);
  await page.getByRole('button', { name: 'Criar conta e continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Quem vai estudar?' })).toBeFocused();
  expect.soft(await violations(page)).toEqual([]);
  await nameStudent(page);
  await expect(page.getByRole('heading', { name: 'Confira e reserve' })).toBeFocused();
  await expect.soft(page.getByText('Ana Clara de Souza')).toBeVisible();
  // S23: masked, but recognizable.
  await expect.soft(page.getByText(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`)).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await reserveButton(page).click();

  await expect(reserved(page)).toBeFocused();
  expect.soft(await violations(page)).toEqual([]);
  const [order] = await fetchOrders(context);
  expect.soft(order).toMatchObject({
    status: 'initiated',
    offer: { id: Number(offer.id) },
    student: { name: 'Ana Clara de Souza', birthDate: '2015-05-14' },
  });
  const code = order?.internalTransactionCode ?? '';
  await expect.soft(page.getByText(code)).toBeVisible();

  // A reload does not reserve again, and Back does not show a form.
  await page.reload();
  await expect.soft(page.getByText(code)).toBeVisible();
  await page.goBack();
  await expect.soft(page.getByText(code)).toBeVisible();
  expect.soft(await fetchOrders(context)).toHaveLength(1);
  await page.getByRole('link', { name: 'Ver os detalhes da bolsa' }).click();
  await expect.soft(page).toHaveURL(`/detalhes-da-bolsa/${code}`);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect.soft(stored).not.toContain(person.password);
  expect.soft(stored.replaceAll(/\D/g, '')).not.toContain(cpf);
  await cancelReservations(context);
});

test('EN-01 ER-01 a user is asked only for missing data', async ({ page, context }) => {
  test.slow();
  const cpf = newCpf();
  const person = await openAccount(context.request);
  await context.clearCookies();
  const offer = await anOffer(page.request);
  await page.goto(offer.path);
  await isEligible(page);
  // S14: signed out, with the e-mail of an account.
  await page.getByLabel('Nome completo').fill('Maria das Dores');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Celular com DDD').fill('11912345678');
  // A slow connection: the next step arrives behind the dialog, which stays with what was typed.
  const opened = Promise.withResolvers<void>();
  await page.route(/\/account\/user$/u, (route) => opened.promise.then(() => route.continue()));
  await continueButton(page).click();
  await page.getByRole('button', { name: 'Já tenho conta: entrar' }).click();
  const email = page.getByRole('dialog', { name: 'Entrar' }).getByLabel('E-mail');
  await email.fill('outra@exemplo.com.br');
  opened.resolve();
  await expect(page.getByText('Crie sua conta')).toBeAttached();
  await expect(email).toHaveValue('outra@exemplo.com.br');
  await signIn(page, person);

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${offer.path}?passo=2`);
  await expect.soft(page.getByText(person.email)).toBeVisible();
  await page.getByLabel('Seu CPF').fill(cpf);
  await continueButton(page).click();
  await nameStudent(page);
  // A reload loses nothing.
  await expect(page).toHaveURL(`${offer.path}?passo=4`);
  await page.reload();
  await expect.soft(page.getByText('Ana Clara de Souza')).toBeVisible();
  await page.goBack();
  await expect.soft(page.getByLabel('Nome completo do estudante')).toHaveValue('Ana Clara de Souza');
  await expect.soft(page.getByLabel('Data de nascimento')).toHaveValue('14/05/2015');
  await expect.soft(page.getByRole('checkbox', { name: /Li as regras/ })).toBeChecked();
  await continueButton(page).click();

  // Two clicks reserve once.
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/user/orders')) asked += 1;
  });
  await reserveButton(page).dblclick();
  await expect(reserved(page)).toBeVisible();
  expect.soft(asked).toBe(1);
  expect.soft(await fetchOrders(context)).toHaveLength(1);
  await cancelReservations(context);
});

test('EN-09 A2 works by keyboard, and loses nothing while offline, overloaded or signed out', async ({
  page,
  context,
}) => {
  test.slow();
  const person = await openAccount(context.request, { cpf: newCpf() });
  const offer = await anOffer(page.request);
  await page.goto(offer.path, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: 'Não, será aluno novo' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeFocused();
  await expect(page.getByText(person.email)).toBeVisible();
  await continueButton(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Quem vai estudar?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Clara de Souza');
  await page.keyboard.press('Tab');
  await page.keyboard.type('14052015');
  await page.getByRole('checkbox', { name: /Li as regras/ }).press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confira e reserve' })).toBeFocused();

  await context.setOffline(true);
  await reserveButton(page).press('Enter');
  await expect(page.getByText('Você está sem internet.').first()).toBeVisible();
  await context.setOffline(false);

  await page.route('**/api/v3/account/user/orders', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { code: 'UNAVAILABLE' } }),
  );
  await reserveButton(page).press('Enter');
  await expect(page.getByText('problema passageiro').first()).toBeVisible();
  await page.unroute('**/api/v3/account/user/orders');

  // The session ends elsewhere.
  const { origin } = new URL(page.url());
  await page.request.post('/api/v3/account/auth/logout', { headers: { origin }, data: {} });
  await reserveButton(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Entre para continuar' })).toBeVisible();
  await signIn(page, person);
  await expect(page.getByText('Ana Clara de Souza')).toBeVisible();
  await reserveButton(page).press('Enter');
  await expect(reserved(page)).toBeFocused();
  expect(await fetchOrders(context)).toHaveLength(1);
  await cancelReservations(context);
});

test.describe('P3 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('EN-09 shows the scholarship, its rules, and whom to call', async ({ page, request }) => {
    const offer = await anOffer(request);
    await page.goto(offer.path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(offer.schoolName);
    await expect(page.getByRole('complementary', { name: 'A bolsa' })).toContainText('por mês');
    await expect(page.getByRole('heading', { name: 'Regras da bolsa' })).toBeVisible();
    await expect(page.getByText('Para reservar por aqui, ligue o JavaScript')).toBeVisible();
    await expect(page.getByRole('link', { name: '0800 941 9002' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeHidden();
  });
});
