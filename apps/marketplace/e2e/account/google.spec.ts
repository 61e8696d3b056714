import { expect, type Page } from '@playwright/test';
import { chooseGoogleAccount } from './google.ts';
import { linkMailedTo } from '../mailed-link.ts';
import { newPerson, signIn } from './person.ts';
import { test } from '../visitor.ts';

/*
 * With a real OpenID provider, which checks authorization code, PKCE, state and nonce (S9). Successful sign-ins are in
 * `whole-story.spec.ts`.
 */

const toGoogle = (page: Page) => page.getByRole('button', { name: 'Continuar com o Google' });

test('S9 cancelling at Google shows a message, and keeps the redirect target', async ({ page }) => {
  await page.goto('/entrar?redirect=/escolas/favoritos', { waitUntil: 'networkidle' });
  await toGoogle(page).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'A entrada com o Google foi cancelada. Nada mudou na sua conta.',
  );
  const back = page.getByRole('link', { name: 'Voltar para Entrar' });
  await expect(back).toHaveAttribute('href', '/entrar?redirect=%2Fescolas%2Ffavoritos');
  await back.click();
  await expect(page).toHaveURL('/entrar?redirect=%2Fescolas%2Ffavoritos');
});

test('CA-04 S24 a Google user is not asked for a password, and can create one by e-mail', async ({
  page,
}) => {
  test.slow();
  const person = newPerson();
  await page.goto('/entrar?redirect=/minha-conta', { waitUntil: 'networkidle' });
  await toGoogle(page).click();
  await chooseGoogleAccount(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha conta');
  await expect(page.getByText('Você entra com o Google', { exact: true })).toBeVisible();
  await expect(page.getByText('••••••••')).toHaveCount(0);
  await page.getByRole('button', { name: 'Alterar e-mail' }).click();
  await expect(page.getByText('esta conta ainda não tem uma')).toBeVisible();
  await expect(page.getByLabel('Senha atual')).toHaveCount(0);

  await page.getByRole('button', { name: 'Criar senha' }).click();
  await page.getByRole('button', { name: 'Enviar link' }).last().click();
  await expect(page.getByText(`Enviamos um link para ${person.email}.`).first()).toBeVisible();
  await page.goto(await linkMailedTo(person.email, '/redefinir-senha'), { waitUntil: 'networkidle' });
  await page.getByLabel('Nova senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senha alterada');
  await page.goto('/entrar?redirect=/minha-conta', { waitUntil: 'networkidle' });
  await signIn(page, person);
  await expect(page.getByText('••••••••')).toBeVisible();
});

test.describe('within Instagram', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A146U; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 Instagram 321.0.0.39.106 Android',
  });

  test('RT-23 a visitor learns that Google accepts no sign-in there, and continues in a browser', async ({
    page,
  }) => {
    await page.goto('/entrar?redirect=/escolas/favoritos');
    await toGoogle(page).click();
    await expect(page.getByRole('alert')).toContainText('O Google não deixa entrar por dentro do Instagram.');
    await expect(page.getByRole('link', { name: 'Abrir no navegador' })).toHaveAttribute(
      'href',
      /^intent:\/\/localhost:\d+\/entrar\?redirect=[^#]*favoritos#Intent;scheme=http;/,
    );
    await expect(page).toHaveURL(/\/entrar/);
    await page.getByRole('button', { name: 'Copiar link' }).click();
    await expect(page.getByRole('button', { name: /Link copiado|Copie o link/ })).toBeVisible();
  });
});
