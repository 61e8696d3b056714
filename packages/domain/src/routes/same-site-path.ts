/** Base for parsing; never requested. */
const BASE_URL = 'https://site.invalid';

/** Screens that redirect by themselves: returning to one would be a loop. */
const authPaths = /^\/(?:entrar|criar-conta|recuperar-senha|redefinir-senha|confirmar-email)(?:\/|$)/;

/**
 * Validates the redirect target after login (RT-07): returns a path of this site with query and fragment; undefined for
 * anything else, however a browser would read it (S14).
 *
 * @param requested the URL parameter, which anyone can write.
 */
export function sameSitePath(requested: unknown): string | undefined {
  if (typeof requested !== 'string' || requested.length > 2_000) return undefined;
  // Browsers read a backslash as a slash, and ignore tabs and line breaks anywhere.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(requested) || !URL.canParse(requested, BASE_URL)) return undefined;
  const { origin, pathname, search, hash } = new URL(requested, BASE_URL);
  // '/./' and '/x/..' may normalize to a path that starts with two slashes: another host.
  if (origin !== BASE_URL || pathname.startsWith('//') || authPaths.test(pathname)) return undefined;
  return pathname + search + hash;
}
