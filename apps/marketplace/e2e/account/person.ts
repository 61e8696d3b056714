import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dataDir } from '../site.ts';

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

/** The link of the mail to this address, by the path it leads to. Mails are files of DATA_DIR/outbox without a mail server. */
export async function linkMailedTo(email: string, pathname: string): Promise<string> {
  const outbox = path.join(dataDir, 'outbox');
  const link = new RegExp(`${pathname}\\?token=[\\w-]{43}`);
  let found: string | undefined;
  await expect
    .poll(
      () => {
        for (const name of existsSync(outbox) ? readdirSync(outbox) : []) {
          const text = readFileSync(path.join(outbox, name), 'utf8');
          if (!text.includes(email)) continue;
          found = link.exec(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0];
          if (found) return true;
        }
        return false;
      },
      // The outbox is emptied by the job queue, which looks for work every few seconds.
      { message: `a mail to ${email}`, timeout: 20_000 },
    )
    .toBe(true);
  return found ?? '';
}
