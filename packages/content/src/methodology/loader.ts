import { findMethodology, type Methodology } from '../methodologies/methodologies.ts';
import type { LoaderContext } from '../ports.tsx';
import { testimonialsQuery } from './queries.ts';
import { routes } from '@melhor-escola/domain/routes';
import {
  breadcrumbJsonLd,
  MAX_DESCRIPTION_LENGTH,
  firstThatFits,
  pageTitle,
  type PageHead,
} from '@melhor-escola/config/page-head';
import { methodologySteps } from '../methodologies/head.ts';

/**
 * Finds a methodology and loads its testimonials into the query cache. If the service fails, the page renders without
 * testimonials.
 *
 * @returns `undefined` if no methodology has this slug.
 */
export async function loadMethodology(
  { queryClient, service }: LoaderContext,
  slug: string,
): Promise<Methodology | undefined> {
  const methodology = findMethodology(slug);
  if (methodology) await queryClient.prefetchQuery(testimonialsQuery(service, methodology));
  return methodology;
}

/** The head of a methodology's page. */
export function methodologyHead({ slug, title, summary }: Methodology, origin: string): PageHead {
  const path = routes.methodology.path({ slug });
  return {
    title: pageTitle(`${title}: o que é e como é um dia`, title),
    description: firstThatFits(
      MAX_DESCRIPTION_LENGTH,
      `${summary} Veja um dia comum, para quem serve e o que perguntar na visita.`,
      summary,
    ),
    canonicalPath: path,
    jsonLd: [breadcrumbJsonLd([...methodologySteps, { name: title, path }], origin)],
  };
}
