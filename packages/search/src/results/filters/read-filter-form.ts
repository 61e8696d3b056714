import { parseOfferSearch, type OfferSearch } from '@melhor-escola/domain/search-filters';
import { chosenLabel, type CityFieldProps } from '../../place/city-field.tsx';
import { parseSearch } from '@melhor-escola/domain/search-string';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';

/** The form's id, for associated controls outside it. */
export const filterFormId = 'formulario-filtros';

/** Parses the filter form as the URL of its plain submission would be; accepts amounts also as people type them. */
export function readFilterForm(form: FormData, place: Pick<CityFieldProps, 'city' | 'state'>): OfferSearch {
  const pairs = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const raw = parseSearch(new URLSearchParams(pairs).toString());
  // The field contains the place's name; the slug of the current one is known.
  const label = chosenLabel(place);
  const isSame = label !== undefined && raw['city'] === label;
  return parseOfferSearch({
    ...raw,
    ...orderedRange({ priceMin: amount(raw['priceMin']), priceMax: amount(raw['priceMax']) }),
    ...(isSame && { city: place.city?.slug, state: place.state?.slug }),
  });
}

function amount(typed: string | string[] | undefined): number | undefined {
  return typeof typed === 'string' ? readReais(typed) : undefined;
}

/** A price range in whole reais; an open end is `undefined`. */
export type PriceRange = Pick<OfferSearch, 'priceMin' | 'priceMax'>;

/** '1.500' or 'R$ 1500,90' → 1500: whole reais, limited to what a search accepts; `undefined` without digits. */
export function readReais(text: string): number | undefined {
  const figures = text.replace(/,.*$/u, '').replaceAll(/\D/g, '');
  if (figures === '') return undefined;
  return Math.min(searchDefaults.priceMax, Math.max(searchDefaults.priceMin, Number(figures)));
}

/** Orders a reversed range. An end at its limit becomes open. */
export function orderedRange({ priceMin, priceMax }: PriceRange): PriceRange {
  const isReversed = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax;
  const [low, high] = isReversed ? [priceMax, priceMin] : [priceMin, priceMax];
  return {
    priceMin: low === searchDefaults.priceMin ? undefined : low,
    priceMax: high === searchDefaults.priceMax ? undefined : high,
  };
}
