import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import {
  loadSecondFactor,
  readSecondFactorSearch,
  secondFactorHead,
  SecondFactorScreen,
} from '@melhor-escola/panel/second-factor';
import { createFileRoute } from '@tanstack/react-router';

/** The second factor of the current user. */
export const Route = createFileRoute('/_page/_account/painel/seguranca')({
  validateSearch: readSecondFactorSearch,
  loader: async ({ context, location }) => {
    await loadForCurrentUser(context, location.href, (client) =>
      loadSecondFactor(context.queryClient, client),
    );
    return toRouteHead(secondFactorHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: SecondFactorRoute,
});

function SecondFactorRoute() {
  return <SecondFactorScreen search={Route.useSearch()} />;
}
