import { campaignCookieNames } from '../session/campaign-cookies.ts';
import { visitorCookie } from '../session/visitor-cookie.ts';
import type { Purpose } from './purpose.ts';

/** Names, or patterns of names. */
type Names = readonly (string | RegExp)[];

interface Stored {
  readonly cookies: Names;
  readonly localStorage: Names;
  readonly sessionStorage: Names;
}

/**
 * All that is kept on a device for each purpose, by us or by what the tag manager brings. What is not in it stays behind
 * when consent is withdrawn: a new tag is written down here, and in the privacy policy, before it is published.
 */
export const storedByPurpose = {
  analytics: {
    // Of Google Analytics: '_ga' and '_ga_{property}', '_gid', '_gat…'.
    cookies: [visitorCookie, ...campaignCookieNames, /^_ga(?:_\w+)?$/, '_gid', /^_gat/],
    // The base user (EN-02), whose number searches are told with.
    localStorage: ['baseUser'],
    // Of Faro.
    sessionStorage: [/^com\.grafana\.faro\./],
  },
  marketing: {
    // Of Google Ads.
    cookies: [/^_gcl_/, /^_gac_/],
    localStorage: [/^_gcl_/],
    sessionStorage: [],
  },
  // What a map keeps, it keeps in its own frame.
  maps: { cookies: [], localStorage: [], sessionStorage: [] },
} as const satisfies Record<Purpose, Stored>;
