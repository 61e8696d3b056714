import { registerHead, RegisterScreen } from '@melhor-escola/account/register';
import { authSearch } from '@melhor-escola/account/search-params';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';
import { formOutcome } from '../../../app/service/request-context.ts';

/** Registration (RT-23). */
export const Route = createFileRoute('/_page/_auth/criar-conta')({
  validateSearch: authSearch,
  loader: ({ context }) => ({
    head: toRouteHead(registerHead(), context.origin),
    submitted: formOutcome().submittedAccountForm,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RegisterRoute,
});

function RegisterRoute() {
  const { redirect } = Route.useSearch();
  return <RegisterScreen redirect={redirect} submitted={Route.useLoaderData().submitted} />;
}
