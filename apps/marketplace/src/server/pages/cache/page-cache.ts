import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { limits } from '../../limits.ts';
import type { RenderPage } from '../../../app/request-context.ts';
import type { RenderSlots } from '../render-slots.ts';
import { trackFailures, type ServiceCircuit } from '../../proxy/service-circuit.ts';
import { PageEncodings } from './page-encodings.ts';
import { PageStore } from './page-store.ts';
import { sharedPage, type SharedPage } from './shared-page.ts';
import { compressed, readPage, type RenderedPage } from './stored-page.ts';

export interface PageCacheOptions {
  /** Bytes that pages may take together. */
  readonly maximumBytes: number;
  /** Origin as visitors reach the site. */
  readonly siteUrl: string;
  /** Bounded by `slots` here, compression included: that is as much work again. */
  readonly renderPage: RenderPage;
  readonly circuit: ServiceCircuit;
  readonly slots: RenderSlots;
  readonly log: FastifyBaseLogger;
}

/** Of the bytes, those for encodings that few ask for. */
const shareOfEncodings = 0.2;

/**
 * Start gives a robot the whole page at once, and a person one that is completed by scripts as it comes. Here all of it is
 * there before anybody gets any.
 */
const userAgent = 'Melhor Escola page cache (bot)';

/** The cache, with nothing in it. */
export function buildPageCache(options: PageCacheOptions): PageStore {
  const encoded = Math.floor(options.maximumBytes * shareOfEncodings);
  return new PageStore({
    maximumBytes: options.maximumBytes - encoded,
    encodings: new PageEncodings(encoded),
    render: (page, requestId) => {
      const deadline = AbortSignal.timeout(limits.timeouts.page);
      return options.slots.run(async () => compressed(await render({ page, requestId, deadline }, options)));
    },
    hasRoom: () => options.slots.hasRoom,
    onLostRendering: (error) => options.log.warn({ err: error }, 'A stored page could not be rendered anew.'),
  });
}

/** The shared page that a request asks for. Cookies, address and browser of who asks make no difference to it. */
export function sharedPageOf(request: FastifyRequest): SharedPage | undefined {
  const saves = request.headers['save-data'];
  return sharedPage(request.url, typeof saves === 'string' && saves.toLowerCase() === 'on');
}

interface Rendering {
  readonly page: SharedPage;
  readonly requestId: string;
  readonly deadline: AbortSignal;
}

async function render(
  { page, requestId, deadline }: Rendering,
  { siteUrl, renderPage, circuit }: PageCacheOptions,
): Promise<RenderedPage> {
  const url = new URL(siteUrl);
  url.pathname = page.path;
  url.search = page.query;
  const headers = new Headers({ 'user-agent': userAgent, 'x-request-id': requestId });
  if (page.savesData) headers.set('save-data', 'on');
  const calls = trackFailures(circuit);
  const context = { shared: true, executeCall: calls.execute, deadline } as const;
  const rendering = await renderPage(new Request(url, { headers }), context);
  return readPage(rendering, calls.didFail);
}
