'use client';

import { defaultCity, type City } from '@melhor-escola/domain/city';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { visitorLocationQuery } from '../near-me/visitor-location.ts';
import { useSearchPorts } from '../ports.tsx';
import { useHydrated } from '@melhor-escola/ui/hooks';
import { cityOf, storeCity } from './entry-city.ts';
import { selectedPlaceQuery } from './selected-place.ts';

/** The city that a screen of no place starts from (`entryCity`). Server and hydration have the default city, which is on a page that all visitors share. */
export function useEntryCity(): City {
  const { service } = useSearchPorts();
  const isHydrated = useHydrated();
  const selected = useQuery({ ...selectedPlaceQuery, enabled: false }).data;
  // `CitySuggestion` asks.
  const location = useQuery({ ...visitorLocationQuery(service), enabled: false }).data;
  return useMemo(
    () => (isHydrated ? cityOf(selected, location) : defaultCity),
    [isHydrated, selected, location],
  );
}

/** Stores the city that is selected on the device, for screens on which one is chosen, whichever way (ST-04). */
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
