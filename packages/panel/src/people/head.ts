import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the page with a school's people. @param school its name. */
export function peopleHead(slug: string, school: string): PageHead {
  return {
    title: `Pessoas – ${school} | ${site.name}`,
    description: `Quem cuida de ${school}, e os convites em aberto.`,
    canonicalPath: routes.panelPeople.path({ slug }),
    robots: 'noindex',
  };
}
