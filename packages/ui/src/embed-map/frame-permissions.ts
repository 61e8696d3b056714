/** What a map's own page needs: no top navigation, no downloads, no forms. */
const permissions = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * The `sandbox` of a frame. A map from elsewhere keeps its origin, which its tiles and its keys go by; a page of this site
 * must not, since with scripts and its origin it could take the sandbox off itself.
 *
 * @param here the address of the page that holds the frame.
 */
export function framePermissions(src: string, here: string): string {
  const own = new URL(src, here).origin === new URL(here).origin;
  return own ? permissions : `${permissions} allow-same-origin`;
}
