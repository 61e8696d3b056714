import type { Geolocation } from '@melhor-escola/domain/geolocation';

import type { KnownCity } from '../imports/neighborhoods.ts';
import { landSide } from './land-side.ts';
import { neighborhoodNames } from './neighborhood-names.ts';
import { createRandom } from './random.ts';

export interface DemoNeighborhood extends Geolocation {
  readonly name: string;
}

const kmPerDegree = 111.2;

/** The neighborhoods of a city for its demonstration schools: more and farther apart the larger it is. */
export function demoNeighborhoods(city: KnownCity): readonly DemoNeighborhood[] {
  const thousands = Math.max(7, city.population / 1000);
  const count = Math.min(40, Math.round(2 + 1.2 * thousands ** 0.4));
  const radiusKm = Math.min(14, 0.35 * thousands ** 0.42);
  const [from, to] = landSide[city.slug] ?? [0, 360];
  return neighborhoodNames(city.slug, count).map((name, place) => {
    const random = createRandom(`neighborhood ${city.id}/${place}`);
    const bearing = ((from + random.next() * (to - from)) * Math.PI) / 180;
    const distance = place === 0 ? 0.3 : radiusKm * Math.sqrt(random.next());
    const km = { north: distance * Math.cos(bearing), east: distance * Math.sin(bearing) };
    return {
      name,
      lat: city.lat + km.north / kmPerDegree,
      lng: city.lng + km.east / (kmPerDegree * Math.cos((city.lat * Math.PI) / 180)),
    };
  });
}
