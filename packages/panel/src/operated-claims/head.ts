import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the claims that our team decides. */
export function operatedClaimsHead(): PageHead {
  return {
    title: `Reivindicações – Operação | ${site.name}`,
    description: 'Pedidos de quem quer cuidar de uma escola.',
    canonicalPath: routes.panelClaims.path(),
    robots: 'noindex',
  };
}
