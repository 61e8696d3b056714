import { signInHead, SignInScreen } from '@melhor-escola/account/sign-in';
import { authSearch } from '@melhor-escola/account/search-params';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';
import { formOutcome } from '../../../../app/service/request-context.ts';

/** Sign-in (RT-23). `redirect` is where the visitor wanted to go (RT-07). */
export const Route = createFileRoute('/_page/_auth/entrar/')({
  validateSearch: authSearch,
  loader: ({ context }) => ({
    head: toRouteHead(signInHead(), context.origin),
    submitted: formOutcome().submittedAccountForm,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SignInRoute,
});

function SignInRoute() {
  const { redirect } = Route.useSearch();
  return <SignInScreen redirect={redirect} submitted={Route.useLoaderData().submitted} />;
}
