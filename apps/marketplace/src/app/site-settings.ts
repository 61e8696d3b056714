import type { MapTiles } from '@melhor-escola/search/results';
import { createIsomorphicFn } from '@tanstack/react-start';

/** The operator's settings that pages need. */
export interface SiteSettings {
  /** The server of map tiles; `undefined` where maps have none. */
  readonly mapTiles: MapTiles | undefined;
  /** `undefined` where no photos are shown (CA-16). */
  readonly photoHosts: PhotoHosts | undefined;
  /** Whether visitors can sign in with Google. */
  readonly hasGoogle: boolean;
  readonly tracking: TrackingSettings;
}

/** Where photos come from and which host serves them. */
export interface PhotoHosts {
  /** Before '/imagens/…': empty for the site itself. */
  readonly shownBy: string;
  /** Origins that the site fetches photos from. */
  readonly takenFrom: readonly string[];
}

/** The build that runs, and the services that tracking reports to. */
export interface TrackingSettings {
  /** Id of the build: errors find their sources by it, and a page notices that there is another build (RT-19). */
  readonly release: string;
  readonly tagManager: { readonly id: string; readonly url: string } | null;
  readonly rollbar: { readonly token: string; readonly url: string } | null;
}

const none: SiteSettings = {
  mapTiles: undefined,
  photoHosts: undefined,
  hasGoogle: false,
  tracking: { release: 'development', tagManager: null, rollbar: null },
};

/**
 * The settings from the environment of the server's process, which `src/server/main.ts` sets. Only the server has them: a
 * browser gets them with the data of the root route, which the server loaded.
 */
export const siteSettings = createIsomorphicFn()
  .client((): SiteSettings => none)
  .server((): SiteSettings => {
    const { env } = process;
    const takenFrom = env['IMAGE_HOSTS']?.split(',').filter(Boolean) ?? [];
    return {
      mapTiles: env['MAP_TILES_URL']
        ? { url: env['MAP_TILES_URL'], attribution: env['MAP_TILES_ATTRIBUTION'] ?? '' }
        : undefined,
      photoHosts: takenFrom.length > 0 ? { shownBy: env['IMAGE_CDN_URL'] ?? '', takenFrom } : undefined,
      hasGoogle: env['GOOGLE_SIGN_IN'] === 'on',
      tracking: {
        release: env['BUILD_ID'] ?? none.tracking.release,
        tagManager: JSON.parse(env['TAG_MANAGER'] ?? 'null'),
        rollbar: JSON.parse(env['ROLLBAR'] ?? 'null'),
      },
    };
  });
