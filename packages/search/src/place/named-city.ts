import type { CityHit } from '@melhor-escola/api-client/service';
import { placeKey } from '@melhor-escola/domain/place-key';

/** A city that a typed text has found, perhaps by a former name. */
export type FoundCity = CityHit & { readonly otherName?: string | null | undefined };

/** Whether the text is the city's name, its former one, or either with the state: 'paraty', 'Parati - RJ'. */
export function isNamed(city: FoundCity, text: string): boolean {
  return hasOwnName(city, text) || (!!city.otherName && hasName(city, city.otherName, text));
}

/** Whether the text is the city's name of today, perhaps with the state. */
export function hasOwnName(city: FoundCity, text: string): boolean {
  return hasName(city, city.name, text);
}

function hasName({ uf }: FoundCity, name: string, text: string): boolean {
  const key = placeKey(text);
  return key === placeKey(name) || key === placeKey(`${name} ${uf}`);
}

/**
 * The only city that has the text as its name or, failing that, as a former one; `undefined` if there are several: 'santarém' is the
 * one in Pará, 'palmas' may be two.
 */
export function onlyNamed<City extends FoundCity>(cities: readonly City[], text: string): City | undefined {
  const own = cities.filter((city) => hasOwnName(city, text));
  return only(own.length > 0 ? own : cities.filter((city) => isNamed(city, text)));
}

/** 'Augusto Severo' for Campo Grande, to show beside its name; `undefined` for a part of that: 'Embu' for Embu das Artes. */
export function shownOtherName({
  name,
  otherName,
}: Pick<FoundCity, 'name' | 'otherName'>): string | undefined {
  return otherName && !placeKey(name).includes(placeKey(otherName)) ? otherName : undefined;
}

/** The item of a list of one. */
export function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
