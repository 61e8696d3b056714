import { site } from '@melhor-escola/config/site';
import type { TrackingSettings } from './site-settings.ts';

/** Hosts besides the site's own that pages load from or send to. */
export interface AllowedHosts {
  /** Addresses of picture hosts: the configured map tiles, the CDN of the site's photos. Empty ones count as absent. */
  readonly pictureUrls?: readonly (string | undefined)[];
  /** Of services that pages send to once the visitor has consented. */
  readonly sendsTo?: readonly string[];
  /** Of services that count by pixels. */
  readonly pixelsOf?: readonly string[];
}

/**
 * What a page may load (S10, S11): its inline scripts and what those load, frames of the embedded maps, everything else from
 * the site itself. Styles may be inline because the page's CSS is in its HTML and React writes style attributes. The one worker
 * is the site's own (src/offline); the map library draws on a canvas, and needs neither a worker nor a blob.
 *
 * @param nonce of the page's own scripts. Without one none may run until their hashes are added (`src/server/pages/stored-page.ts`).
 */
export function contentSecurityPolicy(
  nonce: string | undefined,
  { pictureUrls = [], sendsTo = [], pixelsOf = [] }: AllowedHosts = {},
): string {
  const pictures = pictureUrls.flatMap((url) => (url ? [new URL(url).origin] : []));
  return [
    "default-src 'self'",
    `script-src ${nonce === undefined ? '' : `'nonce-${nonce}' `}'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...pictures, ...pixelsOf].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...sendsTo].join(' '),
    `frame-src ${site.map.origin}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What Google's tags send to, besides the host of their script (developers.google.com/tag-platform/security/guides/csp). */
const googleTags = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://*.g.doubleclick.net',
  'https://www.google.com',
];

/** Hosts that pages may send to and have pictures from where the services are configured: none for one that is not. */
export function trackingHosts({ tagManager, rollbar }: Pick<TrackingSettings, 'tagManager' | 'rollbar'>): {
  readonly sendsTo: readonly string[];
  readonly pixelsOf: readonly string[];
} {
  const tags = tagManager ? [new URL(tagManager.url).origin, ...googleTags] : [];
  return { sendsTo: [...tags, ...(rollbar ? [new URL(rollbar.url).origin] : [])], pixelsOf: tags };
}
