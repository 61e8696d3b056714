'use client';

import { defaultCity, type City } from '@melhor-escola/domain/city';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { visitorLocationQuery } from '../near-me/visitor-location.ts';
import { useSearchPorts } from '../ports.tsx';
import { useHydrated } from '@melhor-escola/ui/hooks';
import { nonBreaking } from '../format.ts';
import { cityHitLabel } from '../results/search-sentence.ts';
import { inCity } from './article.ts';
import { chooseCity, storeCity } from './entry-city.ts';
import { selectedPlaceQuery } from './selected-place.ts';

/**
 * The start city of a screen without a place (`entryCity`). On the server and during hydration it is the default city,
 * because the page is publicly cached.
 */
export function useEntryCity(): City {
  const { service } = useSearchPorts();
  const isHydrated = useHydrated();
  const selected = useQuery({ ...selectedPlaceQuery, enabled: false }).data;
  // `CitySuggestion` triggers the request.
  const location = useQuery({ ...visitorLocationQuery(service), enabled: false }).data;
  return useMemo(
    () => (isHydrated ? chooseCity(selected, location) : defaultCity),
    [isHydrated, selected, location],
  );
}

/** Stores the selected city on the device, for screens on which one can be chosen in any way (ST-04). */
export function useChosenCityStorage(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const store = () => {
      const { city, isDefault } = queryClient.getQueryData(selectedPlaceQuery.queryKey) ?? {};
      if (city && !isDefault) storeCity(city);
    };
    store();
    const [scope, name] = selectedPlaceQuery.queryKey;
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === scope && query.queryKey[1] === name) store();
    });
  }, [queryClient]);
}

/**
 * ' em São Paulo, SP': the end of a heading that names the start city, on a line of its own, so that a longer name
 * shifts no layout. Reads the city itself, so that its parents, lazily hydrated parts among them, do not re-render when
 * the city changes.
 */
export function EntryCityLine() {
  const city = useEntryCity();
  return (
    <span className="block truncate text-brand">{` ${nonBreaking(inCity(city.slug, cityHitLabel(city)))}`}</span>
  );
}
