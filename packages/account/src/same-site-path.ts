/** Only its form matters: nothing is asked of it. */
const BASE_URL = 'https://site.invalid';

/** Screens that lead on by themselves: to come back to one would be to go round in circles. */
const authPaths = /^\/(?:entrar|criar-conta|recuperar-senha|redefinir-senha|confirmar-email)(?:\/|$)/;

/**
 * Where a visitor who has signed in wanted to go (RT-07): a path of this site, with query and fragment; anything else is
 * nothing, whatever a browser would make of it (S14).
 *
 * @param requested what stands in the address, so anybody's to write.
 */
export function sameSitePath(requested: unknown): string | undefined {
  if (typeof requested !== 'string' || requested.length > 2_000) return undefined;
  // Browsers read a backslash as a slash, and pass over tabs and line ends wherever they stand.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(requested) || !URL.canParse(requested, BASE_URL)) return undefined;
  const { origin, pathname, search, hash } = new URL(requested, BASE_URL);
  // '/./' and '/x/..' may leave a path that begins with two slashes, which is another host's.
  if (origin !== BASE_URL || pathname.startsWith('//') || authPaths.test(pathname)) return undefined;
  return pathname + search + hash;
}
