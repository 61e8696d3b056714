import type { TrackingSettings } from '../../tracking/tracking-settings.ts';

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
