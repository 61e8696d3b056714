/** Where a path has moved to (RT-17). */
export interface Redirect {
  /** A path of this site, or an https address elsewhere. */
  readonly location: string;
  readonly status: 301 | 302 | 307 | 308;
}

const statuses: ReadonlySet<unknown> = new Set([301, 302, 307, 308]);

const isStatus = (value: unknown): value is Redirect['status'] => statuses.has(value);

/**
 * Whether an address is a path of the site that shows it, and not one that a browser takes for another host's: '//evil' and
 * '/\evil' are (S13).
 */
export const isSitePath = (location: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u.test(location);

/**
 * The service's answer to a lookup, judged once more before anybody is led there: a path of the site or an https address
 * without userinfo (S13).
 *
 * @throws {TypeError} for anything else.
 */
export function parseRedirect(answer: unknown): Redirect {
  if (typeof answer === 'object' && answer !== null && 'location' in answer && 'status' in answer) {
    const { location, status } = answer;
    if (typeof location === 'string' && isStatus(status) && isDestination(location))
      // Headers carry ASCII alone.
      return { location: location.replaceAll(/[^\u0021-\u007E]/gu, encodeURIComponent), status };
  }
  throw new TypeError('The answer to a lookup of redirects is none.');
}

function isDestination(location: string): boolean {
  if (isSitePath(location)) return true;
  if (!URL.canParse(location) || /[\s\\\p{Cc}\p{Cs}]/u.test(location)) return false;
  const { protocol, username, password } = new URL(location);
  return protocol === 'https:' && username === '' && password === '';
}
