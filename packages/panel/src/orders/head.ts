import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of a school's reservations in the panel. @param school its name. */
export function ordersHead(slug: string, school: string): PageHead {
  return {
    title: `Reservas – ${school} | ${site.name}`,
    description: `As reservas de bolsas em ${school}.`,
    canonicalPath: routes.panelOrders.path({ slug }),
    robots: 'noindex',
  };
}
