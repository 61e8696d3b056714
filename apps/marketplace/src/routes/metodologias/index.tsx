import { methodologiesHead, MethodologiesScreen } from '@melhor-escola/content/methodologies';
import { createFileRoute } from '@tanstack/react-router';
import { toRouteHead } from '../../app/page-head.ts';

export const Route = createFileRoute('/metodologias/')({
  loader: ({ context }) => toRouteHead(methodologiesHead(context.origin), context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: MethodologiesScreen,
});
