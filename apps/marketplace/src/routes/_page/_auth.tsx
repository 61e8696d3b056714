import { privateHeaders } from '@melhor-escola/config/route-head';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountScope } from '../../app/account-ports.tsx';

/** The auth screens: sign-in, registration, recovery (RT-23). Also open to signed-in users. */
export const Route = createFileRoute('/_page/_auth')({
  staticData: { frame: 'no-tray' },
  headers: privateHeaders,
  component: AuthLayout,
});

function AuthLayout() {
  return (
    <AccountScope>
      <Outlet />
    </AccountScope>
  );
}
