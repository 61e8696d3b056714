import type { CityHit } from '@melhor-escola/api-client/service';
import { parseSearch } from '../search-string.ts';
import { labelOf } from './search-sentence.ts';
import { validateResultsSearch, type ResultsSearch } from './search-params.ts';

/** The search a form of filters stands for, read as the address of its plain submission would be. */
export function readFilterForm(form: FormData, city: CityHit | undefined): ResultsSearch {
  const pairs = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const raw = parseSearch(new URLSearchParams(pairs).toString());
  // The field holds the city's name; of the city already chosen the slug is known.
  const isSame = city !== undefined && raw['city'] === labelOf(city);
  return validateResultsSearch(isSame ? { ...raw, city: city.slug } : raw);
}
