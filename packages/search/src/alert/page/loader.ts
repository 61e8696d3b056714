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
  /** 'do 6º ano em Araguaína, TO', 'do 6º ano na Escola Aquarela'. */
  readonly about: string;
  /** The labels of the filters that the words do not name. */
  readonly filters: readonly string[];
}

/** Describes a search. Without the service it works too, and names fewer words. @param query of its URL, without '?'. */
export async function loadAlertPage(context: LoaderContext, query: string): Promise<AlertPageData> {
  const search = parseOfferSearch(parseSearch(query));
  const school = await findSchoolName(context, search);
  if (school !== undefined) {
    const grade = search.grade && findGrade(search.grade);
    return {
      about: `${grade ? ofTheGrade(grade) : 'de bolsas'} ${inSchool(school)}`,
      filters: labels({ ...search, schoolSlug: undefined }),
    };
  }
  return { about: alertSubject(search, await findCity(context, search)), filters: labels(search) };
}

const labels = (search: OfferSearch): string[] =>
  activeFilters(search)
    .filter(({ key }) => key !== 'grade' && key !== 'school')
    .map(({ label }) => label);

async function findSchoolName({ queryClient, service }: LoaderContext, { schoolSlug }: OfferSearch) {
  if (schoolSlug === undefined) return undefined;
  const found = await queryClient
    .ensureQueryData(summariesQuery(service, [schoolSlug]))
    .catch(() => undefined);
  return found?.[0]?.name;
}

async function findCity({ queryClient, service }: LoaderContext, { city }: OfferSearch) {
  if (city === undefined) return undefined;
  const place = await queryClient.ensureQueryData(placeQuery(service, city)).catch(() => undefined);
  return place?.kind === 'city' ? place.city : undefined;
}
