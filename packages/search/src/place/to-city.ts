import type { CityHit } from '@melhor-escola/api-client/service';
import type { City } from '@melhor-escola/domain/city';
import { isUf } from '@melhor-escola/domain/state';

/** Takes a city out of the service's answer; `null` where its state is none that we know. */
export function toCity(hit: CityHit): City | null {
  const { uf } = hit;
  return isUf(uf) ? { ...hit, uf } : null;
}
