import type { TrackingSettings } from '../../app/site-settings.ts';
import { site } from '@melhor-escola/config/site';

/** Hosts besides the site's own that pages have to do with. */
export interface AllowedHosts {
  /** Addresses at hosts that pictures come from: the configured map tiles, the network that shows the site's photos. Empty ones count as absent. */
  readonly pictureUrls?: readonly (string | undefined)[];
  /** Of services that pages send to once their visitor agreed to it. */
  readonly sendsTo?: readonly string[];
  /** Of those that count by pictures. */
  readonly pixelsOf?: readonly string[];
}

/**
 * What a page may load (S10, S11): the scripts that stand in it and what those load, frames from the maker of the embedded
 * maps, everything else from the site itself. Styles may stand inline because the page's CSS travels in its HTML and React
 * writes style attributes. The one worker is the site's own (src/offline); maps need neither a worker nor a blob: their library draws on a canvas, from
 * pictures.
 *
 * @param nonce of the page's own scripts. Without one none may run until {@link withScriptHashes} names them.
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

/** The policy of a page that many are given, by which the scripts that stand in it may run (S12). @param hashes 'sha256-…' each. */
export function withScriptHashes(policy: string, hashes: readonly string[]): string {
  return policy.replace('script-src ', (name) => name + hashes.map((hash) => `'${hash}' `).join(''));
}

/** For answers that are not pages: nothing at all. */
export const closedContentSecurityPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

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
