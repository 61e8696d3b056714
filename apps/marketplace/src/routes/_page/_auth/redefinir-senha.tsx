import { resetPasswordHead, ResetPasswordScreen } from '@melhor-escola/account/reset-password';
import { authSearch } from '@melhor-escola/account/search-params';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';
import { formOutcome } from '../../../app/service/request-context.ts';

/** Sets a new password with the token from the e-mail (RT-23). */
export const Route = createFileRoute('/_page/_auth/redefinir-senha')({
  validateSearch: authSearch,
  loader: ({ context }) => ({
    head: toRouteHead(resetPasswordHead(), context.origin),
    submitted: formOutcome().submittedAccountForm,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { token, situacao } = Route.useSearch();
  const { submitted } = Route.useLoaderData();
  return (
    <ResetPasswordScreen
      token={submitted?.token ?? token}
      isDone={situacao === 'alterada'}
      submitted={submitted}
    />
  );
}
