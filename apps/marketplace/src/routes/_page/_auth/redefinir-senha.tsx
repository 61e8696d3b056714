import { resetPasswordHead, ResetPasswordScreen } from '@melhor-escola/account/reset-password';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '../../../app/page/page-head.ts';
import { formOutcome } from '../../../app/service/request-context.ts';
import { authSearch } from '../../../account/auth-search.ts';

/** Sets a new password with the token from the e-mail (RT-23). */
export const Route = createFileRoute('/_page/_auth/redefinir-senha')({
  validateSearch: authSearch,
  loader: ({ context }) => ({
    head: accountHead(resetPasswordHead(), routes.resetPassword.path(), context.origin),
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
