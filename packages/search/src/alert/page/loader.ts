import { inSchool } from '@melhor-escola/domain/in-school';
import { type OfferSearch, parseOfferSearch } from '@melhor-escola/domain/search-filters';
import { parseSearch } from '@melhor-escola/domain/search-string';
import { findGrade, ofTheGrade } from '@melhor-escola/domain/stage';
import { placeQuery } from '../../place/resolve-place.ts';
import type { LoaderContext } from '../../ports.tsx';
import { activeFilters } from '../../results/filters/active-filters.ts';
import { alertSubject } from '../../results/search-sentence.ts';
import { summariesQuery } from '../../school/saved-school.ts';

/** What alerts are about. */
export interface AlertPageData {
  /** 'do 6º ano em Araguaína, TO', 'do 6º ano na Escola Aquarela'; absent for an unknown city or school, of which there is nothing to report. */
  readonly about?: string | undefined;
  /** The labels of the filters that the words do not name. */
  readonly filters: readonly string[];
}

/** Describes a search. Without the service it works too, without the names of city and school. @param query of its URL, without '?'. */
export async function loadAlertPage(context: LoaderContext, query: string): Promise<AlertPageData> {
  const search = parseOfferSearch(parseSearch(query));
  try {
    return await describeSearch(context, search);
  } catch {
    // A name that is missing must not widen what the page promises: 'no Brasil'.
    return { about: 'desta busca', filters: activeFilters(search).map(({ label }) => label) };
  }
}

/** @throws {ApiError} if the service fails to name the city or the school. */
async function describeSearch(
  { queryClient, service }: LoaderContext,
  search: OfferSearch,
): Promise<AlertPageData> {
  if (search.schoolSlug !== undefined) {
    const [school] = await queryClient.ensureQueryData(summariesQuery(service, [search.schoolSlug]));
    const grade = search.grade && findGrade(search.grade);
    return {
      about: school && `${grade ? ofTheGrade(grade) : 'de bolsas'} ${inSchool(school.name)}`,
      filters: labels({ ...search, schoolSlug: undefined }),
    };
  }
  if (search.city === undefined) return { about: alertSubject(search, undefined), filters: labels(search) };
  const place = await queryClient.ensureQueryData(placeQuery(service, search.city));
  return {
    about: place.kind === 'city' ? alertSubject(search, place.city) : undefined,
    filters: labels(search),
  };
}

/** The labels of the filters that {@link alertSubject} does not name. */
const labels = (search: OfferSearch): string[] =>
  activeFilters(search)
    .filter(({ key }) => key !== 'grade' && key !== 'school')
    .map(({ label }) => label);
