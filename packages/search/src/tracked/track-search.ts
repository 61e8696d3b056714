import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import type { Track } from '@melhor-escola/tracking/ports';
import { useEffect, useRef } from 'react';
import { useSearchPorts } from '../ports.tsx';
import type { OfferPage } from '../results/queries.ts';
import type { ResultsSearch } from '../results/search-params.ts';
import { stringifySearch } from '../search-string.ts';

export interface TrackSearchProps {
  search: ResultsSearch;
  found: OfferPage;
}

/** Tells what somebody searched for and what came of it (CA-14), once for each search and page of it. Renders nothing. */
export function TrackSearch({ search, found }: TrackSearchProps) {
  const { track } = useSearchPorts();
  const told = useRef<string>(undefined);
  useEffect(() => {
    // List or map, and fresher data of the same search, are no other search.
    const key = stringifySearch({ ...search, view: undefined });
    if (told.current === key) return;
    told.current = key;
    tellSearch(track, search, found);
  }, [search, found, track]);
  return null;
}

/** What was asked for, and what was found. */
function tellSearch(track: Track, search: ResultsSearch, { offers, total }: OfferPage): void {
  const shown = {
    city: search.city,
    neighborhood: search.neighborhood,
    current_page: search.page ?? 1,
    num_pages: Math.ceil(total / (search.size ?? searchDefaults.size)),
    offer_uuids: offers.map(({ id }) => id),
  };
  track({
    name: 'search_behaviour',
    ...shown,
    minimum_value: search.priceMin ?? searchDefaults.priceMin,
    maximum_value: search.priceMax ?? searchDefaults.priceMax,
    search_term: search.school,
    lat: search.lat,
    lng: search.lng,
    benefits: [...(search.tags ?? [])],
    shifts: [...(search.shifts ?? [])],
  });
  track({ name: 'search_data_received', ...shown, grade: search.grade, num_results: total });
}
