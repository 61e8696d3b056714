/** Returns the text of `document.cookie`; '' where there is no document. */
export type ReadCookies = () => string;

function cookie(text: string, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(text)?.[1];
}

/** Whether this browser has a session: the site sets and removes this cookie together with the token, which no script can read (EN-17). */
export function hasSessionCookie(read: ReadCookies): boolean {
  return Boolean(cookie(read(), 'signed_in'));
}

/** The visitor's token (CA-06), under the name it has with https or without. */
export function visitToken(read: ReadCookies): string | undefined {
  return cookie(read(), '(?:__Host-)?sessiontoken') || undefined;
}
