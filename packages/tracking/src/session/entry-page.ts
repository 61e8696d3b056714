/**
 * The first page of this visit, as far back as the page's memory goes. It stays in memory only, in case the visitor consents to
 * analytics.
 */
export interface EntryPage {
  readonly address: URL;
  /** Pattern of the address: '/escolas/$slug'. */
  readonly route: string;
  /** Address of the page that led here, without its query; '' for none. */
  readonly referrer: string;
}

/** The entry page, if called on the page that has just loaded. Another page of this site is no referrer. */
export function entryPageOf({ location, document: { referrer } }: Window, route: string): EntryPage {
  const address = new URL(location.href);
  if (!URL.canParse(referrer)) return { address, route, referrer: '' };
  const { origin, pathname } = new URL(referrer);
  return { address, route, referrer: origin === address.origin ? '' : `${origin}${pathname}` };
}
