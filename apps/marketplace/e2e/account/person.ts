import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { siteUrl } from '../site.ts';

/** A person without an account. */
export interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A new person each time. */
export function newPerson(): NewPerson {
  return {
    name: 'Maria das Dores',
    email: `conta-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@exemplo.com.br`,
    password: 'girassol no quintal da vó',
  };
}

/** Headers that the site's own pages send with a form. */
export const sameOrigin = { origin: siteUrl };

/** Creates an account without the form, and signs in the browser of these requests. With a CPF it can reserve. */
export async function openAccount(
  request: APIRequestContext,
  own: { readonly cpf?: string; readonly name?: string } = {},
): Promise<NewPerson> {
  const person = { ...newPerson(), ...own };
  const opened = await request.post('/api/v3/account/user', { headers: sameOrigin, data: person });
  expect(opened.status(), await opened.text()).toBe(201);
  return person;
}

/** Another device without a session. The caller closes it: `page.context().close()`. */
export async function anotherDevice(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ baseURL: siteUrl, ...options })).newPage();
}

/** Fills in the form on the page or in the modal, and creates the account. */
export async function register(page: Page, { name, email, password }: NewPerson): Promise<void> {
  const form = page.getByRole('form', { name: 'Criar conta' });
  await form.getByLabel('Nome completo').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Criar conta' }).click();
}

/** Fills in the form on the page or in the modal, and signs in. */
export async function signIn(
  page: Page,
  { email, password }: Pick<NewPerson, 'email' | 'password'>,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Entrar' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** The current user's account button in the header. */
export const accountMenu = (page: Page) => page.getByRole('button', { name: 'Sua conta: Maria' });
