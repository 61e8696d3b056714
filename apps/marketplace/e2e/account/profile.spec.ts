import { site } from '@melhor-escola/config/site';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../visitor.ts';
import { newCpf } from './cpf.ts';
import { expectNoViolations } from './page-checks.ts';
import { anotherDevice, accountMenu, newPerson, openAccount, sameOrigin, signIn } from './person.ts';
import { fact, open, openProfile, save } from './profile.ts';

test('EN-01 CA-04 VA-01 VA-02 VA-10 S23 name, phone and CPF are saved separately, and persist', async ({
  page,
}) => {
  test.slow();
  await openProfile(page);
  await expect(accountMenu(page)).toBeVisible();

  await open(page, 'Nome');
  const name = page.getByLabel('Nome completo');
  await expect.soft(name).toBeFocused();
  await name.fill("MARIA  DAS DORES d'ávila-silva");
  await expect.soft(page.getByText("Vamos guardar como “Maria das Dores D'Ávila-Silva”.")).toBeVisible();
  await name.press('Enter');
  await expect.soft(fact(page, 'Nome')).toContainText(/Nome salvo\.\s*Protocolo LGPD-\d{4}-/u);
  await expect.soft(fact(page, 'Nome').getByRole('button')).toBeFocused();

  await open(page, 'Telefone', 'Informar');
  const phone = page.getByLabel('Celular com DDD');
  for (const [typed, kept, problem] of [
    ['+351 912 345 678', '+351 912 345 678', 'Este número é de outro país'],
    ['0800 941 9002', '0800 941 9002', 'Este é um número de atendimento'],
    ['1181234567', '(11) 8123-4567', 'Faltou o 9?'],
  ] as const) {
    await phone.fill('');
    await phone.pressSequentially(typed);
    await expect.soft(phone).toHaveValue(kept);
    await save(page, 'Telefone');
    await expect.soft(phone).toHaveAccessibleDescription(new RegExp(problem, 'u'));
  }
  await phone.fill('');
  await phone.pressSequentially('11912345678');
  await save(page, 'Telefone');
  await expect.soft(fact(page, 'Telefone')).toContainText('(11) 91234-5678');

  const cpf = newCpf();
  await open(page, 'CPF', 'Informar');
  await page.getByLabel('Seu CPF').fill('52998224726');
  await save(page, 'CPF');
  await expect.soft(page.getByText('CPF inválido').last()).toBeVisible();
  await page.getByLabel('Seu CPF').fill(cpf);
  await save(page, 'CPF');
  const masked = `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
  await expect.soft(page.getByText(masked)).toBeVisible();
  await expect.soft(fact(page, 'CPF')).toContainText('CPF salvo.');
  await expect.soft(fact(page, 'CPF')).toBeFocused();

  await page.reload();
  await expect.soft(fact(page, 'Nome')).toContainText("Maria das Dores D'Ávila-Silva");
  await expect.soft(fact(page, 'Telefone')).toContainText('(11) 91234-5678');
  await expect.soft(page.getByText(masked)).toBeVisible();
  const whole = new RegExp(`${cpf}|${cpf.slice(0, 3)}\\.${cpf.slice(3, 6)}\\.`, 'u');
  expect.soft(await page.content()).not.toMatch(whole);
  expect.soft(await (await page.request.get('/minha-conta')).text()).not.toMatch(whole);

  await open(page, 'Telefone');
  await page.getByLabel('Celular com DDD').fill('999991234');
  await save(page, 'Telefone');
  await expect.soft(fact(page, 'Telefone')).toContainText(/^Telefone\s*99999-1234/u);

  await open(page, 'Telefone');
  await page.getByLabel('Celular com DDD').fill('');
  await save(page, 'Telefone');
  await expect(fact(page, 'Telefone')).toContainText('Não informado');

  await page.context().clearCookies();
  await openProfile(page);
  await open(page, 'CPF', 'Informar');
  await page.getByLabel('Seu CPF').fill(cpf);
  await save(page, 'CPF');
  // S35: nobody learns that another account has this CPF.
  await expect(fact(page, 'CPF')).toContainText('CPF salvo.');
});

test('EN-01 unsaved input survives a reload, except credentials', async ({ page }) => {
  await openProfile(page);
  const cpf = newCpf();
  await open(page, 'Nome');
  await page.getByLabel('Nome completo').fill('Maria das Dores Sil');
  await open(page, 'CPF', 'Informar');
  await page.getByLabel('Seu CPF').fill(cpf);
  await open(page, 'E-mail');
  const form = page.getByRole('form', { name: 'Alterar e-mail' });
  await form.getByLabel('E-mail').fill('maria@');
  await form.getByLabel('Senha atual', { exact: true }).fill('girassol no quintal da vó');
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain('girassol');
  expect(stored.replaceAll(/\D/g, '')).not.toContain(cpf);

  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('Nome completo')).toHaveValue('Maria das Dores Sil');
  await expect(page.getByLabel('Nome completo')).not.toBeFocused();
  await expect(form.getByLabel('E-mail')).toHaveValue('maria@');
  await expect(form.getByLabel('Senha atual', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Seu CPF')).toHaveCount(0);
  await save(page, 'Nome');
  await expect(fact(page, 'Nome')).toContainText('Nome salvo.');
  await fact(page, 'E-mail').getByRole('button', { name: 'Cancelar e-mail' }).click();

  await page.reload({ waitUntil: 'networkidle' });
  await expect(fact(page, 'Nome')).toContainText('Maria das Dores Sil');
  await expect(page.getByRole('main').getByRole('form')).toHaveCount(0);
});

test('EN-01 S18 S23 a picture is uploaded, private, exported and removed', async ({ page, browser }) => {
  await openProfile(page);
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel('Foto', { exact: true }).click();
    await (await chooser).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  };
  await choose(Buffer.from('não é uma foto'));
  await expect.soft(page.getByText('Não conseguimos abrir este arquivo como imagem.')).toBeVisible();

  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3355aa' } });
  await choose(
    await photo
      .withExif({ IFD0: { Copyright: 'Maria das Dores' } })
      .jpeg()
      .toBuffer(),
  );
  await expect(page.getByText('Foto salva.')).toBeVisible();
  const shown = page.getByRole('main').locator('[data-component=avatar] img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  const address = (await shown.getAttribute('src')) ?? '';
  const picture = await page.request.get(address);
  expect.soft(picture.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
  });
  expect.soft((await sharp(await picture.body()).metadata()).exif).toBeUndefined();
  await expect
    .soft(page.getByRole('banner').locator('[data-component=avatar] img'))
    .toHaveAttribute('src', address);
  const copy = await page.request.post('/api/v3/account/user/privacy/export', {
    headers: sameOrigin,
    data: {},
  });
  expect.soft((await copy.json()).account.picture).toMatch(/^data:image\/webp;base64,/);

  const stranger = await anotherDevice(browser);
  expect.soft((await stranger.request.get(address)).status()).toBe(401);
  await openAccount(stranger.request);
  expect.soft((await stranger.request.get(address)).status()).toBe(404);
  const elsewhere = { origin: 'https://evil.example', 'content-type': 'image/jpeg' };
  const planted = { headers: elsewhere, data: await picture.body() };
  expect.soft((await stranger.request.put('/api/v3/account/user/picture', planted)).status()).toBe(403);
  await stranger.context().close();

  await page.reload();
  await expect.soft(shown).toHaveAttribute('src', address);
  await page.getByRole('button', { name: 'Remover foto' }).click();
  await expect.soft(page.getByText('Foto removida.')).toBeVisible();
  await expect.soft(page.getByLabel('Foto', { exact: true })).toBeFocused();
  await expect.soft(shown).toHaveCount(0);
  expect.soft((await page.request.get(address)).status()).toBe(404);
});

test('S2 S18 S20 a device is signed out from another one, without affecting other users', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await openProfile(page);
  const there = await anotherDevice(browser);
  await there.goto('/entrar?redirect=/minha-conta', { waitUntil: 'networkidle' });
  await signIn(there, person);
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Minha conta');

  const { sessions } = await (await there.request.get('/api/v3/account/auth/sessions')).json();
  expect(sessions).toHaveLength(2);
  const elsewhere = await anotherDevice(browser);
  await openProfile(elsewhere);
  for (const { id } of sessions) {
    const status = await elsewhere.evaluate(
      async (session) =>
        (await fetch(`/api/v3/account/auth/sessions/${session}`, { method: 'DELETE' })).status,
      id,
    );
    expect(status).toBe(404);
  }
  await elsewhere.context().close();

  await page.reload();
  await page.getByRole('button', { name: /^Desconectar/u }).click();
  await expect(page.getByRole('button', { name: /^Desconectar/u })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Aparelhos conectados' })).toBeFocused();
  expect((await there.request.get('/api/v3/account/user')).status()).toBe(401);
  // The open page there is hidden, and asks to sign in again.
  await there.getByRole('button', { name: 'Alterar nome' }).click();
  await there.getByLabel('Nome completo').fill('Maria das Flores');
  await there.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(there.getByRole('heading', { level: 1, name: 'Entre para continuar' })).toBeVisible();
  await signIn(there, person);
  await expect(there.getByLabel('Nome completo')).toHaveValue('Maria das Flores');
  await there.context().close();
});

test('A1 A2 A3 P3 passes all checks, works by keyboard and without JavaScript', async ({ page, browser }) => {
  test.slow();
  await openProfile(page);
  await page.waitForLoadState('networkidle');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Alterar e-mail' }).press('Enter');
  await page.getByRole('form', { name: 'Alterar e-mail' }).getByLabel('E-mail').press('Enter');
  // Announced to screen readers too, a moment later.
  await expect(page.getByText('2 campos precisam de atenção').first()).toBeVisible();
  await expectNoViolations(page);

  const storageState = await page.context().storageState();
  const there = await anotherDevice(browser, { javaScriptEnabled: false, storageState });
  await there.goto('/minha-conta');
  await expect(there.getByText('Maria das Dores').first()).toBeVisible();
  await expect(there.getByText('ligue grátis para 0800 941 9002').first()).toBeVisible();
  await expect(there.getByText('Este aparelho')).toBeVisible();
  await expect(there.getByRole('main').getByRole('button')).toHaveCount(0);
  await there.context().close();
});

test('EN-01 S20 team members see a badge and a link, and no other user’s data', async ({ page, context }) => {
  const person = { ...newPerson(), email: `maria-${Date.now()}${site.adminEmailMarker}` };
  const opened = await context.request.post('/api/v3/account/user', { headers: sameOrigin, data: person });
  expect(opened.status()).toBe(201);
  await page.goto('/minha-conta');
  await accountMenu(page).tap();
  const menu = page.getByRole('dialog', { name: person.name });
  await expect(menu.getByText('Equipe')).toBeVisible();
  // The link grants nothing: the server asks for the operator's password (RT-12).
  const playground = page.waitForResponse('**/playground');
  await menu.getByRole('link', { name: 'Playground' }).tap();
  expect((await playground).status()).toBe(401);
  await expect(page.getByText('Telas do site, em todos os estados')).toHaveCount(0);
  expect((await context.request.get('/detalhes-da-bolsa/ME-0000-0000-0000')).status()).toBe(404);
});
