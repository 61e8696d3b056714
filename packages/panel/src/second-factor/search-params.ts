import { matchRoute, routes } from '@melhor-escola/domain/routes';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';

export interface SecondFactorSearch {
  /** Path of the page of the panel or the account that needs the second factor: where to go afterwards. */
  readonly voltar?: string | undefined;
}

/** Validates the search of the page. Anyone can write it: only pages for signed-in users are accepted (S14). */
export function readSecondFactorSearch({ voltar }: Readonly<Record<string, unknown>>): SecondFactorSearch {
  return { voltar: ownPath(voltar) };
}

function ownPath(requested: unknown): string | undefined {
  const path = sameSitePath(requested);
  const [pathname = ''] = path?.split(/[?#]/, 1) ?? [];
  const match = matchRoute(pathname);
  // Back to this page would be a loop.
  if (!match || match.name === 'secondFactor') return undefined;
  return routes[match.name].cache === 'private' ? path : undefined;
}
