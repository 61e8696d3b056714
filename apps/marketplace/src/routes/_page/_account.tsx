import { AuthenticatedScope } from '@melhor-escola/account/authenticated';
import { privateHeaders } from '@melhor-escola/config/route-head';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { AccountScope } from '../../app/account-ports.tsx';

/**
 * Layout route of the authenticated pages (RT-07). The site's server checks the session before it renders one
 * (`packages/site-server/src/pages/authenticated-pages.ts`); in a browser the first call that gets a 401 redirects to the sign-in page.
 */
export const Route = createFileRoute('/_page/_account')({
  staticData: { frame: 'no-tray' },
  beforeLoad: ({ context: { currentUserApi, signInPath }, location }) => {
    if (!currentUserApi()) throw redirect({ href: signInPath(location.href), statusCode: 302 });
  },
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
