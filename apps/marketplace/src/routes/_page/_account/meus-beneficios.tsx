import {
  benefitsHead,
  BenefitsScreen,
  loadBenefits,
  readBenefitsSearch,
} from '@melhor-escola/account/benefits';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { loadForCurrentUser, redirectToLastPage } from '../../../account/current-user.ts';
import { accountHead } from '../../../app/page/page-head.ts';

/** Partner discounts for the current user. */
export const Route = createFileRoute('/_page/_account/meus-beneficios')({
  validateSearch: readBenefitsSearch,
  loaderDeps: ({ search: { categoria, pagina } }) => ({ categoria, pagina }),
  loader: async ({ context, deps, location }) => {
    const lastPage = await loadForCurrentUser(location.href, (client) =>
      loadBenefits(context.queryClient, client, deps),
    );
    redirectToLastPage(deps, lastPage);
    return accountHead(benefitsHead(), routes.benefits.path(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: BenefitsRoute,
});

function BenefitsRoute() {
  return <BenefitsScreen search={Route.useLoaderDeps()} />;
}
