import { recoverPasswordHead, RecoverPasswordScreen } from '@melhor-escola/account/recover-password';
import { authSearch } from '@melhor-escola/account/search-params';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';
import { formOutcome } from '../../../app/service/request-context.ts';

/** Requests the e-mail with the password reset link (RT-23). */
export const Route = createFileRoute('/_page/_auth/recuperar-senha')({
  validateSearch: authSearch,
  loader: ({ context }) => ({
    head: toRouteHead(recoverPasswordHead(), context.origin),
    submitted: formOutcome().submittedAccountForm,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RecoverPasswordRoute,
});

function RecoverPasswordRoute() {
  const { redirect, situacao } = Route.useSearch();
  return (
    <RecoverPasswordScreen
      redirect={redirect}
      isSent={situacao === 'enviado'}
      submitted={Route.useLoaderData().submitted}
    />
  );
}
