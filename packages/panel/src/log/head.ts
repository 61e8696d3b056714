import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the page with a school's log. @param school its name. */
export function logHead(slug: string, school: string): PageHead {
  return {
    title: `Registro – ${school} | ${site.name}`,
    description: `Quem mudou o quê em ${school}, e quando.`,
    canonicalPath: routes.panelLog.path({ slug }),
    robots: 'noindex',
  };
}
