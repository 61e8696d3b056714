import { formatNeighborhood } from '@melhor-escola/domain/address-text';
import { cityNameAbbreviations, cityNicknames } from '@melhor-escola/domain/city-nickname';
import { placeKey } from '@melhor-escola/domain/place-key';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { findStateByUf, states, type State } from '@melhor-escola/domain/state';
import { ufOfCitySlug } from '@melhor-escola/domain/slug';
import { type OtherCityName, otherCityNames } from './other-city-names.ts';

/** Possible readings of a text typed for a city, in keys like `city.norm` (`placeKey`). */
export interface CityText {
  /** The text itself first, then with an abbreviated first word spelled out: 's paulo' → 'sao paulo'. */
  readonly names: readonly string[];
  /** The same without the state at the end: 'campinas, sp' → 'campinas' in SP. */
  readonly inState: { readonly names: readonly string[]; readonly state: State } | undefined;
  /** The city with this nickname: 'floripa', 'bh'. */
  readonly nicknameSlug: string | undefined;
  /** The other names that begin with one of these readings: 'augusto severo', 'presidente juscelino rn'. */
  readonly otherNames: readonly OtherCityName[];
}

const MAX_LENGTH = 100;

const stateEndings = states.map((state) => ({ state, ending: ` ${normalizeSearchText(state.name)}` }));

/** Parses a text typed for a city. `undefined` when it contains no letter or digit. */
export function readCityText(text: string): CityText | undefined {
  const norm = normalizeSearchText(text.slice(0, MAX_LENGTH));
  if (norm === '') return undefined;
  const names = readings(norm);
  const split = splitState(norm);
  const inState = split && { names: readings(split.name), state: split.state };
  return {
    names,
    inState,
    nicknameSlug: nicknameSlug(norm) ?? (split && nicknameSlug(split.name, split.state)),
    otherNames: otherCityNames.filter(
      ({ key, uf }) =>
        names.some((name) => key.startsWith(name)) ||
        (inState?.state.uf === uf && inState.names.some((name) => key.startsWith(name))),
    ),
  };
}

/** Splits a text that ends with a state's abbreviation or name; `undefined` without a state, or if nothing else is left. */
function splitState(norm: string): { readonly name: string; readonly state: State } | undefined {
  const end = norm.lastIndexOf(' ');
  const byUf = end > 0 ? findStateByUf(norm.slice(end + 1)) : undefined;
  if (byUf) return { name: norm.slice(0, end), state: byUf };
  const byName = stateEndings.find(({ ending }) => norm.endsWith(ending));
  return byName && { name: norm.slice(0, -byName.ending.length), state: byName.state };
}

/**
 * The keys of a typed name of a place: as it is, with an abbreviated first word spelled out, and with the abbreviations of
 * addresses: 's paulo' → 'sao paulo', 'vl sabrina' → 'vila sabrina'. Empty keys are omitted.
 */
export function readings(norm: string): string[] {
  const [first = '', ...rest] = norm.split(' ');
  const spelledOut =
    rest.length > 0 && Object.hasOwn(cityNameAbbreviations, first) ? cityNameAbbreviations[first] : [];
  const texts = [
    norm,
    ...(spelledOut ?? []).map((word) => [word, ...rest].join(' ')),
    formatNeighborhood(norm) ?? '',
  ];
  return [...new Set(texts.map(placeKey))].filter(Boolean);
}

function nicknameSlug(norm: string, state?: State): string | undefined {
  const slug = Object.hasOwn(cityNicknames, norm) ? cityNicknames[norm] : undefined;
  return slug && (!state || ufOfCitySlug(slug) === state.uf) ? slug : undefined;
}
