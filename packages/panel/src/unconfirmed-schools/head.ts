import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

export function unconfirmedSchoolsHead(): PageHead {
  return {
    title: `Escolas fora do censo | ${site.name}`,
    description: 'Escolas do site que o último censo não traz mais.',
    canonicalPath: routes.panelUnlisted.path(),
    robots: 'noindex',
  };
}
