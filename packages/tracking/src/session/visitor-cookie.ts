import { parseCookie, stringifySetCookie } from 'cookie';

export const visitorCookie = 'visitor_id';
/** As long as the choice that it rests on. */
const maxAge = 180 * 24 * 60 * 60;

/** The visitor's id, made anew when there is none (EN-13). Call it only with consent: it writes a cookie. */
export function visitorId(): string {
  const kept = parseCookie(document.cookie)[visitorCookie];
  if (kept) return kept;
  const made = crypto.randomUUID();
  document.cookie = stringifySetCookie({
    name: visitorCookie,
    value: made,
    maxAge,
    path: '/',
    sameSite: 'strict',
    secure: true,
  });
  return made;
}
