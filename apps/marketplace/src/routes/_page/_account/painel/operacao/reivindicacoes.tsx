import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import {
  loadOperatedClaims,
  operatedClaimsHead,
  OperatedClaimsScreen,
} from '@melhor-escola/panel/operated-claims';
import { createFileRoute } from '@tanstack/react-router';

/** Claims of schools that our team decides. */
export const Route = createFileRoute('/_page/_account/painel/operacao/reivindicacoes')({
  loader: async ({ context, location }) => {
    await loadForCurrentUser(context, location.href, (client) =>
      loadOperatedClaims(context.queryClient, client),
    );
    return toRouteHead(operatedClaimsHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OperatedClaimsScreen,
});
