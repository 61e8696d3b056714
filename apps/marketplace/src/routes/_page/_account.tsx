import { AuthenticatedScope } from '@melhor-escola/account/authenticated';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { AccountScope } from '../../account/account-ports.tsx';
import { signInPath } from '../../app/links.ts';
import { accountHeaders } from '../../app/page/page-head.ts';

/**
 * Layout route of the authenticated pages (RT-07). The site's server checks the session before it renders one
 * (`packages/site-server/src/pages/authenticated-pages.ts`); in a browser the first call that gets a 401 redirects to the sign-in page.
 */
export const Route = createFileRoute('/_page/_account')({
  staticData: { frame: 'no-tray' },
  beforeLoad: ({ location }) => {
    if (isSignedOut()) throw redirect({ href: signInPath(location.href), statusCode: 302 });
  },
  headers: accountHeaders,
  component: AccountLayout,
});

/** Whether there is no current user. Unknown in a browser before the first call. */
const isSignedOut = createIsomorphicFn()
  .client(() => false)
  .server(() => getGlobalStartContext()?.authenticated === undefined);

function AccountLayout() {
  return (
    <AccountScope>
      <AuthenticatedScope>
        <Outlet />
      </AuthenticatedScope>
    </AccountScope>
  );
}
