import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

export function unansweredVisitsHead(): PageHead {
  return {
    title: `Visitas sem resposta | ${site.name}`,
    description: 'Pedidos de visita que a escola não recebeu ou não respondeu.',
    canonicalPath: routes.panelUnansweredVisits.path(),
    robots: 'noindex',
  };
}
