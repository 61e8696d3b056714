import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SecondFactorNotice } from '@melhor-escola/panel/second-factor';
import { PanelHost } from '../../../app/panel-ports.tsx';

/** Layout route of the panel. Its pages are authenticated; the service checks the role on every call. */
export const Route = createFileRoute('/_page/_account/painel')({ component: PanelLayout });

function PanelLayout() {
  return (
    <PanelHost>
      <SecondFactorNotice />
      <Outlet />
    </PanelHost>
  );
}
