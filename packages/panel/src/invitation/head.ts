import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the page where an invitation is accepted. */
export function invitationHead(): PageHead {
  return {
    title: `Convite para o painel da escola | ${site.name}`,
    description: 'Aceite o convite para cuidar de uma escola.',
    canonicalPath: routes.panelInvitation.path(),
    robots: 'noindex',
  };
}
