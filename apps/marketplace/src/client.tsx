import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fetchFailurePages } from './shell/failed-routes.tsx';
import { getRouter } from './router.tsx';

/*
 * Takes the server's page over in the browser. Start's own entry does the same and brings the serializer of server
 * functions along, 12 kB that this site has no use for: its browser calls go through /api (docs/adr/0005).
 */
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  );
});
fetchFailurePages();
