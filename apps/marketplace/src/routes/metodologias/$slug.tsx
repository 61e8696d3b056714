import { findMethodology } from '@melhor-escola/search/methodology/methodologies';
import { methodologyHead } from '@melhor-escola/search/methodology/methodology-head';
import { MethodologyScreen } from '@melhor-escola/search/methodology/methodology-screen';
import { loadTestimonials } from '@melhor-escola/search/methodology/testimonials-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { toRouteHead } from '../../app/page-head.ts';

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
