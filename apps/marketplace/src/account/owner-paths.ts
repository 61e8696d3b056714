/**
 * The pages of who is signed in, which nobody else is sent (RT-07): the site's server guards these paths
 * (`src/server/account/owner-pages.ts`). A '$' stands before what differs.
 */
export const ownerPaths = [
  '/minhas-bolsas',
  '/detalhes-da-bolsa/$code',
  '/meus-beneficios',
  '/minha-conta',
  '/minha-conta/privacidade',
] as const;

export type OwnerPath = (typeof ownerPaths)[number];

/** Which of them an address is, and what stands in the place of '$'; nothing for an address that everybody may see. */
export function ownerPathOf(
  pathname: string,
): { readonly path: OwnerPath; readonly code: string } | undefined {
  for (const path of ownerPaths) {
    const [before = '', variable] = path.split('$');
    if (variable === undefined ? pathname === path : isBelow(pathname, before)) {
      return { path, code: variable === undefined ? '' : pathname.slice(before.length) };
    }
  }
  return undefined;
}

/** One segment more. */
function isBelow(pathname: string, before: string): boolean {
  return pathname.startsWith(before) && /^[^/]+$/.test(pathname.slice(before.length));
}

/** Where somebody is led who has to sign in first, and from there back (RT-07). @param href of the page they asked for. */
export const signInFor = (href: string): string => `/entrar?${new URLSearchParams({ redirect: href })}`;
