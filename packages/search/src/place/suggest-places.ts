import type { Service, SuggestedCityHit } from '@melhor-escola/api-client/service';
import { pluralize } from '@melhor-escola/domain/count';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { MAX_CITY_SUGGESTIONS } from '@melhor-escola/domain/search-defaults';
import { isDistinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import type { QueryClient } from '@tanstack/react-query';
import { labelOf } from '../results/search-sentence.ts';
import type { CityFieldProps, CityOption } from './city-field.tsx';
import { suggestSchools } from './named-schools.ts';
import { recentSearches } from './recent-searches.ts';
import { type Place, placeQuery } from './resolve-place.ts';
import { startSuggestions } from './start-suggestions.ts';

/** Number of suggested cities: as many rows as a phone shows. */
const MAX_CITIES = 8;
/** With as many cities that have schools, those without are not suggested. */
const ENOUGH_CITIES = 3;

/**
 * The suggestions of the field. For a text: the largest cities whose name resembles it, those with schools first, and, if
 * they are few and schools are wanted, the schools that do. Without a text, and for that of the chosen city, see `startSuggestions`.
 */
export async function suggestPlaces(
  service: Service,
  queryClient: QueryClient,
  { city, onChooseSchool, nearMe }: CityFieldProps,
  text: string,
  signal: AbortSignal,
): Promise<CityOption[]> {
  const withSchools = onChooseSchool !== undefined;
  const isStart = text.trim() === '' || (city && text === labelOf(city));
  const options = isStart
    ? await startSuggestions({
        queryClient,
        withSchools,
        onNearMe: nearMe?.current ?? undefined,
        findCities: async () => cityOptions(await service.suggestCities('', undefined, MAX_CITIES)),
      })
    : await findPlaces(service, text, signal, withSchools);
  return options.map((option) => ({
    ...option,
    onChosen: (field) => choosePlace(service, queryClient, field, option),
  }));
}

function cityOptions(cities: readonly SuggestedCityHit[]): CityOption[] {
  return cities.map((found) => ({
    label: labelOf(found),
    detail: detailOf(found),
    value: found.slug,
    found,
  }));
}

/**
 * The cities with schools, and one whose whole name is the text; then, if fewer than {@link ENOUGH_CITIES} have schools,
 * the others, except for a word that most schools have in their name: 'colégio' does not mean Porto Real do Colégio.
 */
function withSchoolsFirst(cities: readonly SuggestedCityHit[], text: string): SuggestedCityHit[] {
  const name = normalizeSearchText(text);
  const isFirst = (city: SuggestedCityHit) => city.schools > 0 || normalizeSearchText(city.name) === name;
  const first = cities.filter(isFirst);
  const isEnough = cities.filter(({ schools }) => schools > 0).length >= ENOUGH_CITIES;
  return isEnough || !isDistinctiveSchoolText(text)
    ? first
    : [...first, ...cities.filter((city) => !isFirst(city))];
}

async function findPlaces(
  service: Service,
  text: string,
  signal: AbortSignal,
  withSchools: boolean,
): Promise<CityOption[]> {
  const found = await service.suggestCities(text, signal, MAX_CITIES);
  const cities = cityOptions(withSchoolsFirst(found, text));
  if (!withSchools || cities.length >= MAX_CITY_SUGGESTIONS) return cities;
  return [...cities, ...(await suggestSchools(service, text, cities, signal))];
}

/** Stores a chosen suggestion as a recent search, and passes it on. */
function choosePlace(
  service: Service,
  queryClient: QueryClient,
  { onChoose, onChooseSchool }: CityFieldProps,
  { label, value, found, isSchool }: CityOption,
): void {
  recentSearches().add({ kind: isSchool ? 'school' : 'city', label, slug: value });
  if (isSchool) return onChooseSchool?.(value);
  // The results page need not look the city up again.
  const place: Place | undefined = found && { kind: 'city', city: found };
  queryClient.setQueryData(placeQuery(service, value).queryKey, place);
  onChoose(value);
}

function detailOf({ schools, lowestPrice }: SuggestedCityHit): string {
  const counted = pluralize(schools, 'escola', 'escolas');
  return lowestPrice === null ? counted : `${counted} · desde ${formatWholeBRL(lowestPrice)}`;
}
