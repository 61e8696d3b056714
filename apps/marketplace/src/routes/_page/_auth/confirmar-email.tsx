import { confirmEmailHead, ConfirmEmailScreen } from '@melhor-escola/account/confirm-email';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '../../../app/page/page-head.ts';
import { formOutcome } from '../../../app/service/request-context.ts';
import { authSearch } from '../../../account/auth-search.ts';

/** Confirms an e-mail address with the token from the e-mail. */
export const Route = createFileRoute('/_page/_auth/confirmar-email')({
  validateSearch: authSearch,
  loader: ({ context }) => ({
    head: accountHead(confirmEmailHead(), routes.confirmEmail.path(), context.origin),
    submitted: formOutcome().submittedAccountForm,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ConfirmEmailRoute,
});

/** `situacao` after a form was submitted without JavaScript. */
const situations: Readonly<Record<string, 'confirmed' | 'replaced' | 'sent-again'>> = {
  confirmado: 'confirmed',
  trocado: 'replaced',
  enviado: 'sent-again',
};

function ConfirmEmailRoute() {
  const { token, situacao = '' } = Route.useSearch();
  const { submitted } = Route.useLoaderData();
  return (
    <ConfirmEmailScreen
      token={submitted?.token ?? token}
      situation={situations[situacao]}
      submitted={submitted}
    />
  );
}
