import Supercluster from 'supercluster';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import type { Bounds } from '../area.ts';
import type { MapSchool } from '../map-school.ts';

/** A pin: one school, or several that would overlap. */
export interface MapPin {
  readonly id: string;
  readonly position: Geolocation;
  /** At least one, in list order. */
  readonly schools: readonly MapSchool[];
  /** The zoom at which several separate; absent for one school, and for schools at the same position. */
  readonly expansionZoom?: number | undefined;
}

/** Closest zoom of the map: schools that overlap there stay one pin. */
export const MAX_ZOOM = 18;

/** Distance within which pins merge: more than a finger needs, so that neither targets nor heads with a price overlap. */
const PIN_RADIUS_PX = 60;

/** Clusters are of whole zooms: this far below one, its pins are close but still apart. */
const ZOOM_TOLERANCE = 0.4;

/** Returns the pins for bounds and zoom, in list order. */
export type PinsWithin = (bounds: Bounds, zoom: number) => MapPin[];

/** Indexes the pins of these schools. */
export function indexPins(schools: readonly MapSchool[]): PinsWithin {
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
  const first = (pin: MapPin): number => (pin.schools[0] ? rank(pin.schools[0]) : 0);
  const toPin = ({ geometry, properties }: ReturnType<typeof index.getClusters>[number]): MapPin => {
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
  };
  return ({ west, south, east, north }, zoom) =>
    index
      .getClusters([west, south, east, north], Math.floor(zoom + ZOOM_TOLERANCE))
      .map(toPin)
      .toSorted((a, b) => first(a) - first(b));
}
