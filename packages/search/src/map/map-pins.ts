import Supercluster from 'supercluster';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import type { Bounds } from './area.ts';
import type { MapSchool } from './map-school.ts';

/** What stands at one place of a map: a school, or several that would cover each other. */
export interface MapPin {
  readonly id: string;
  readonly position: Geolocation;
  /** At least one, in the order of the list. */
  readonly schools: readonly MapSchool[];
  /** The zoom at which several come apart; absent for one school, and for schools at the same place. */
  readonly expansionZoom?: number | undefined;
}

/** Nearer than this a map is not shown: what lies together there, lies together. */
export const MAX_ZOOM = 18;

/** Pixels within which pins become one: a price takes about so many. */
const PIN_RADIUS_PX = 56;

/** Tells the pins of a map by its bounds and zoom. */
export type PinsWithin = (bounds: Bounds, zoom: number) => MapPin[];

/** Prepares the pins of these schools. */
export function pinsOf(schools: readonly MapSchool[]): PinsWithin {
  const order = new Map(schools.map((school, index) => [school, index]));
  const index = new Supercluster<{ school: MapSchool }, object>({
    radius: PIN_RADIUS_PX,
    extent: 256,
    maxZoom: MAX_ZOOM,
  });
  index.load(
    schools.map((school) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [school.position.lng, school.position.lat] },
      properties: { school },
    })),
  );
  const rank = (school: MapSchool): number => order.get(school) ?? 0;
  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      const position = { lat, lng };
      if (!('cluster_id' in properties)) {
        const { school } = properties;
        return { id: school.slug, position, schools: [school] };
      }
      const { cluster_id: cluster } = properties;
      const leaves = index.getLeaves(cluster, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.school);
      const apart = index.getClusterExpansionZoom(cluster);
      return {
        id: leaves.map(({ slug }) => slug).join(' '),
        position,
        schools: leaves.toSorted((a, b) => rank(a) - rank(b)),
        expansionZoom: apart > MAX_ZOOM ? undefined : apart,
      };
    });
}
