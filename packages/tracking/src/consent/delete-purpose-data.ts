import { parseCookie, stringifySetCookie } from 'cookie';
import { campaignCookieNames, visitorCookie } from '../session/analytics-cookies.ts';
import { unsentStepsKey } from '../diagnostics/unsent-steps.ts';
import type { Purpose } from './consent-choice.ts';

/** Deletes all data on this device that was stored for a purpose. */
export function deletePurposeData(purpose: Purpose): void {
  const stored = storedByPurpose[purpose];
  for (const name of Object.keys(parseCookie(document.cookie)))
    if (isOneOf(stored.cookies, name)) expire(name);
  deleteItems('localStorage', stored.localStorage);
  deleteItems('sessionStorage', stored.sessionStorage);
}

function isOneOf(names: readonly (string | RegExp)[], name: string): boolean {
  return names.some((known) => (typeof known === 'string' ? known === name : known.test(name)));
}

/** Expires a cookie for every possible domain: deleting needs the domain it was set with, which browsers do not expose. */
function expire(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = [undefined, ...labels.map((_label, index) => labels.slice(index).join('.'))];
  for (const domain of domains)
    document.cookie = stringifySetCookie({
      name,
      value: '',
      maxAge: 0,
      path: '/',
      ...(domain && { domain }),
    });
}

/** Storage access may be denied: then it is empty. */
function deleteItems(area: 'localStorage' | 'sessionStorage', names: readonly (string | RegExp)[]): void {
  try {
    const storage = window[area];
    for (const key of Object.keys(storage)) if (isOneOf(names, key)) storage.removeItem(key);
  } catch {
    // Nothing to remove.
  }
}

/** Names or name patterns. */
type Names = readonly (string | RegExp)[];

interface Stored {
  readonly cookies: Names;
  readonly localStorage: Names;
  readonly sessionStorage: Names;
}

/**
 * Everything stored on a device for each purpose, by us or by tags of the tag manager. Anything not listed remains when
 * consent is withdrawn: list a new tag here and in the privacy policy before publishing it.
 */
const storedByPurpose = {
  analytics: {
    // Google Analytics: '_ga' and '_ga_{property}', '_gid', '_gat…'.
    cookies: [visitorCookie, ...campaignCookieNames, /^_ga(?:_\w+)?$/, '_gid', /^_gat/],
    // The anonymous user's number (EN-02), sent with searches.
    localStorage: ['baseUser'],
    // Faro, and what it has not sent.
    sessionStorage: [/^com\.grafana\.faro\./, unsentStepsKey],
  },
  marketing: {
    // Google Ads.
    cookies: [/^_gcl_/, /^_gac_/],
    localStorage: [/^_gcl_/],
    sessionStorage: [],
  },
  // A map stores data only in its own frame.
  maps: { cookies: [], localStorage: [], sessionStorage: [] },
} as const satisfies Record<Purpose, Stored>;
