import { recoverPasswordHead, RecoverPasswordScreen } from '@melhor-escola/account/recover-password';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '../../../app/page/page-head.ts';
import { formOutcome } from '../../../app/service/request-context.ts';
import { authSearch } from '../../../account/auth-search.ts';

/** Requests the e-mail with the password reset link (RT-23). */
export const Route = createFileRoute('/_page/_auth/recuperar-senha')({
  validateSearch: authSearch,
  loader: ({ context }) => ({
    head: accountHead(recoverPasswordHead(), routes.recoverPassword.path(), context.origin),
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
