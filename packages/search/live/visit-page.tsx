import { routes } from '@melhor-escola/domain/routes';
import { createRoute, notFound } from '@tanstack/react-router';
import { loadVisitPage, VisitScreen } from '../src/visit/index.ts';
import { root } from './root.tsx';

/** The form; it is posted to the site, which `dev` does not have, by the page of the mailed link. */
export const visitPage = createRoute({
  getParentRoute: () => root,
  path: routes.visit.pattern,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, ports }, params: { slug }, deps }) => {
    const page = await loadVisitPage({ queryClient, service: ports.service }, slug, deps);
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.head.title }] }),
  component: function Visit() {
    const { updatedAt } = visitPage.useMatch();
    const { search } = visitPage.useLoaderData();
    return <VisitScreen slug={visitPage.useParams().slug} search={search} startedAt={updatedAt} />;
  },
});
