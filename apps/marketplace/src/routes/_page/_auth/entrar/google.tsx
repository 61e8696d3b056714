import { googleReturnHead, GoogleReturnScreen } from '@melhor-escola/account/google-return';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '../../../../app/page/page-head.ts';
import { authSearch } from '../../../../account/auth-search.ts';

/** Google's redirect target, with the code for the service (CA-06). */
export const Route = createFileRoute('/_page/_auth/entrar/google')({
  validateSearch: authSearch,
  loader: ({ context }) => accountHead(googleReturnHead(), routes.googleReturn.path(), context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: GoogleReturnRoute,
});

function GoogleReturnRoute() {
  const { code, state } = Route.useSearch();
  const answer = code !== undefined && state !== undefined ? { code, state } : undefined;
  return <GoogleReturnScreen answer={answer} />;
}
