import { parseCookie, stringifySetCookie } from 'cookie';
import type { Purpose } from './purpose.ts';
import { storedByPurpose } from './stored-by-purpose.ts';

/** Removes from this device all that was kept for a purpose. */
export function forgetPurpose(purpose: Purpose): void {
  const stored = storedByPurpose[purpose];
  for (const name of Object.keys(parseCookie(document.cookie)))
    if (isOneOf(stored.cookies, name)) expire(name);
  forgetItems('localStorage', stored.localStorage);
  forgetItems('sessionStorage', stored.sessionStorage);
}

function isOneOf(names: readonly (string | RegExp)[], name: string): boolean {
  return names.some((known) => (typeof known === 'string' ? known === name : known.test(name)));
}

/** A cookie can only be removed by the domain it was written for, which no browser tells: so by each it may be. */
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

/** A browser may forbid storage: then there is nothing in it. */
function forgetItems(area: 'localStorage' | 'sessionStorage', names: readonly (string | RegExp)[]): void {
  try {
    const storage = window[area];
    for (const key of Object.keys(storage)) if (isOneOf(names, key)) storage.removeItem(key);
  } catch {
    // Nothing to remove.
  }
}
