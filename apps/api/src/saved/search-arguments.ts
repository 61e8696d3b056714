import { serviceOfferSorts } from '@melhor-escola/domain/offer-sort';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import type { SchoolOfferArguments } from '../search/school-offer.ts';
import type { SearchQuery } from './search-query.ts';

/** What a saved search asks the search for: the same as the site does for its address. */
export function searchArguments(search: SearchQuery): SchoolOfferArguments {
  const { city, neighborhood, grade, siblingGrade, priceMin, priceMax, lat, lng } = search;
  // Every value is a slug or a number: nothing in it can end a clause.
  const clauses = [
    city && `city_slug:"${city}"`,
    neighborhood && `neighborhood_slug:"${neighborhood}"`,
    grade && `grade:"${grade}"`,
    siblingGrade && `school_grade:"${siblingGrade}"`,
    (priceMin ?? priceMax) !== undefined && `price:${centavos(priceMin)} TO ${centavos(priceMax)}`,
  ];
  return {
    filterString: clauses.filter(Boolean).join(' AND '),
    shift: search.shifts ?? [],
    tags: search.tags ?? [],
    year: search.years ?? [],
    query: search.school?.replaceAll('-', ' ') ?? null,
    geoloc: { lat: lat ?? null, lon: lng ?? null, distance_in_km: search.radius ?? null },
    sort: serviceOfferSorts[search.sort ?? searchDefaults.sort],
  };
}

/** An end of a price range; open where there is none. */
function centavos(reais: number | undefined): number | '*' {
  return reais === undefined ? '*' : reais * 100;
}
