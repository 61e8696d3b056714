/** The build that runs, and the services that tracking reports to. */
export interface TrackingSettings {
  /** Id of the build: the error service finds source maps by it, and a page detects a newer build by it (RT-19). */
  readonly release: string;
  readonly tagManager: { readonly id: string; readonly url: string } | null;
  readonly rollbar: { readonly token: string; readonly url: string } | null;
}

/** Hosts that Google's tags send to, besides the host of their script (developers.google.com/tag-platform/security/guides/csp). */
const googleTags = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://*.g.doubleclick.net',
  'https://www.google.com',
];

/** Hosts of the configured tracking services, for a content security policy: for requests and for pixels. */
export function trackingHosts({ tagManager, rollbar }: Pick<TrackingSettings, 'tagManager' | 'rollbar'>): {
  readonly sendsTo: readonly string[];
  readonly pixelOrigins: readonly string[];
} {
  const tags = tagManager ? [new URL(tagManager.url).origin, ...googleTags] : [];
  return { sendsTo: [...tags, ...(rollbar ? [new URL(rollbar.url).origin] : [])], pixelOrigins: tags };
}
