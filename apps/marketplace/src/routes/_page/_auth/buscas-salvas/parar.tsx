import { stopAlertsHead, StopAlertsScreen } from '@melhor-escola/account/stop-alerts';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';
import { formOutcome } from '../../../../app/service/request-context.ts';

/** Stops the e-mails of a saved search; their link leads here (product 8). */
export const Route = createFileRoute('/_page/_auth/buscas-salvas/parar')({
  validateSearch: ({ token, situacao }: Readonly<Record<string, unknown>>) => ({
    token: typeof token === 'string' ? token : undefined,
    situacao: situacao === 'parada' ? ('parada' as const) : undefined,
  }),
  loader: ({ context }) => ({
    head: toRouteHead(stopAlertsHead(), context.origin),
    problem: formOutcome().stopProblem,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: StopAlertsRoute,
});

function StopAlertsRoute() {
  const { token, situacao } = Route.useSearch();
  return (
    <StopAlertsScreen
      token={token}
      isStopped={situacao === 'parada'}
      problem={Route.useLoaderData().problem}
    />
  );
}
