import {
  confirmEmailHead,
  confirmEmailOutcome,
  ConfirmEmailScreen,
} from '@melhor-escola/account/confirm-email';
import { authSearch } from '@melhor-escola/account/search-params';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';
import { formOutcome } from '../../../app/service/request-context.ts';

/** Confirms an e-mail address with the token from the e-mail. */
export const Route = createFileRoute('/_page/_auth/confirmar-email')({
  validateSearch: authSearch,
  loader: ({ context }) => ({
    head: toRouteHead(confirmEmailHead(), context.origin),
    submitted: formOutcome().submittedAccountForm,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ConfirmEmailRoute,
});

function ConfirmEmailRoute() {
  const { token, situacao } = Route.useSearch();
  const { submitted } = Route.useLoaderData();
  return (
    <ConfirmEmailScreen
      token={submitted?.token ?? token}
      outcome={confirmEmailOutcome(situacao)}
      submitted={submitted}
    />
  );
}
