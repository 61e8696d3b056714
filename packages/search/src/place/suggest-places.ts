import type { Service, SuggestedCityHit } from '@melhor-escola/api-client/service';
import { pluralize } from '@melhor-escola/domain/count';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { MAX_CITY_SUGGESTIONS } from '@melhor-escola/domain/search-defaults';
import { labelOf } from '../results/search-sentence.ts';
import type { CityOption } from './city-field.tsx';
import { suggestSchools } from './named-schools.ts';

/** Number of suggested cities: as many rows as a phone shows. */
const MAX_CITIES = 8;

/** The largest cities whose name resembles a text and, if they are few and schools are wanted, the schools that do. */
export async function suggestPlaces(
  service: Service,
  text: string,
  signal: AbortSignal,
  withSchools: boolean,
): Promise<CityOption[]> {
  const cities = (await service.suggestCities(text, signal, MAX_CITIES)).map((found) => ({
    label: labelOf(found),
    detail: detailOf(found),
    value: found.slug,
    found,
  }));
  if (!withSchools || cities.length >= MAX_CITY_SUGGESTIONS) return cities;
  return [...cities, ...(await suggestSchools(service, text, cities, signal))];
}

function detailOf({ schools, lowestPrice }: SuggestedCityHit): string {
  const counted = pluralize(schools, 'escola', 'escolas');
  return lowestPrice === null ? counted : `${counted} · desde ${formatWholeBRL(lowestPrice)}`;
}
