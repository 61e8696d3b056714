import { registerHead, RegisterScreen } from '@melhor-escola/account/register';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '../../../app/page/page-head.ts';
import { formOutcome } from '../../../app/service/request-context.ts';
import { authSearch } from '../../../account/auth-search.ts';

/** Registration (RT-23). */
export const Route = createFileRoute('/_page/_auth/criar-conta')({
  validateSearch: authSearch,
  loader: ({ context }) => ({
    head: accountHead(registerHead(), routes.register.path(), context.origin),
    submitted: formOutcome().submittedAccountForm,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RegisterRoute,
});

function RegisterRoute() {
  const { redirect } = Route.useSearch();
  return <RegisterScreen redirect={redirect} submitted={Route.useLoaderData().submitted} />;
}
