/**
 * The first page of this visit, as far back as the page's memory goes. It stays in memory only, in case the visitor consents to
 * analytics.
 */
export interface EntryPage {
  readonly url: URL;
  /** Pattern of the address: '/escolas/$slug'. */
  readonly route: string;
  /** Address of the page that led here, without its query; '' for none. */
  readonly referrer: string;
}

/** The entry page, if called on the page that has just loaded. Another page of this site is no referrer. */
export function entryPageOf({ location, document: { referrer } }: Window, route: string): EntryPage {
  const url = new URL(location.href);
  if (!URL.canParse(referrer)) return { url, route, referrer: '' };
  const { origin, pathname } = new URL(referrer);
  return { url, route, referrer: origin === url.origin ? '' : `${origin}${pathname}` };
}
