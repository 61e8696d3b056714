import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the page where a claimant prepares a school's page. @param school its name. */
export function claimPageHead(slug: string, school: string): PageHead {
  return {
    title: `Preparar a página – ${school} | ${site.name}`,
    description: `O que ${school} vai dizer de si depois da aprovação.`,
    canonicalPath: routes.panelClaimedPage.path({ slug }),
    robots: 'noindex',
  };
}
