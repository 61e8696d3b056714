import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountScope } from '../account/account-ports.tsx';
import { accountHeaders } from '../app/page-head.ts';

/** The screens for visitors who are not signed in: sign-in, registration, recovery (RT-23). Everyone may open them. */
export const Route = createFileRoute('/_auth')({
  headers: accountHeaders,
  component: AuthLayout,
});

function AuthLayout() {
  return (
    <AccountScope>
      <Outlet />
    </AccountScope>
  );
}
