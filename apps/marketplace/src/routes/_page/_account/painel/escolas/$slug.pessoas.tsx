import { loadForCurrentUser } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadPeople, peopleHead, PeopleScreen } from '@melhor-escola/panel/people';
import { createFileRoute } from '@tanstack/react-router';

/** Who looks after a school. */
export const Route = createFileRoute('/_page/_account/painel/escolas/$slug/pessoas')({
  loader: async ({ context, location, params: { slug } }) => {
    const { school } = await loadForCurrentUser(context, location.href, (client) =>
      loadPeople(context.queryClient, client, slug),
    );
    return toRouteHead(peopleHead(slug, school.name), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PeopleRoute,
});

function PeopleRoute() {
  return <PeopleScreen slug={Route.useParams().slug} />;
}
