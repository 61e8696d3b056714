import { findMethodology } from '@melhor-escola/content/methodologies';
import { loadTestimonials, methodologyHead, MethodologyScreen } from '@melhor-escola/content/methodology';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { toRouteHead } from '../../pages/page-head.ts';

export const Route = createFileRoute('/metodologias/$slug')({
  loader: async ({ context, params }) => {
    const methodology = findMethodology(params.slug);
    if (!methodology) throw notFound();
    await loadTestimonials(context.queryClient, context.service, methodology);
    return toRouteHead(methodologyHead(methodology, context.origin), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: MethodologyRoute,
});

function MethodologyRoute() {
  const methodology = findMethodology(Route.useParams().slug);
  return methodology && <MethodologyScreen methodology={methodology} />;
}
