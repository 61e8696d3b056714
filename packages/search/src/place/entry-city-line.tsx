import { labelOf } from '../results/search-sentence.ts';
import { nonBreaking } from '../format.ts';
import { inCity } from './article.ts';
import { useEntryCity } from './use-entry-city.ts';

/**
 * ' em São Paulo, SP': the end of a heading that names the city to start from, on one line of its own, so that another
 * city's name moves nothing. Reads the city itself: what stands around it, lazily hydrated parts among it, is not rendered
 * again when the city changes.
 */
export function EntryCityLine() {
  const city = useEntryCity();
  return <span className="block truncate text-brand"> {nonBreaking(inCity(city.slug, labelOf(city)))}</span>;
}
