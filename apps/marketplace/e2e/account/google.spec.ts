import { expect, type Page } from '@playwright/test';
import { beAtGoogle } from './google.ts';
import { menuOf, newPerson, openAccount } from './person.ts';
import { test } from '../visitor.ts';

/*
 * Through a real OpenID provider: authorization code, PKCE, state and nonce are its own to check (S9). Who comes back signed in is in
 * `whole-story.spec.ts`.
 */

const toGoogle = (page: Page) => page.getByRole('button', { name: 'Continuar com o Google' });

test('S9 who changes their mind at Google is told so, and is still led on to where they wanted to go', async ({
  page,
}) => {
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

test('S9 an account by password is not opened by a Google account of the same e-mail alone', async ({
  page,
}) => {
  const person = await openAccount(page.request);
  await page.context().clearCookies();
  await page.goto('/entrar', { waitUntil: 'networkidle' });
  await toGoogle(page).click();
  await beAtGoogle(page, person);
  await expect(page.getByRole('alert')).toContainText('Já existe uma conta com este e-mail');
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
});

test('S9 what Google sent back is good once', async ({ page }) => {
  const answer = page.waitForRequest(/\/entrar\/google\?code=/u);
  await page.goto('/entrar', { waitUntil: 'networkidle' });
  await toGoogle(page).click();
  await beAtGoogle(page, newPerson());
  const address = (await answer).url();
  await expect(menuOf(page)).toBeVisible();
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você ainda não entrou');
});
