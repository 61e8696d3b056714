import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of a school's first page in the panel. @param school its name. */
export function overviewHead(slug: string, school: string): PageHead {
  return {
    title: `Início – ${school} | ${site.name}`,
    description: `O que espera por ${school}.`,
    canonicalPath: routes.panelSchool.path({ slug }),
    robots: 'noindex',
  };
}
