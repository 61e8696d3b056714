import { AuthenticatedScope, findCurrentUser } from '@melhor-escola/account/authenticated';
import { preloadNamedEntry } from '@melhor-escola/account/header-account';
import type { Api } from '@melhor-escola/api-client/api';
import { privateHeaders } from '@melhor-escola/config/route-head';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { AccountScope } from '../../app/account-ports.tsx';

/** The header of a page that a browser renders knows the current user already. */
const headerUser = createIsomorphicFn()
  .server(async (api: Api | undefined) => {
    await preloadNamedEntry();
    return api && findCurrentUser(api);
  })
  .client(() => undefined);

/**
 * Layout route of the authenticated pages (RT-07). The site's server checks the session before it renders one
 * (`packages/site-server/src/pages/authenticated-pages.ts`); in a browser the first call that gets a 401 redirects to the sign-in page.
 */
export const Route = createFileRoute('/_page/_account')({
  staticData: { frame: 'no-tray' },
  beforeLoad: ({ context: { currentUserApi, signInPath }, location }) => {
    if (!currentUserApi()) throw redirect({ href: signInPath(location.href), statusCode: 302 });
  },
  loader: async ({ context }) => ({ user: await headerUser(context.currentUserApi()) }),
  staleTime: Number.POSITIVE_INFINITY,
  headers: privateHeaders,
  component: AccountLayout,
});

function AccountLayout() {
  return (
    <AccountScope>
      <AuthenticatedScope>
        <Outlet />
      </AuthenticatedScope>
    </AccountScope>
  );
}
