import type { City } from '@melhor-escola/domain/city';
import { labelOf } from '../results/search-sentence.ts';
import { unbroken } from '../unbroken.ts';
import { inCity } from './city-article.ts';

/** ' em São Paulo, SP': the end of a heading, on one line of its own, so that another city's name moves nothing. */
export function EntryCityLine({ city }: { city: City }) {
  return <span className="block truncate text-brand"> {unbroken(inCity(city.slug, labelOf(city)))}</span>;
}
