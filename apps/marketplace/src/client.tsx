import { fetchesAhead } from '@melhor-escola/search/low-data/saves-data';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fetchFailurePages } from './failures/failed-routes.tsx';
import { getRouter } from './router.tsx';

/*
 * Takes the server's page over in the browser. Start's own entry does the same and brings the serializer of server
 * functions along, 12 kB that this site has no use for: its browser calls go through /api (docs/adr/0005).
 */
const router = getRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
fetchFailurePages();
// In ms (ST-14). Where it cannot be fetched, pages come when they are asked for.
const ahead = () => import('./next-page.ts').then(({ fetchNextPages }) => fetchNextPages(router));
if (fetchesAhead()) setTimeout(() => void ahead().catch(() => undefined), 1_000);
