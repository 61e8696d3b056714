import { sameSitePath } from '@melhor-escola/domain/same-site-path';

/** The search parameters of the auth screens. */
export interface AuthSearch {
  /** Path on this site to go to afterwards (S14). */
  readonly redirect?: string | undefined;
  /** From the link in an e-mail. */
  readonly token?: string | undefined;
  /** The outcome of a form that was submitted without JavaScript. */
  readonly situacao?: string | undefined;
  /** From Google's redirect. */
  readonly code?: string | undefined;
  readonly state?: string | undefined;
}

/** Validates the search of an auth screen. Returns every key, because the router merges the result over the URL's parameters. */
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
