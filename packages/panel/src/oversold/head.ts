import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

export function oversoldHead(): PageHead {
  return {
    title: `Reservas sem vaga | ${site.name}`,
    description: 'Reservas pagas sem vaga, e valores a devolver, de todas as escolas.',
    canonicalPath: routes.panelOversold.path(),
    robots: 'noindex',
  };
}
