import {
  findMethodology,
  loadMethodology,
  methodologyHead,
  MethodologyScreen,
} from '@melhor-escola/content/methodology';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { withJsonLd } from '../../../app/page/json-ld.ts';
import { toRouteHead } from '../../../app/page/page-head.ts';

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
