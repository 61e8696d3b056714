import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { keepAliveFetch } from '../proxy/keep-alive-fetch.ts';
import { siteHeaders } from '../proxy/service-client.ts';
import type { Session } from '../proxy/session.ts';

/** How shown pages are counted: by what they show, and never by who saw them. */
export interface PageViews {
  /** What a shown page counts for; nothing for most pages. @param url path and query. */
  readonly keys: (url: string) => readonly string[];
  /** Path of the service's call that adds `{ counts: { [key]: number } }`. */
  readonly path: string;
  /** The call of browsers with each navigation between pages; its parameter `path` is the path of the page that is opened. */
  readonly navigationUrl: string;
}

const navigation = z.object({ path: z.string() });

/**
 * Counts shown pages in memory. Costs no call and no byte in the browser: a first page is a request for a document, and each later one
 * comes with the browser's lookup of redirects. Robots and prefetches do not count.
 */
export class ViewCounter {
  readonly #session: Session;
  readonly #views: PageViews;
  /** By session; '' for visitors. */
  #counts = new Map<string, Map<string, number>>();
  #size = 0;

  constructor(session: Session, views: PageViews) {
    this.#session = session;
    this.#views = views;
  }

  /** Counts a request for a page. */
  countDocument(request: FastifyRequest): void {
    const { headers, method, url } = request;
    const isShown = method === 'GET' && headers['sec-fetch-dest'] === 'document';
    if (isShown && headers['sec-purpose'] === undefined) this.#add(request, url);
  }

  /** Counts the page that a browser opens without a request for it. */
  countNavigation(request: FastifyRequest): void {
    const isNavigation = request.routeOptions.url === this.#views.navigationUrl;
    if (!isNavigation || request.headers['sec-fetch-site'] !== 'same-origin') return;
    const url = openedUrl(request);
    if (url !== undefined) this.#add(request, url);
  }

  #add(request: FastifyRequest, url: string): void {
    const keys = this.#views.keys(url);
    if (keys.length === 0 || isbot(request.headers['user-agent'])) return;
    const token = this.#session.tokens(request).session ?? '';
    const own = this.#counts.get(token) ?? new Map<string, number>();
    this.#counts.set(token, own);
    for (const key of keys) {
      const count = own.get(key);
      if (count === undefined && this.#size >= limits.pageViews.maxKeys) continue;
      if (count === undefined) this.#size += 1;
      own.set(key, (count ?? 0) + 1);
    }
  }

  /**
   * Sends what was counted since the last time. A signed-in visitor's counts go with their session, because the service leaves out people
   * who look at what is their own. What the service does not accept is lost: it is a statistic.
   */
  async send({ service, log }: FastifyInstance): Promise<void> {
    const counts = this.#counts;
    this.#counts = new Map();
    this.#size = 0;
    try {
      for (const [token, own] of counts) {
        const response = await keepAliveFetch(service.access.serviceUrl + this.#views.path, {
          method: 'POST',
          headers: {
            ...siteHeaders(service.access),
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ counts: Object.fromEntries(own) }),
          signal: AbortSignal.timeout(limits.timeouts.poll),
        });
        if (!response.ok) throw new Error(`The service responded ${response.status}.`);
      }
    } catch (err) {
      log.warn({ err }, 'page views were not counted');
    }
  }
}

/** Counts the navigations of browsers, and sends all counts at intervals and at shutdown. @param scope of their calls. */
export function registerPageViews(scope: FastifyInstance, counter: ViewCounter): void {
  let timer: NodeJS.Timeout | undefined;
  scope.addHook('onListen', async () => {
    timer = setInterval(() => void counter.send(scope), limits.pageViews.sendMs).unref();
  });
  scope.addHook('onClose', async () => {
    if (!timer) return;
    clearInterval(timer);
    await counter.send(scope);
  });
  scope.addHook('onRequest', (request, _reply, done) => {
    counter.countNavigation(request);
    done();
  });
}

/** The URL of the page that the browser opens. The referrer is that page already, with its query. */
function openedUrl({ query, headers: { referer } }: FastifyRequest): string | undefined {
  const { success, data } = navigation.safeParse(query);
  if (!success) return undefined;
  if (referer === undefined || !URL.canParse(referer)) return data.path;
  const { pathname, search } = new URL(referer);
  return pathname === data.path ? pathname + search : data.path;
}
