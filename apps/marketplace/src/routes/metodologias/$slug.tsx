import { findMethodology } from '@melhor-escola/search/methodology/methodologies';
import { methodologyHead } from '@melhor-escola/search/methodology/methodology-head';
import { MethodologyScreen } from '@melhor-escola/search/methodology/methodology-screen';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { toRouteHead } from '../../page-head.ts';

export const Route = createFileRoute('/metodologias/$slug')({
  loader: ({ context, params }) => {
    const methodology = findMethodology(params.slug);
    if (!methodology) throw notFound();
    return toRouteHead(methodologyHead(methodology, context.origin), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: MethodologyRoute,
});

function MethodologyRoute() {
  const methodology = findMethodology(Route.useParams().slug);
  return methodology && <MethodologyScreen methodology={methodology} />;
}
