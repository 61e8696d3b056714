import { methodologiesHead, MethodologiesScreen } from '@melhor-escola/content/methodologies';
import { toRouteHead, withJsonLd } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_page/metodologias/')({
  loader: ({ context }) => toRouteHead(methodologiesHead(context.origin), context.origin),
  head: ({ loaderData }) => (loaderData ? withJsonLd(loaderData) : {}),
  component: MethodologiesScreen,
});
