import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { addressErrors } from '@melhor-escola/api-client/address-errors';
import type { PlaceAtPosition, Service } from '@melhor-escola/api-client/service';
import { formatNumber } from '@melhor-escola/config/number-format';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { Button } from '@melhor-escola/ui/button';
import { Icon } from '@melhor-escola/ui/icon';
import { Link } from '@melhor-escola/ui/link';
import { Select } from '@melhor-escola/ui/select';
import { Text } from '@melhor-escola/ui/text';
import { citySlug } from '@melhor-escola/domain/slug';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useEffect } from 'react';
import { STALE_MS } from '../../stale-times.ts';
import { toCity } from '../../place/resolve-place.ts';
import { selectedPlaceQuery, selectPlace } from '../../place/selected-place.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { filterFormId } from '../filters/read-filter-form.ts';
import { cityHitLabel } from '../search-sentence.ts';

/** Radius options. */
const RADII_KM: readonly number[] = [2, 5, searchDefaults.radius, 25, 50, 100];

/** The place at a position. */
function placeAtQuery(service: Service, { lat, lng }: Geolocation) {
  return queryOptions({
    queryKey: ['search', 'place-at', lat, lng],
    queryFn: ({ signal }) => service.reverseGeocode({ lat, lng }, signal),
    staleTime: STALE_MS.places,
    // Only in the browser: a page must not wait for a name, and bots must not cause a paid call.
    enabled: typeof window !== 'undefined',
  });
}

export interface SearchPointProps {
  search: OfferSearch;
  onChange: (search: OfferSearch) => void;
}

/** The point and radius of the search, and a link to remove them. Renders nothing without a point. */
export function SearchPoint({ search, onChange }: SearchPointProps) {
  const { links } = useSearchPorts();
  const { lat, lng } = search;
  if (lat === undefined || lng === undefined) return null;
  const radius = search.radius ?? searchDefaults.radius;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-card px-4 py-2">
      <Text size="small" className="flex min-w-0 flex-1 basis-56 items-center gap-2">
        <Icon as={MapPin} className="shrink-0 text-brand" />
        <PointName lat={lat} lng={lng} />
      </Text>
      <Select
        label="Distância"
        labelHidden
        name="radius"
        form={filterFormId}
        size="small"
        value={String(radius)}
        onValueChange={(value) => onChange({ ...search, radius: Number(value) })}
      >
        {[...new Set([...RADII_KM, radius])]
          .toSorted((a, b) => a - b)
          .map((km) => (
            <option key={km} value={km}>{`até ${formatNumber(km, { maximum: 3 })} km`}</option>
          ))}
      </Select>
      <noscript>
        <Button type="submit" form={filterFormId} size="small">
          Mudar
        </Button>
      </noscript>
      <Link asChild className="py-1.5 text-small">
        <RouteLink to={links.results(withoutPoint(search))} keepScroll>
          Remover ponto
        </RouteLink>
      </Link>
    </div>
  );
}

/** The name of the point's place, once known. */
function PointName({ lat, lng }: Geolocation) {
  const { service } = useSearchPorts();
  const queryClient = useQueryClient();
  const place = useQuery(placeAtQuery(service, { lat, lng }));
  useEffect(() => {
    if (!place.data) return;
    const found = place.data;
    // The visitor loses nothing if this fails.
    void selectLocated(queryClient, service, { lat, lng }, found).catch(() => {});
  }, [place.data, lat, lng, queryClient, service]);
  if (place.isError) return <span>{addressErrors.geocode}</span>;
  const name = place.data && placeName(place.data);
  return (
    <span className="min-w-0">
      <span>Perto</span>{' '}
      {name ? (
        <span>
          de <strong>{name}</strong>
        </span>
      ) : (
        <span>do ponto escolhido</span>
      )}
    </span>
  );
}

/**
 * Selects the city and neighborhood at the position of a search ('perto de mim', ST-04). Keeps another place that the
 * visitor has selected meanwhile; an unknown place leaves the bare position.
 */
export async function selectLocated(
  queryClient: QueryClient,
  service: Service,
  position: Geolocation,
  { city, uf, neighborhood }: PlaceAtPosition,
): Promise<void> {
  if (!city || !uf) return;
  const hit = await service.findCity(citySlug(city, uf), uf);
  const found = hit && toCity(hit);
  if (!found) return;
  const hits = neighborhood ? await service.suggestNeighborhoods(neighborhood, found) : [];
  const selected = queryClient.getQueryData(selectedPlaceQuery.queryKey);
  const here = selected?.neighborhood?.geoloc;
  // The visitor may have left for a page with a default city before this one was found.
  const isHere = here?.lat === position.lat && here.lng === position.lng;
  if (selected?.city ? !selected.isDefault : !isHere) return;
  selectPlace(queryClient, {
    type: 'located',
    position,
    city: found,
    neighborhoods: hits.map(({ name, slug, geoloc }) => ({ name, slug, citySlug: found.slug, geoloc })),
  });
}

/** 'Setor Central, Araguaína, TO'. */
function placeName({ neighborhood, city, uf }: PlaceAtPosition): string {
  const town = city === undefined ? undefined : cityHitLabel({ name: city, uf: uf ?? '' });
  return [neighborhood, town].filter(Boolean).join(', ');
}

/** The search without its point and the keys that depend on it. */
function withoutPoint(search: OfferSearch): OfferSearch {
  const sort = search.sort === 'distance' ? undefined : search.sort;
  return { ...search, lat: undefined, lng: undefined, radius: undefined, sort, page: undefined };
}
