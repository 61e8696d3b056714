import {
  findMethodology,
  loadMethodology,
  methodologyHead,
  MethodologyScreen,
} from '@melhor-escola/content/methodology';
import { toRouteHead, withJsonLd } from '@melhor-escola/config/route-head';
import { createFileRoute, notFound } from '@tanstack/react-router';

/** One teaching methodology (EN-19). */
export const Route = createFileRoute('/_page/metodologias/$slug')({
  loader: async ({ context, params }) => {
    const methodology = await loadMethodology(context, params.slug);
    if (!methodology) throw notFound();
    return toRouteHead(methodologyHead(methodology, context.origin), context.origin);
  },
  head: ({ loaderData }) => (loaderData ? withJsonLd(loaderData) : {}),
  component: MethodologyRoute,
});

function MethodologyRoute() {
  const methodology = findMethodology(Route.useParams().slug);
  return methodology && <MethodologyScreen methodology={methodology} />;
}
