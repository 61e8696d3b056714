import type { Service, SuggestedCityHit } from '@melhor-escola/api-client/service';
import { pluralize } from '@melhor-escola/domain/count';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { MAX_CITY_SUGGESTIONS } from '@melhor-escola/domain/search-defaults';
import { isDistinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { findStateByText, stateLabel, statesStartingWith, type State } from '@melhor-escola/domain/state';
import type { QueryClient } from '@tanstack/react-query';
import { cityHitLabel } from '../results/search-sentence.ts';
import { chosenLabel, type CityFieldProps, type CityOption } from './city-field.tsx';
import { suggestSchools } from './named-schools.ts';
import { recentSearches } from './recent-searches.ts';
import { hasOwnName, isNamed, onlyNamed, shownOtherName } from './named-city.ts';
import { type Place, placeQuery } from './resolve-place.ts';
import { startSuggestions } from './start-suggestions.ts';

/** Number of cities to choose the suggested ones from: more than are shown, because those with schools come first. */
const MAX_CANDIDATES = 8;
/** With as many cities that have schools, those without are not suggested. */
const ENOUGH_CITIES = 3;

/**
 * The suggestions of the field. For a text: the state that it names (EN-20); schools, if one is named by the words that begin no
 * city; the largest cities whose name resembles it (at most {@link MAX_CITY_SUGGESTIONS}, CO-02), an exact name on top; other schools;
 * and last the cities without schools. Without a text, and for that of the chosen city, see `startSuggestions`.
 */
export async function suggestPlaces(
  service: Service,
  queryClient: QueryClient,
  field: CityFieldProps,
  text: string,
  signal: AbortSignal,
): Promise<CityOption[]> {
  const { onChooseSchool, nearMe } = field;
  const withSchools = onChooseSchool !== undefined;
  const isStart = text.trim() === '' || text === chosenLabel(field);
  const options = isStart
    ? await startSuggestions({
        queryClient,
        withSchools,
        onNearMe: nearMe?.current ?? undefined,
        findCities: async () => cityOptions(await service.suggestCities('', undefined, MAX_CANDIDATES)),
      })
    : await findPlaces(service, text, signal, withSchools);
  return options.map((option) => ({
    ...option,
    onChosen: (latest) => choosePlace(service, queryClient, latest, option),
  }));
}

function cityOptions(cities: readonly SuggestedCityHit[]): CityOption[] {
  return cities.map((found) => ({
    label: cityHitLabel(found),
    detail: cityDetail(found),
    value: found.slug,
    found,
  }));
}

/**
 * The city whose own name is the text, the others with schools and one of a former name; then, if fewer than {@link ENOUGH_CITIES} have
 * schools, those without, except for a word that most schools have in their name: 'colégio' does not mean Porto Real do Colégio.
 */
function withSchoolsFirst(cities: readonly SuggestedCityHit[], text: string): SuggestedCityHit[] {
  const isFirst = (city: SuggestedCityHit) => city.schools > 0 || isNamed(city, text);
  const listed = cities.filter(isFirst);
  const first = [
    ...listed.filter((city) => hasOwnName(city, text)),
    ...listed.filter((city) => !hasOwnName(city, text)),
  ];
  const isEnough = cities.filter(({ schools }) => schools > 0).length >= ENOUGH_CITIES;
  return isEnough || !isDistinctiveSchoolText(text)
    ? first
    : [...first, ...cities.filter((city) => !isFirst(city))];
}

async function findPlaces(
  service: Service,
  text: string,
  signal: AbortSignal,
  withSchools: boolean,
): Promise<CityOption[]> {
  const found = await service.suggestCities(text, signal, MAX_CANDIDATES);
  const meant = findStateByText(text);
  // Leaving the field with 'TO' or 'araguaina' chooses it: the labels are longer.
  const meantCity = meant ? undefined : onlyNamed(found, text)?.slug;
  const listed = withSchoolsFirst(found, text).slice(0, MAX_CITY_SUGGESTIONS);
  const toOptions = (cities: readonly SuggestedCityHit[]) =>
    cityOptions(cities).map((option) => ({ ...option, isMeant: option.value === meantCity }));
  const isOpen = (city: SuggestedCityHit) => city.schools > 0 || isNamed(city, text);
  const cities = toOptions(listed.filter(isOpen));
  const places = withStates(cities, text, meant);
  const empty = toOptions(listed.filter((city) => !isOpen(city)));
  const meantState = meant ? [{ ...stateOption(meant), isMeant: true }] : [];
  const beginsCity = found.some(({ name }) => beginsWords(name, text));
  if (!withSchools || meant || (beginsCity && listed.length >= MAX_CITY_SUGGESTIONS))
    return [...meantState, ...places, ...empty];
  const schools = await suggestSchools(service, text, cities, signal);
  const isSchool = !beginsCity && schools.some(({ label }) => hasWords(label, text));
  return isSchool ? [...schools, ...places, ...empty] : [...places, ...schools, ...empty];
}

/** Whether a name begins with the text: 'São José dos Campos' with 'sao jo'. */
function beginsWords(name: string, text: string): boolean {
  return normalizeSearchText(name).startsWith(normalizeSearchText(text));
}

/** Whether each word of the text begins a word of the name: 'dom bos' names 'Colégio Salesiano Dom Bosco'. */
function hasWords(name: string, text: string): boolean {
  const words = normalizeSearchText(name).split(' ');
  return normalizeSearchText(text)
    .split(' ')
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

/**
 * The cities, then the states whose name the text begins. One with the name of its capital follows it: 'são paulo' offers the city,
 * the state, and the other cities.
 */
function withStates(cities: readonly CityOption[], text: string, meant: State | undefined): CityOption[] {
  const name = normalizeSearchText(text);
  const states = statesStartingWith(text).filter((state) => state.slug !== meant?.slug);
  const [same, others] = [
    states.filter((state) => normalizeSearchText(state.name) === name).map(stateOption),
    states.filter((state) => normalizeSearchText(state.name) !== name).map(stateOption),
  ];
  const [first, ...rest] = cities;
  return first && same.length > 0 ? [first, ...same, ...rest, ...others] : [...cities, ...same, ...others];
}

function stateOption(state: State): CityOption {
  return { label: stateLabel(state), detail: 'todas as cidades', value: state.slug, kind: 'state' };
}

/** Stores a chosen suggestion as a recent search, and passes it on. */
function choosePlace(
  service: Service,
  queryClient: QueryClient,
  { onChoose, onChooseSchool }: CityFieldProps,
  { label, value, found, kind = 'city' }: CityOption,
): void {
  recentSearches().add({ kind, label, slug: value });
  if (kind === 'school') return onChooseSchool?.(value);
  if (kind === 'state') return onChoose({ city: undefined, state: value });
  // The results page need not look the city up again.
  const place: Place | undefined = found && { kind: 'city', city: found };
  queryClient.setQueryData(placeQuery(service, value).queryKey, place);
  onChoose({ city: value, state: undefined });
}

/** 'ou Augusto Severo · 3 escolas · desde R$ 350'. */
function cityDetail(city: SuggestedCityHit): string {
  const { schools, lowestPrice } = city;
  const otherName = shownOtherName(city);
  return [
    otherName && `ou ${otherName}`,
    pluralize(schools, 'escola', 'escolas'),
    lowestPrice !== null && `desde ${formatWholeBRL(lowestPrice)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
