import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the visits of a school in the panel. @param school its name. */
export function visitsHead(slug: string, school: string): PageHead {
  return {
    title: `Visitas – ${school} | ${site.name}`,
    description: `Os pedidos de visita a ${school}.`,
    canonicalPath: routes.panelVisits.path({ slug }),
    robots: 'noindex',
  };
}
