import { redirect } from '@tanstack/react-router';

/**
 * Redirects a page beyond the last, which an old link may name, to the last (CA-05).
 *
 * @param last how many pages there are, at least 1.
 * @throws the router's redirect.
 */
export function redirectToLastPage(search: { readonly pagina?: number | undefined }, last: number): void {
  if ((search.pagina ?? 1) <= last) return;
  const pagina = last > 1 ? last : undefined;
  throw redirect({ to: '.', search: { ...search, pagina }, statusCode: 302 });
}
