import { ownerPathOf } from '../account/owner-paths.ts';

/**
 * The page at an address by the pattern of its route, which says what page it is and not whose: '/escolas/$slug'. All of
 * the account is one route, whose pages are told apart here.
 *
 * @param routeId of the router's last match.
 */
export function routePattern(routeId: string, pathname: string): string {
  if (routeId !== '/$') return routeId.replace(/(.)\/$/, '$1') || '/';
  const owner = ownerPathOf(pathname);
  if (owner) return owner.path;
  if (/^\/reservar\/[^/]+\/[^/]+$/.test(pathname)) return '/reservar/$slug/$offer';
  return known.has(pathname) ? pathname : '/$';
}

/** Screens of the account at addresses of their own; anything else is nobody's page. */
const known: ReadonlySet<string> = new Set([
  '/entrar',
  '/entrar/google',
  '/criar-conta',
  '/recuperar-senha',
  '/redefinir-senha',
  '/confirmar-email',
  '/conta-excluida',
]);
