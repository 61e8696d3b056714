import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

export function findHead(): PageHead {
  return {
    title: `Busca da equipe | ${site.name}`,
    description: 'Encontra uma escola, uma conta ou uma reserva.',
    canonicalPath: routes.panelFind.path(),
    robots: 'noindex',
  };
}
