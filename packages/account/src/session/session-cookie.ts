/** Returns the text of `document.cookie`; '' where there is no document. */
export type ReadCookies = () => string;

/** Whether this browser has a session: the site sets and removes this cookie together with the token, which no script can read (EN-17). */
export function hasSessionCookie(read: ReadCookies): boolean {
  return Boolean(cookieValue(read(), 'signed_in'));
}

/** The value of a cookie in the text of `document.cookie`. @param name a regular expression. */
export function cookieValue(text: string, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(text)?.[1];
}
