import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the page where a school is claimed. @param school its name. */
export function claimHead(slug: string, school: string): PageHead {
  return {
    title: `Cuidar da página – ${school} | ${site.name}`,
    description: `Mostre que a escola escolheu você para cuidar da página de ${school}.`,
    canonicalPath: routes.panelClaim.path({ slug }),
    robots: 'noindex',
  };
}
