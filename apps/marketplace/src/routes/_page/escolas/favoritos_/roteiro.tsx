import { questionsFor } from '@melhor-escola/content/visit-questions';
import {
  visitChecklistHead,
  VisitChecklistScreen,
  visitChecklistStyles,
} from '@melhor-escola/search/visit-checklist';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** The favorites as a checklist for visits. It has no data of its own: the favorites are known only to the browser. */
export const Route = createFileRoute('/_page/escolas/favoritos_/roteiro')({
  staticData: { frame: 'no-tray' },
  // Here instead of in `head`, whose code is loaded with every page.
  loader: ({ context: { origin } }) => ({
    ...toRouteHead(visitChecklistHead(), origin),
    styles: [{ children: visitChecklistStyles }],
  }),
  head: ({ loaderData }) => loaderData ?? {},
  component: VisitChecklistRoute,
});

function VisitChecklistRoute() {
  return <VisitChecklistScreen questionsFor={questionsFor} />;
}
