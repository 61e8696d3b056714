/**
 * The content security policy of a response. Whatever it allows, it has no plug-ins, no `<base>` that redirects its links, and no
 * frame around it (S11, S33).
 *
 * @param directives what the response may load: "default-src 'self'".
 */
export function responsePolicy(...directives: readonly string[]): string {
  return [...directives, "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"].join('; ');
}
