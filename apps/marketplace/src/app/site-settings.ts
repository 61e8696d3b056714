import { type Company, demonstrationCompany } from '@melhor-escola/config/site';
import type { MapTiles } from '@melhor-escola/search/results';
import type { PhotoHosts } from '@melhor-escola/site-server/image-urls';
import type { TrackingSettings } from '@melhor-escola/tracking/tracking-settings';
import { createIsomorphicFn } from '@tanstack/react-start';

/** The operator's settings that pages need. */
export interface SiteSettings {
  /** The company behind the site. */
  readonly company: Company;
  /** The server of map tiles; `undefined` if none is configured. */
  readonly mapTiles?: MapTiles | undefined;
  readonly photoHosts: PhotoHosts;
  /** Whether visitors can sign in with Google. */
  readonly hasGoogle: boolean;
  readonly tracking: TrackingSettings;
}

const none: SiteSettings = {
  company: demonstrationCompany,
  photoHosts: { cdnOrigin: '', sourceOrigins: [] },
  hasGoogle: false,
  tracking: { release: 'development', tagManager: null, rollbar: null },
};

/**
 * The settings from the environment variables that `src/main.ts` sets. Server only: a browser gets them with the loader
 * data of the root route.
 */
export const siteSettings = createIsomorphicFn()
  .client((): SiteSettings => none)
  .server((): SiteSettings => {
    const { env } = process;
    return {
      company: env['COMPANY'] ? JSON.parse(env['COMPANY']) : none.company,
      mapTiles: env['MAP_TILES_URL']
        ? { url: env['MAP_TILES_URL'], attribution: env['MAP_TILES_ATTRIBUTION'] ?? '' }
        : undefined,
      photoHosts: {
        cdnOrigin: env['IMAGE_CDN_URL'] ?? '',
        sourceOrigins: env['IMAGE_HOSTS']?.split(',').filter(Boolean) ?? [],
      },
      hasGoogle: env['GOOGLE_SIGN_IN'] === 'on',
      tracking: {
        release: env['BUILD_ID'] ?? none.tracking.release,
        tagManager: JSON.parse(env['TAG_MANAGER'] ?? 'null'),
        rollbar: JSON.parse(env['ROLLBAR'] ?? 'null'),
      },
    };
  });
