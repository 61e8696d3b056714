/** The form of every token of the service. */
const token = '[\\w-]{43}';

const cookie = (name: string, header = '') =>
  new RegExp(String.raw`(?:^|;\s*)${name}=(${token})(?:;|$)`).exec(header)?.[1];

/** The headers by which the service knows a visitor, from their browser's cookies. */
export function visitorHeaders(cookies: string | undefined): Record<string, string> {
  const signedIn = cookie('authentication_token', cookies);
  const visit = cookie('sessiontoken', cookies);
  return {
    ...(signedIn && { authorization: `Bearer ${signedIn}` }),
    ...(visit && { 'x-session-token': visit }),
  };
}

const set = (name: string, value: string, more = '') =>
  `${name}=${value}; Path=/; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}${more}`;

/** Somebody has signed in. No script reads the token (S1); by the other cookie a page knows that there is one (ST-02). */
export const begunSession = (signedIn: string): string[] => [
  set('authentication_token', signedIn, '; HttpOnly'),
  set('signed_in', '1'),
];

/** The service has made a token of the visitor. */
export const keptVisit = (visit: string): string[] => [set('sessiontoken', visit)];

/** A session is over. */
export const endedSession = (): string[] => [
  set('authentication_token', '', '; HttpOnly'),
  set('signed_in', ''),
];
