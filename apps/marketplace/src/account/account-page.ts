import { type AccountAttempt, sameSitePath } from '@melhor-escola/account/form';
import { notFound } from '@tanstack/react-router';
import { accountAttempt } from '../app/page-context.ts';

/** Each screen of the account as search engines and shared links would have it, were they given it. */
const screens = {
  '/entrar': ['Entrar', 'Entre na sua conta para acompanhar reservas, escolas favoritas e buscas salvas.'],
  '/criar-conta': ['Criar conta', 'Crie sua conta de graça para reservar bolsas e acompanhar suas buscas.'],
  '/recuperar-senha': [
    'Criar uma nova senha',
    'Esqueceu a senha? Receba por e-mail um link para escolher outra.',
  ],
  '/redefinir-senha': ['Escolha a nova senha', 'Escolha a nova senha da sua conta pelo link que enviamos.'],
  '/confirmar-email': ['Confirme seu e-mail', 'Confirme o e-mail da sua conta pelo link que enviamos.'],
  '/conta-excluida': ['Conta excluída', 'Sua conta e os seus dados foram apagados, como você pediu.'],
  '/entrar/google': ['Entrando com o Google', 'Entre na sua conta com o Google.'],
} as const;

export type AccountPath = keyof typeof screens;

/** What the address of an account screen says. */
export interface AccountSearch {
  /** Where to go on afterwards, on this site (S14). */
  readonly redirect?: string;
  /** Of the link in a mail. */
  readonly token?: string;
  /** What has come of a form that was sent without scripts. */
  readonly situation?: string;
  /** What Google has sent back. */
  readonly google?: { readonly code: string; readonly state: string };
}

/** A screen to get in: what it is called, its address read, and what the server could not take. */
export interface AccountPage {
  readonly path: AccountPath;
  readonly title: string;
  readonly description: string;
  readonly search: AccountSearch;
  readonly attempt: AccountAttempt | undefined;
}

/**
 * @param query of the address: anybody's to write.
 * @throws what the router answers with its 404 page, where there is no such screen.
 */
export function accountPage(pathname: string, query: Readonly<Record<string, unknown>>): AccountPage {
  if (!isAccountPath(pathname)) throw notFound();
  const [title, description] = screens[pathname];
  return { path: pathname, title, description, search: readQuery(query), attempt: accountAttempt() };
}

const isAccountPath = (pathname: string): pathname is AccountPath => Object.hasOwn(screens, pathname);

function readQuery({
  redirect,
  token,
  situacao,
  code,
  state,
}: Readonly<Record<string, unknown>>): AccountSearch {
  const path = sameSitePath(redirect);
  return {
    ...(path !== undefined && { redirect: path }),
    ...(typeof token === 'string' && { token }),
    ...(typeof situacao === 'string' && { situation: situacao }),
    ...(typeof code === 'string' && typeof state === 'string' && { google: { code, state } }),
  };
}
