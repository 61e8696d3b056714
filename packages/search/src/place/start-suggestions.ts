import { announce } from '@melhor-escola/ui/announcer';
import type { QueryClient } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import Locate from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import Trash from 'lucide-react/icons/trash-2';
import { MAX_CITY_SUGGESTIONS } from '@melhor-escola/domain/search-defaults';
import { STALE_MS } from '../stale-times.ts';
import type { CityOption } from './city-field.tsx';
import { type RecentSearch, recentSearches } from './recent-searches.ts';

export interface StartSuggestions {
  readonly queryClient: QueryClient;
  /** Whether recent schools are offered too. */
  readonly withSchools: boolean;
  /** Requests the position of the device; absent where the page has no 'Perto de mim', or not yet. */
  readonly onNearMe?: (() => void) | undefined;
  /** The largest cities. May reject. */
  readonly findCities: () => Promise<readonly CityOption[]>;
}

const RECENT = 'Buscas recentes';

/**
 * What the field suggests before anything is typed (ST-09): the device's position, the recent searches and the largest
 * cities. Rejects if the cities could not be loaded and there are no recent searches.
 */
export async function startSuggestions({
  queryClient,
  withSchools,
  onNearMe,
  findCities,
}: StartSuggestions): Promise<CityOption[]> {
  const recent = recentSearches()
    .list()
    .filter(({ kind }) => withSchools || kind !== 'school');
  const cities = await queryClient
    .fetchQuery({ queryKey: ['search', 'largest-cities'], queryFn: findCities, staleTime: STALE_MS.places })
    .catch((error: unknown) => {
      if (recent.length === 0) throw error;
      return [];
    });
  return [...nearMeOption(onNearMe), ...recentOptions(recent), ...cityOptions(cities, recent)];
}

function nearMeOption(onNearMe: (() => void) | undefined): CityOption[] {
  return onNearMe ? [{ label: 'Perto de mim', value: '', icon: Locate, onAct: onNearMe }] : [];
}

function recentOptions(recent: readonly RecentSearch[]): CityOption[] {
  if (recent.length === 0) return [];
  return [
    ...recent.map(({ kind, label, slug }) => ({
      label,
      value: slug,
      kind,
      group: RECENT,
      icon: History,
    })),
    {
      label: 'Limpar buscas recentes',
      value: '',
      group: RECENT,
      icon: Trash,
      onAct: clearRecent,
      staysOpen: true,
    },
  ];
}

function clearRecent() {
  recentSearches().clear();
  announce('Buscas recentes apagadas.');
}

/** The first cities that are not among the recent searches. */
function cityOptions(cities: readonly CityOption[], recent: readonly RecentSearch[]): CityOption[] {
  return cities
    .filter(({ value }) => !recent.some(({ kind, slug }) => kind === 'city' && slug === value))
    .slice(0, MAX_CITY_SUGGESTIONS)
    .map((city) => ({ ...city, group: 'Maiores cidades', icon: MapPin }));
}
