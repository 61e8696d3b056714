import { stopAlertsHead, StopAlertsScreen } from '@melhor-escola/account/stop-alerts';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';
import { formOutcome } from '../../../../app/service/request-context.ts';

/** Stops the e-mails to somebody of a school; their link leads here. */
export const Route = createFileRoute('/_page/_auth/avisos-da-escola/parar')({
  validateSearch: ({ token, situacao }: Readonly<Record<string, unknown>>) => ({
    token: typeof token === 'string' ? token : undefined,
    situacao: situacao === 'parada' ? ('parada' as const) : undefined,
  }),
  loader: ({ context }) => ({
    head: toRouteHead(stopAlertsHead('school'), context.origin),
    problem: formOutcome().stopProblem,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: StopSchoolMailsRoute,
});

function StopSchoolMailsRoute() {
  const { token, situacao } = Route.useSearch();
  return (
    <StopAlertsScreen
      of="school"
      token={token}
      isStopped={situacao === 'parada'}
      problem={Route.useLoaderData().problem}
    />
  );
}
