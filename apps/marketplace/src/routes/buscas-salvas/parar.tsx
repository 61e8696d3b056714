import { createFileRoute } from '@tanstack/react-router';
import { StopAlertScreen } from '../../saved-search/stop-alert-screen.tsx';
import { stopAlertPage } from '../../saved-search/stop-alert-page.ts';

/** The way out of a saved search's mails. Its address holds a token: not indexable, and not told to who is linked to. */
export const Route = createFileRoute('/buscas-salvas/parar')({
  loader: ({ location }) => stopAlertPage(location.search),
  headers: () => ({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' }),
  head: ({ loaderData }) => loaderData ?? {},
  component: StopAlertRoute,
});

function StopAlertRoute() {
  return <StopAlertScreen {...Route.useLoaderData()} />;
}
