import { readContent, type Api } from './api.ts';
import type { components } from './generated/rest.generated.ts';

/** Cities and neighborhoods with schools, which a map shows below its pins. */
export type MapBaseLayer = Readonly<components['schemas']['MapBaseLayer']>;

/** A circle on a map. */
export interface MapArea {
  readonly lat: number;
  readonly lng: number;
  /** Whole kilometers. */
  readonly radius: number;
}

/** The cities and neighborhoods with schools in an area. */
export async function fetchMapBaseLayer(
  api: Api,
  area: MapArea,
  signal?: AbortSignal,
): Promise<MapBaseLayer> {
  const call = api.GET('/v3/marketplace/directory/map-base-layer', {
    params: { query: area },
    signal,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- openapi-fetch widens the contract's pairs to lists.
  return (await readContent(call)) as MapBaseLayer;
}
