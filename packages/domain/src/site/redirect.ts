/** Redirect of a path (RT-17). */
export interface Redirect {
  /** A path of this site, or an https URL of another host. */
  readonly location: string;
  readonly status: 301 | 302 | 307 | 308;
}

const statuses: ReadonlySet<unknown> = new Set([301, 302, 307, 308]);

const isStatus = (value: unknown): value is Redirect['status'] => statuses.has(value);

/**
 * Whether a location is a path of this site. '//evil' and '/\evil' are not: browsers read them as another host (S13).
 */
export const isSitePath = (location: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u.test(location);

/**
 * Validates the service's response to a redirect lookup: the location must be a path of the site or an https URL without
 * userinfo (S13).
 *
 * @throws {TypeError} for anything else.
 */
export function parseRedirect(body: unknown): Redirect {
  if (typeof body === 'object' && body !== null && 'location' in body && 'status' in body) {
    const { location, status } = body;
    if (typeof location === 'string' && isStatus(status) && isDestination(location))
      // Headers contain ASCII only.
      return { location: location.replaceAll(/[^\u0021-\u007E]/gu, encodeURIComponent), status };
  }
  throw new TypeError('Invalid response to a redirect lookup.');
}

function isDestination(location: string): boolean {
  if (isSitePath(location)) return true;
  if (!URL.canParse(location) || /[\s\\\p{Cc}\p{Cs}]/u.test(location)) return false;
  const { protocol, username, password } = new URL(location);
  return protocol === 'https:' && username === '' && password === '';
}
