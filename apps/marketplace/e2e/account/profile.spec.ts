import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../visitor.ts';
import { newCpf } from './cpf.ts';
import { anotherDevice, accountMenu, openAccount, sameOrigin } from './person.ts';
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
