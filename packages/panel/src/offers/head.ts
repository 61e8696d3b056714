import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the scholarships of a school in the panel. @param school its name. */
export function offersHead(slug: string, school: string): PageHead {
  return {
    title: `Bolsas – ${school} | ${site.name}`,
    description: `As bolsas de ${school}.`,
    canonicalPath: routes.panelOffers.path({ slug }),
    robots: 'noindex',
  };
}
