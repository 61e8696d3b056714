import { googleReturnHead, GoogleReturnScreen } from '@melhor-escola/account/google-return';
import { authSearch } from '@melhor-escola/account/search-params';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** Google's redirect target, with the code for the service (CA-06). */
export const Route = createFileRoute('/_page/_auth/entrar/google')({
  validateSearch: authSearch,
  loader: ({ context }) => toRouteHead(googleReturnHead(), context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: GoogleReturnRoute,
});

function GoogleReturnRoute() {
  const { code, state } = Route.useSearch();
  const answer = code !== undefined && state !== undefined ? { code, state } : undefined;
  return <GoogleReturnScreen answer={answer} />;
}
