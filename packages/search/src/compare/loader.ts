import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions } from '@tanstack/react-query';
import type { LoaderContext } from '../ports.tsx';
import { similarSchoolsQuery, schoolQuery } from '../school/queries.ts';
import type { School } from '../school/school.ts';
import { STALE_MS } from '../stale-times.ts';
import { routes } from '@melhor-escola/domain/routes';
import { pageTitle, type PageHead } from '@melhor-escola/config/page-head';

/** These schools, in this order, without unknown ones. Cached schools are not fetched again. */
export function comparedSchoolsQuery(service: Service, slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['search', 'compared-schools', slugs],
    queryFn: async ({ client }): Promise<School[]> => {
      const schools = await Promise.all(
        slugs.map((slug) => client.ensureQueryData(schoolQuery(service, slug))),
      );
      return schools.filter((school) => school !== null);
    },
    staleTime: STALE_MS.school,
  });
}

/**
 * Loads the schools of a comparison into the query cache, in the order of the URL.
 *
 * @throws {ApiError} when the service fails.
 */
export async function loadCompare(
  { queryClient, service }: LoaderContext,
  slugs: readonly string[],
): Promise<readonly School[]> {
  const schools = await queryClient.ensureQueryData(comparedSchoolsQuery(service, slugs));
  const [first] = schools;
  if (first) await queryClient.prefetchQuery(similarSchoolsQuery(service, first.slug));
  return schools;
}

/** The head of a comparison: noindex, because the number of combinations is unlimited (quality A5). */
export function compareHead(schools: readonly Pick<School, 'name'>[]): PageHead {
  const names = schools.map((school) => school.name);
  return {
    title:
      names.length > 1
        ? pageTitle(`Comparar ${names.join(' e ')}`, `Comparar ${names.length} escolas`)
        : pageTitle('Comparar escolas'),
    description:
      'Mensalidade com bolsa, custo do ano, etapas, turnos, estrutura e avaliações de até quatro escolas, lado a lado.',
    canonicalPath: routes.compare.path(),
    robots: 'noindex',
  };
}
