/**
 * How somebody came to the site: the first page of this visit, as far as the page's own memory goes back. Kept there
 * alone, for the case that they agree to its being told.
 */
export interface Landing {
  readonly address: URL;
  /** Pattern of the address: '/escolas/$slug'. */
  readonly route: string;
  /** Address of the page that led here, without its query; '' for none. */
  readonly referrer: string;
}

/** The landing of the page that has just been loaded. Another page of ours is no referrer. */
export function landingOf({ location, document: { referrer } }: Window, route: string): Landing {
  const address = new URL(location.href);
  if (!URL.canParse(referrer)) return { address, route, referrer: '' };
  const { origin, pathname } = new URL(referrer);
  return { address, route, referrer: origin === address.origin ? '' : `${origin}${pathname}` };
}
