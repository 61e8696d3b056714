import {
  alertPageHead,
  AlertPageScreen,
  loadAlertPage,
  validateAlertPageSearch,
} from '@melhor-escola/search/alert-page';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';
import { formOutcome } from '../../app/service/request-context.ts';

/** Asks for alerts of a search without an account, without JavaScript (product 8). */
export const Route = createFileRoute('/_page/alertas')({
  staticData: { frame: 'no-tray' },
  validateSearch: validateAlertPageSearch,
  loaderDeps: ({ search: { busca } }) => ({ busca }),
  loader: async ({ context, deps: { busca } }) => ({
    head: toRouteHead(alertPageHead(), context.origin),
    data: await loadAlertPage(context, busca),
    submitted: formOutcome().submittedAlertForm,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AlertRoute,
});

function AlertRoute() {
  const { busca, situacao } = Route.useSearch();
  const { data, submitted } = Route.useLoaderData();
  return <AlertPageScreen query={busca} isSent={situacao === 'enviado'} submitted={submitted} {...data} />;
}
