import type { Service } from '@melhor-escola/api-client/service';
import type { Centavos } from '@melhor-escola/domain/money';
import { findGrade, type Grade, type GradeSlug } from '@melhor-escola/domain/stage';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { SavedGrades } from '@melhor-escola/domain/saved-grades';
import { toOffer, type Offer } from '../offer/offer.ts';
import { useSearchPorts } from '../ports.tsx';
import type { SchoolSummary } from '../school/school.ts';
import { STALE_MS } from '../stale-times.ts';

/** What a school asks for a grade. */
export interface GradePrice {
  readonly grade: Grade;
  /** The lowest monthly fee; absent if it has no scholarship for the grade. */
  readonly monthly?: Centavos | undefined;
}

/** The cheapest scholarship that each of these schools has for the grade, by the school's slug; at most a hundred schools. */
export async function cheapestOffers(
  service: Service,
  grade: GradeSlug,
  schools: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Offer>> {
  if (schools.length === 0) return new Map();
  const { hits } = await service.searchOffers(
    {
      search: { grade },
      schools: [...schools],
      distinct: 'school_slug',
      sort: 'price_asc',
      pagination: { page: 1, size: schools.length },
    },
    signal,
  );
  return new Map(hits.map((hit) => [hit.school_slug, toOffer(hit)]));
}

/** The lowest fee of a school for the grade that it was asked for; `null` without a scholarship for it. */
type FoundPrices = Readonly<Record<string, { readonly grade: GradeSlug; readonly monthly: Centavos | null }>>;

/** The price of the grade asked for at each school, by its slug: one call per grade. */
export function gradePricesQuery(service: Service, asked: SavedGrades) {
  return queryOptions({
    queryKey: ['search', 'grade-prices', asked],
    queryFn: async ({ signal }): Promise<FoundPrices> => {
      const byGrade = Map.groupBy(Object.entries(asked), ([, grade]) => grade);
      const found = await Promise.all(
        Array.from(byGrade, async ([grade, entries]) => {
          const schools = entries.map(([slug]) => slug);
          const offers = await cheapestOffers(service, grade, schools, signal);
          return schools.map(
            (slug) => [slug, { grade, monthly: offers.get(slug)?.price.monthly ?? null }] as const,
          );
        }),
      );
      return Object.fromEntries(found.flat());
    },
    staleTime: STALE_MS.offers,
    placeholderData: keepPreviousData,
  });
}

/** The prices of schools for the grades asked for there, by slug. A school whose price is not known yet is absent. */
export function useGradePrices(asked: SavedGrades): Readonly<Record<string, GradePrice>> {
  const { service } = useSearchPorts();
  const isAsked = Object.keys(asked).length > 0;
  const { data = {} } = useQuery({ ...gradePricesQuery(service, asked), enabled: isAsked });
  return Object.fromEntries(
    Object.entries(asked).flatMap(([slug, asksFor]) => {
      const found = data[slug];
      const grade = findGrade(asksFor);
      // After a change of the grade, the former one's price is still there.
      return grade && found?.grade === asksFor
        ? [[slug, { grade, monthly: found.monthly ?? undefined }] as const]
        : [];
    }),
  );
}

/** The prices of one grade at these schools, by slug; none without a grade. Asks for none of schools without scholarships. */
export function useOneGradePrices(
  schools: readonly Pick<SchoolSummary, 'slug' | 'lowestPrice'>[],
  grade: GradeSlug | undefined,
): Readonly<Record<string, GradePrice>> {
  const priced = schools.filter(({ lowestPrice }) => lowestPrice !== undefined);
  return useGradePrices(
    askEverywhere(
      grade,
      priced.map(({ slug }) => slug),
    ),
  );
}

/** One grade at all of these schools; nothing without a grade. */
export function askEverywhere(grade: GradeSlug | undefined, schools: readonly string[]): SavedGrades {
  return grade === undefined ? {} : Object.fromEntries(schools.map((slug) => [slug, grade]));
}
