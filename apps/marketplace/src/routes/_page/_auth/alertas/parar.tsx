import { stopAlertsHead, StopAlertsScreen } from '@melhor-escola/account/stop-alerts';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';
import { formOutcome } from '../../../../app/service/request-context.ts';

/** Stops the alerts of an address without an account; their link leads here (product 8). */
export const Route = createFileRoute('/_page/_auth/alertas/parar')({
  validateSearch: ({ token, situacao }: Readonly<Record<string, unknown>>) => ({
    token: typeof token === 'string' ? token : undefined,
    situacao: situacao === 'parada' ? ('parada' as const) : undefined,
  }),
  loader: ({ context }) => ({
    head: toRouteHead(stopAlertsHead('address'), context.origin),
    problem: formOutcome().stopProblem,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: StopAddressAlertsRoute,
});

function StopAddressAlertsRoute() {
  const { token, situacao } = Route.useSearch();
  return (
    <StopAlertsScreen
      of="address"
      token={token}
      isStopped={situacao === 'parada'}
      problem={Route.useLoaderData().problem}
    />
  );
}
