import { createFileRoute } from '@tanstack/react-router';
import { requirePlaygroundAccess } from '../../../app/service/request-context.ts';
import { playgroundPage } from './-playground-page.ts';
import { PlaygroundScreen } from './-playground-screen.tsx';

/** All screens in every state, with live data (RT-12): without the site's header and footer, not indexable, and in production for the operator only. */
export const Route = createFileRoute('/_page/playground/')({
  staticData: { frame: 'bare' },
  loader: ({ context, location }) => {
    requirePlaygroundAccess(location.href);
    return playgroundPage(context.service);
  },
  headers: () => ({ 'x-robots-tag': 'noindex' }),
  head: ({ loaderData }) => loaderData ?? {},
  component: PlaygroundRoute,
});

function PlaygroundRoute() {
  return <PlaygroundScreen packages={Route.useLoaderData().packages} />;
}
