import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { getGlobalStartContext } from '@tanstack/react-start';
import { createServerEntry, createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import { BUDGET_KEY } from '@melhor-escola/search/visitor-lists';
import { saveData } from './app/service/request-context.ts';
import { deferScripts } from '@melhor-escola/site-server/deferred-scripts';

/** React's marker of a Suspense boundary that was not ready, which the browser would have to render. */
const suspendedMarker = '<!--$!-->';

/**
 * Start's handler, but renders a page as one text instead of a stream: loaders have loaded all data and code before, and status, policy
 * and hashes depend on the whole page (ADR 0040). A failure is thrown, so that `start.ts` responds to it.
 */
const fetch = createStartHandler(async ({ router, responseHeaders }) => {
  try {
    const page = await transformHtmlStringWithRouter(router, renderToString(<StartServer router={router} />));
    if (page.includes(suspendedMarker)) {
      const route = router.stores.matches.get().at(-1)?.fullPath ?? 'none';
      getGlobalStartContext()?.logError?.(
        new Error('A part of the page suspended while it was rendered.'),
        route,
      );
    }
    return new Response(deferScripts(page, { savesData: saveData(), deviceMarks: { budget: BUDGET_KEY } }), {
      status: getSsrStatus(router),
      headers: responseHeaders,
    });
  } finally {
    router.serverSsr?.cleanup();
  }
});

export default createServerEntry({ fetch });
