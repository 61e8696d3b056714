import { createFileRoute } from '@tanstack/react-router';
import { formOutcome } from '../../app/service/request-context.ts';
import { accountHeaders } from '../../app/page/page-head.ts';
import { StopAlertScreen } from '../../account/stop-alert-screen.tsx';

/** Stops the e-mails of a saved search; their link leads here (product 8). */
export const Route = createFileRoute('/buscas-salvas/parar')({
  validateSearch: ({ token, situacao }: Readonly<Record<string, unknown>>) => ({
    token: typeof token === 'string' ? token : undefined,
    situacao: situacao === 'parada' ? ('parada' as const) : undefined,
  }),
  loader: () => ({
    problem: formOutcome().stopProblem,
    // Here and not in `head`, which every page of the site loads.
    head: { meta: [{ title: 'Parar os avisos de uma busca' }, { name: 'robots', content: 'noindex' }] },
  }),
  headers: accountHeaders,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: StopAlertRoute,
});

function StopAlertRoute() {
  const { token, situacao } = Route.useSearch();
  return (
    <StopAlertScreen
      token={token}
      isStopped={situacao === 'parada'}
      problem={Route.useLoaderData().problem}
    />
  );
}
