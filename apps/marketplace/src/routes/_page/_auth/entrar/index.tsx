import { signInHead, SignInScreen } from '@melhor-escola/account/sign-in';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '../../../../app/page/page-head.ts';
import { formOutcome } from '../../../../app/service/request-context.ts';
import { authSearch } from '../../../../account/auth-search.ts';

/** Sign-in (RT-23). `redirect` is where the visitor wanted to go (RT-07). */
export const Route = createFileRoute('/_page/_auth/entrar/')({
  validateSearch: authSearch,
  loader: ({ context }) => ({
    head: accountHead(signInHead(), routes.signIn.path(), context.origin),
    submitted: formOutcome().submittedAccountForm,
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SignInRoute,
});

function SignInRoute() {
  const { redirect } = Route.useSearch();
  return <SignInScreen redirect={redirect} submitted={Route.useLoaderData().submitted} />;
}
