/**
 * The first page of this visit since the last full page load. Held in memory only, until the visitor consents to analytics.
 */
export interface EntryPage {
  readonly url: URL;
  /** Route pattern: '/escolas/$slug'. */
  readonly route: string;
  /** Referring URL without query; '' if none or of this site. */
  readonly referrer: string;
}

/** Call it right after the page has loaded. */
export function readEntryPage({ location, document: { referrer } }: Window, route: string): EntryPage {
  const url = new URL(location.href);
  if (!URL.canParse(referrer)) return { url, route, referrer: '' };
  const { origin, pathname } = new URL(referrer);
  return { url, route, referrer: origin === url.origin ? '' : `${origin}${pathname}` };
}
