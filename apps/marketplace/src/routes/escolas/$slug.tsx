import { schoolHead } from '@melhor-escola/search/school/head';
import { loadSchool } from '@melhor-escola/search/school/queries';
import { SchoolScreen } from '@melhor-escola/search/school/screen';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { toRouteHead } from '../../page-head.ts';

export const Route = createFileRoute('/escolas/$slug')({
  loader: async ({ context, params }) => {
    const data = await loadSchool(context.queryClient, context.service, params.slug);
    if (!data) throw notFound();
    return toRouteHead(schoolHead(data, context.origin), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: SchoolRoute,
});

function SchoolRoute() {
  return <SchoolScreen slug={Route.useParams().slug} />;
}
