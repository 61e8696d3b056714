import type { Service } from '@melhor-escola/api-client/service';
import { isDistinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { queryOptions } from '@tanstack/react-query';
import { STALE_MS } from '../stale-times.ts';
import type { CityOption } from './city-field.tsx';
import { isNamed } from './named-city.ts';

/** A school suggested for a typed text. */
export interface NamedSchool {
  readonly slug: string;
  readonly name: string;
  /** 'Araguaína, TO'. */
  readonly place: string;
}

const MAX_SCHOOLS = 4;
/** Shorter texts resemble too many names. */
const MIN_LETTERS = 4;

/** The schools whose name resembles a text, best first; none for a text that most names contain, such as 'colégio'. */
async function findNamedSchools(
  service: Service,
  typed: string,
  signal?: AbortSignal,
): Promise<readonly NamedSchool[]> {
  const query = typed.trim();
  if (query.length < MIN_LETTERS || !isDistinctiveSchoolText(query)) return [];
  const { hits } = await service.searchSchools({ query, pagination: { page: 1, size: MAX_SCHOOLS } }, signal);
  return hits.map(({ slug, name, address }) => ({ slug, name, place: `${address.city}, ${address.uf}` }));
}

/** The named schools as suggestions after the cities; none for the whole name of a city, which many schools have in theirs. */
export async function suggestSchools(
  service: Service,
  typed: string,
  cities: readonly CityOption[],
  signal: AbortSignal,
): Promise<CityOption[]> {
  if (cities.some(({ found }) => found && isNamed(found, typed))) return [];
  const schools = await findNamedSchools(service, typed, signal);
  return schools.map(({ slug, name, place }) => ({
    label: `${name}, ${place}`,
    value: slug,
    kind: 'school' as const,
  }));
}

/** {@link findNamedSchools} for a page. */
export function namedSchoolsQuery(service: Service, typed: string) {
  return queryOptions({
    queryKey: ['search', 'named-schools', typed],
    queryFn: ({ signal }) => findNamedSchools(service, typed, signal),
    staleTime: STALE_MS.places,
  });
}
