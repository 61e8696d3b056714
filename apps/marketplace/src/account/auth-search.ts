import { sameSitePath } from '@melhor-escola/account/form';

/** What the addresses of the auth screens hold. */
export interface AuthSearch {
  /** Where to go afterwards, on this site (S14). */
  readonly redirect?: string | undefined;
  /** Of the link in an e-mail. */
  readonly token?: string | undefined;
  /** What became of a form that was sent without scripts. */
  readonly situacao?: string | undefined;
  /** What Google sends back. */
  readonly code?: string | undefined;
  readonly state?: string | undefined;
}

/** Reads the search of an auth screen. Every key is in the answer: the router lets the answer's keys win over the URL's. */
export function authSearch({
  redirect,
  token,
  situacao,
  code,
  state,
}: Readonly<Record<string, unknown>>): AuthSearch {
  return {
    redirect: sameSitePath(redirect),
    token: text(token),
    situacao: text(situacao),
    code: text(code),
    state: text(state),
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
