import type { CityHit } from '@melhor-escola/api-client/service';
import { parseSearch } from '../../search-string.ts';
import { orderedRange, readReais } from './price/price-range.ts';
import { labelOf } from '../search-sentence.ts';
import { validateResultsSearch, type ResultsSearch } from '../search-params.ts';

/** The search a form of filters stands for, read as the address of its plain submission would be; amounts also as people type them. */
export function readFilterForm(form: FormData, city: CityHit | undefined): ResultsSearch {
  const pairs = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const raw = parseSearch(new URLSearchParams(pairs).toString());
  // The field holds the city's name; of the city already chosen the slug is known.
  const isSame = city !== undefined && raw['city'] === labelOf(city);
  return validateResultsSearch({
    ...raw,
    ...orderedRange({ priceMin: amount(raw['priceMin']), priceMax: amount(raw['priceMax']) }),
    ...(isSame && { city: city.slug }),
  });
}

function amount(typed: string | string[] | undefined): number | undefined {
  return typeof typed === 'string' ? readReais(typed) : undefined;
}
