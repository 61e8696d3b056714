import type { Page } from '@playwright/test';

/** Somebody who has no account yet. */
export interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody new each time. */
export function newPerson(): NewPerson {
  return {
    name: 'Maria das Dores',
    email: `conta-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@exemplo.com.br`,
    password: 'girassol no quintal da vó',
  };
}

/** Fills in the form on the page, or in the modal over it, and opens the account. */
export async function register(page: Page, { name, email, password }: NewPerson): Promise<void> {
  const form = page.getByRole('form', { name: 'Criar conta' });
  await form.getByLabel('Nome completo').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Criar conta' }).click();
}

/** Fills in the form on the page, or in the modal over it, and signs in. */
export async function signIn(
  page: Page,
  { email, password }: Pick<NewPerson, 'email' | 'password'>,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Entrar' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** The account's place in the header of who is signed in. */
export const menuOf = (page: Page) => page.getByRole('button', { name: 'Sua conta: Maria' });
