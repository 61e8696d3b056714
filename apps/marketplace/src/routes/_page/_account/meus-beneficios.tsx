import { loadForCurrentUser, redirectToLastPage } from '@melhor-escola/account/authenticated';
import {
  benefitsHead,
  BenefitsScreen,
  loadBenefits,
  readBenefitsSearch,
} from '@melhor-escola/account/benefits';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** Partner discounts for the current user. */
export const Route = createFileRoute('/_page/_account/meus-beneficios')({
  validateSearch: readBenefitsSearch,
  loaderDeps: ({ search: { categoria, pagina } }) => ({ categoria, pagina }),
  loader: async ({ context, deps, location }) => {
    const lastPage = await loadForCurrentUser(context, location.href, (client) =>
      loadBenefits(context.queryClient, client, deps),
    );
    redirectToLastPage(deps, lastPage);
    return toRouteHead(benefitsHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: BenefitsRoute,
});

function BenefitsRoute() {
  return <BenefitsScreen search={Route.useLoaderDeps()} />;
}
