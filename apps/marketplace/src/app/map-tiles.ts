import type { MapTiles } from '@melhor-escola/search/results';
import { createIsomorphicFn } from '@tanstack/react-start';

/**
 * The server of map tiles, from the process's environment, where `src/server/main.ts` puts it. Only the server knows: the
 * browser has it from the data of the root route, which was loaded there.
 */
export const mapTiles = createIsomorphicFn()
  .client((): MapTiles | undefined => undefined)
  .server((): MapTiles | undefined => {
    const url = process.env['MAP_TILES_URL'];
    return url ? { url, attribution: process.env['MAP_TILES_ATTRIBUTION'] ?? '' } : undefined;
  });
