import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { getGlobalStartContext } from '@tanstack/react-start';
import { createServerEntry, createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import { saveData } from './app/service/request-context.ts';
import { deferScripts } from './html/deferred-scripts.ts';
import { encodedPage } from './html/encoded-page.ts';
import { queriesBlock } from './html/page-queries.ts';
import { inlineStyles } from './html/page-styles.ts';

/** React's marker of a Suspense boundary that was not ready, which the browser would have to render. */
const suspendedMarker = '<!--$!-->';

/**
 * Start's handler, but with `renderToString` instead of a stream: loaders have loaded all data and code before the page is rendered,
 * and streaming the same page takes more CPU (ADR 0019).
 */
const fetch = createStartHandler(async ({ router, responseHeaders }) => {
  try {
    const savesData = saveData();
    const styles = inlineStyles(router, { savesData });
    const data = queriesBlock(router.options.context.queryClient);
    const page = await transformHtmlStringWithRouter(router, renderToString(<StartServer router={router} />));
    if (page.includes(suspendedMarker)) {
      const route = router.stores.matches.get().at(-1)?.routeId ?? 'none';
      getGlobalStartContext()?.logError?.(
        new Error('A part of the page suspended while it was rendered.'),
        route,
      );
    }
    const [head, ...body] = deferScripts(page, { stylesheet: styles.stylesheet, savesData, data });
    return new Response(encodedPage([...styles.into(head, page), ...body]), {
      status: getSsrStatus(router),
      headers: responseHeaders,
    });
  } finally {
    router.serverSsr?.cleanup();
  }
});

export default createServerEntry({ fetch });
