import { OwnerScope } from '@melhor-escola/account/owner/owner-scope';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountScope } from '../account/account-scope.tsx';
import { requireCurrentUser } from '../account/current-user.ts';
import { accountHeaders } from '../app/page-head.ts';

/**
 * The current user's pages (RT-07). The site's server has checked the session before it renders one
 * (`src/server/account/owner-pages.ts`); in a browser the first call that is answered 401 leads to the sign-in page.
 */
export const Route = createFileRoute('/_account')({
  beforeLoad: ({ location }) => void requireCurrentUser(location.href),
  headers: accountHeaders,
  component: AccountLayout,
});

function AccountLayout() {
  return (
    <AccountScope>
      <OwnerScope>
        <Outlet />
      </OwnerScope>
    </AccountScope>
  );
}
