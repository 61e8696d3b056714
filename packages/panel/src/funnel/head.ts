import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the page with a school's funnel. @param school its name. */
export function funnelHead(slug: string, school: string): PageHead {
  return {
    title: `Do primeiro olhar à matrícula – ${school} | ${site.name}`,
    description: `Como as famílias chegam a ${school}, por semana e por série.`,
    canonicalPath: routes.panelFunnel.path({ slug }),
    robots: 'noindex',
  };
}
