import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountScope } from '../../account/account-ports.tsx';
import { accountHeaders } from '../../app/page/page-head.ts';

/** The auth screens: sign-in, registration, recovery (RT-23). Also open to signed-in users. */
export const Route = createFileRoute('/_page/_auth')({
  staticData: { frame: 'no-tray' },
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
