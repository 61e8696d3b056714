import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { getGlobalStartContext } from '@tanstack/react-start';
import { createServerEntry, createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import { deferScripts } from './server/pages/html/deferred-scripts.ts';
import { encodedPage } from './server/pages/html/encoded-page.ts';
import { inlineStyles } from './server/pages/html/page-styles.ts';

/** What React leaves where a part of the page was not there when it came to it, for the browser to make. */
const leftOut = '<!--$!-->';

/**
 * Start's way to make pages, but for how they are written: as one text, because all that a page waits for is there before it is
 * rendered, and its loaders have fetched the code of its parts. As a stream, which Start writes otherwise, the same page takes
 * more of the processor (ADR 0019).
 */
const fetch = createStartHandler(async ({ router, responseHeaders }) => {
  try {
    const styles = inlineStyles(router);
    const page = await transformHtmlStringWithRouter(router, renderToString(<StartServer router={router} />));
    if (page.includes(leftOut)) {
      const route = router.stores.matches.get().at(-1)?.routeId ?? 'none';
      getGlobalStartContext()?.logError?.(
        new Error('A part of the page was not there when it was rendered.'),
        route,
      );
    }
    const [head, ...body] = deferScripts(page, styles.stylesheet);
    return new Response(encodedPage([...styles.into(head, page), ...body]), {
      status: getSsrStatus(router),
      headers: responseHeaders,
    });
  } finally {
    router.serverSsr?.cleanup();
  }
});

export default createServerEntry({ fetch });
