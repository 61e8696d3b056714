import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the page that edits a school's own page. @param school its name. */
export function pageHead(slug: string, school: string): PageHead {
  return {
    title: `A escola – ${school} | ${site.name}`,
    description: `O que ${school} diz de si na página pública.`,
    canonicalPath: routes.panelPage.path({ slug }),
    robots: 'noindex',
  };
}
