import type { PlaceAtPosition, Service } from '@melhor-escola/api-client/service';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { citySlug } from '@melhor-escola/domain/slug';
import type { QueryClient } from '@tanstack/react-query';
import { selectedPlaceQuery, selectPlace } from './selected-place.ts';
import { toCity } from './resolve-place.ts';

/**
 * Once it is known what lies at the position of a search ('perto de mim'), selects that city and neighborhood (ST-04). A
 * visitor who has gone on to another place meanwhile stays there; what is not found leaves the position alone.
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
  if (selected?.city || here?.lat !== position.lat || here.lng !== position.lng) return;
  selectPlace(queryClient, {
    type: 'located',
    position,
    city: found,
    neighborhoods: hits.map(({ name, slug, geoloc }) => ({ name, slug, citySlug: found.slug, geoloc })),
  });
}
