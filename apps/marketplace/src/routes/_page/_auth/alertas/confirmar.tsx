import { confirmAlertHead, ConfirmAlertScreen } from '@melhor-escola/account/confirm-alert';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';
import { formOutcome } from '../../../../app/service/request-context.ts';

/** What the page shows after its form, by the URL's `situacao`. */
const outcomes: ReadonlyMap<unknown, 'begun' | 'in-account'> = new Map([
  ['confirmado', 'begun'],
  ['na-conta', 'in-account'],
]);

/** Begins the alerts of an address without an account; the link of its mail leads here (product 8). */
export const Route = createFileRoute('/_page/_auth/alertas/confirmar')({
  validateSearch: ({ token, situacao }: Readonly<Record<string, unknown>>) => ({
    token: typeof token === 'string' ? token : undefined,
    situacao: typeof situacao === 'string' && outcomes.has(situacao) ? situacao : undefined,
  }),
  loader: ({ context }) => ({
    head: toRouteHead(confirmAlertHead(), context.origin),
    problem: formOutcome().confirmAlertProblem,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ConfirmAlertRoute,
});

function ConfirmAlertRoute() {
  const { token, situacao } = Route.useSearch();
  return (
    <ConfirmAlertScreen
      token={token}
      outcome={outcomes.get(situacao)}
      problem={Route.useLoaderData().problem}
    />
  );
}
