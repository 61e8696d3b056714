import { cityNameAbbreviations, cityNicknames } from '@melhor-escola/domain/city-nickname';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { findStateByUf, states, type State } from '@melhor-escola/domain/state';
import { ufOfCitySlug } from '@melhor-escola/domain/slug';

/** Possible readings of a text typed for a city, normalised like `city.norm`. */
export interface CityText {
  /** The text itself first, then with an abbreviated first word spelled out: 's paulo' → 'sao paulo'. */
  readonly names: readonly string[];
  /** The same without the state at the end: 'campinas, sp' → 'campinas' in SP. */
  readonly inState: { readonly names: readonly string[]; readonly state: State } | undefined;
  /** The city with this nickname: 'floripa', 'bh'. */
  readonly nicknameSlug: string | undefined;
}

const MAX_LENGTH = 100;

const stateEndings = states.map((state) => ({ state, ending: ` ${normalizeSearchText(state.name)}` }));

/** Parses a text typed for a city. `undefined` when it contains no letter or digit. */
export function readCityText(text: string): CityText | undefined {
  const norm = normalizeSearchText(text.slice(0, MAX_LENGTH));
  if (norm === '') return undefined;
  const qualified = splitState(norm);
  return {
    names: withFirstWordSpelledOut(norm),
    inState: qualified && { names: withFirstWordSpelledOut(qualified.name), state: qualified.state },
    nicknameSlug: nicknameSlug(norm) ?? (qualified && nicknameSlug(qualified.name, qualified.state)),
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

function withFirstWordSpelledOut(norm: string): string[] {
  const [first = '', ...rest] = norm.split(' ');
  const spelledOut =
    rest.length > 0 && Object.hasOwn(cityNameAbbreviations, first)
      ? (cityNameAbbreviations[first] ?? [])
      : [];
  return [norm, ...spelledOut.map((word) => [word, ...rest].join(' '))];
}

function nicknameSlug(norm: string, state?: State): string | undefined {
  const slug = Object.hasOwn(cityNicknames, norm) ? cityNicknames[norm] : undefined;
  return slug && (!state || ufOfCitySlug(slug) === state.uf) ? slug : undefined;
}
