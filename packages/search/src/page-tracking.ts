import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import type { Track } from '@melhor-escola/tracking/ports';
import { useEffect, useRef } from 'react';
import { offerFields } from './offer/offer.ts';
import { useSearchPorts } from './ports.tsx';
import type { OfferPage } from './results/queries.ts';
import type { School } from './school/school.ts';
import { stringifySearch } from '@melhor-escola/domain/search-string';

/** Tracks the view of a school's page (CA-14, EN-07), once per school. Renders nothing. */
export function TrackSchool({ school }: { school: School }) {
  const { track } = useSearchPorts();
  const tracked = useRef<string>(undefined);
  useEffect(() => {
    if (tracked.current === school.slug) return;
    tracked.current = school.slug;
    track({
      name: 'product_display_data',
      school: {
        name: school.name,
        cod_ent: school.inepCode === undefined ? null : String(school.inepCode),
        is_partner: school.partner,
        administrative_dependency: school.administrativeDependency,
      },
      offers: school.offers.map(offerFields),
    });
  }, [school, track]);
  return null;
}

export interface TrackSearchProps {
  search: OfferSearch;
  found: OfferPage;
}

/** Tracks a search and its results (CA-14), once per search and page. Renders nothing. */
export function TrackSearch({ search, found }: TrackSearchProps) {
  const { track } = useSearchPorts();
  const tracked = useRef<string>(undefined);
  useEffect(() => {
    // A change of view and refetched data do not count as another search.
    const key = stringifySearch({ ...search, view: undefined, only: undefined, free: undefined });
    if (tracked.current === key) return;
    tracked.current = key;
    trackSearch(track, search, found);
  }, [search, found, track]);
  return null;
}

function trackSearch(
  track: Track,
  search: OfferSearch,
  { offers, offerTotal, schoolTotal }: OfferPage,
): void {
  const shown = {
    city: search.city,
    state_slug: search.state,
    neighborhood: search.neighborhood,
    current_page: search.page ?? 1,
    num_pages: Math.ceil(schoolTotal / (search.size ?? searchDefaults.size)),
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
  track({ name: 'search_data_received', ...shown, grade: search.grade, num_results: offerTotal });
}
