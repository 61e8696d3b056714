import { methodologiesHead, MethodologiesScreen } from '@melhor-escola/content/methodologies';
import { createFileRoute } from '@tanstack/react-router';
import { withJsonLd } from '../../../app/page/json-ld.ts';
import { toRouteHead } from '../../../app/page/page-head.ts';

export const Route = createFileRoute('/_page/metodologias/')({
  loader: ({ context }) => toRouteHead(methodologiesHead(context.origin), context.origin),
  head: ({ loaderData }) => (loaderData ? withJsonLd(loaderData) : {}),
  component: MethodologiesScreen,
});
