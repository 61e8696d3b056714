import { cityLabel } from '@melhor-escola/domain/city';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { findShift } from '@melhor-escola/domain/shift';
import { findGrade } from '@melhor-escola/domain/stage';
import type { Database } from '../database/database.ts';
import { searchCities } from '../search/places/cities.ts';
import { searchNeighborhoods } from '../search/places/neighborhoods.ts';
import type { SearchQuery } from './search-query.ts';

/** The most letters a saved search's name has. */
export const maximumNameLength = 80;

/** What a search is called whose owner gave it no name: '6º ano em Pinheiros, São Paulo, SP, de tarde, até R$ 900'. */
export async function searchName(database: Database, search: SearchQuery): Promise<string> {
  const grade = search.grade === undefined ? undefined : findGrade(search.grade);
  const shifts = (search.shifts ?? []).flatMap((slug) => findShift(slug)?.name.toLowerCase() ?? []);
  const name = [
    `${grade?.name ?? 'Bolsas'} ${await whereOf(database, search)}`,
    ...(search.school === undefined ? [] : [`“${search.school}”`]),
    ...(shifts.length > 0 ? [shifts.join(' ou ')] : []),
    ...(search.priceMax === undefined ? [] : [`até ${formatWholeBRL(search.priceMax * 100)}`]),
  ].join(', ');
  return name.length > maximumNameLength ? `${name.slice(0, maximumNameLength - 1).trimEnd()}…` : name;
}

async function whereOf(database: Database, { city, neighborhood, lat }: SearchQuery): Promise<string> {
  if (city === undefined) return lat === undefined ? 'no Brasil' : 'perto de mim';
  const pagination = { page: 1, size: 1 };
  const cities = await searchCities(database, { filter_string: `slug:"${city}"`, pagination });
  const found = cities.hits[0];
  if (!found) return 'no Brasil';
  const filter = `city_slug:"${city}" AND slug:"${neighborhood ?? ''}"`;
  const neighborhoods = neighborhood
    ? await searchNeighborhoods(database, { filter_string: filter, pagination })
    : undefined;
  const [within] = neighborhoods?.hits ?? [];
  return `em ${within ? `${within.name}, ` : ''}${cityLabel(found)}`;
}
