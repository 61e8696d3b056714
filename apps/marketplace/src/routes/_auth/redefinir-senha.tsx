import { ResetPasswordScreen } from '@melhor-escola/account/reset-password/reset-password-screen';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '../../app/page-head.ts';
import { accountAttempt } from '../../app/page-context.ts';
import { authSearch } from '../../account/auth-search.ts';

/** Chooses a new password, by the token of the e-mail (RT-23). */
export const Route = createFileRoute('/_auth/redefinir-senha')({
  validateSearch: authSearch,
  loader: ({ context }) => ({
    head: accountHead(
      {
        title: 'Escolha a nova senha',
        description: 'Escolha a nova senha da sua conta pelo link que enviamos.',
        path: routes.resetPassword.path(),
      },
      context.origin,
    ),
    attempt: accountAttempt(),
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { token, situacao } = Route.useSearch();
  const { attempt } = Route.useLoaderData();
  return (
    <ResetPasswordScreen token={attempt?.token ?? token} isDone={situacao === 'alterada'} attempt={attempt} />
  );
}
