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
 * Counts shown pages in memory. A view is a request for a page as a document, or a navigation to it within the site, unless the same
 * tab has opened it less than half an hour ago. Costs no call and no byte in the browser: a navigation comes with the browser's lookup of
 * redirects, which is reused for that long. Robots and prefetches do not count. Nothing tells one visitor from another.
 */
export class ViewCounter {
  readonly #session: Session;
  readonly #views: PageViews;
  /** By session; '' for visitors. */
  #counts = new Map<string, Map<string, number>>();
  #size = 0;
  #isSending = false;

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
    for (const key of keys) {
      const own = this.#counts.get(token);
      const count = own?.get(key);
      // Also bounds the sessions, of which anybody can invent any number: each has a key at least.
      if (count === undefined && this.#size >= limits.pageViews.maxKeys) continue;
      if (count === undefined) this.#size += 1;
      if (own) own.set(key, (count ?? 0) + 1);
      else this.#counts.set(token, new Map([[key, 1]]));
    }
  }

  /**
   * Sends what was counted since the last time. A signed-in visitor's counts go with their session, because the service leaves out people
   * who look at what is their own. What the service does not accept is lost: it is a statistic.
   */
  async send(scope: FastifyInstance): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    const counts = this.#counts;
    this.#counts = new Map();
    this.#size = 0;
    // Each for itself: one that the service rejects takes no other with it.
    for (const [token, own] of counts) {
      for (const part of splitCounts(own)) await this.#post(scope, token, part);
    }
    this.#isSending = false;
  }

  async #post({ service, log }: FastifyInstance, token: string, counts: object): Promise<void> {
    try {
      const response = await keepAliveFetch(service.access.serviceUrl + this.#views.path, {
        method: 'POST',
        headers: {
          ...siteHeaders(service.access),
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ counts }),
        signal: AbortSignal.timeout(limits.timeouts.poll),
      });
      if (!response.ok) throw new Error(`The service responded ${response.status}.`);
    } catch (err) {
      log.warn({ err }, 'page views were not counted');
    }
  }
}

/** Keys in one call: of 200 characters each they fit into the service's limit of 64 KiB for a body. */
const KEYS_PER_CALL = 250;

function splitCounts(counts: ReadonlyMap<string, number>): object[] {
  const entries = [...counts];
  const starts = Array.from({ length: Math.ceil(entries.length / KEYS_PER_CALL) }, (_, part) => part);
  return starts.map((part) =>
    Object.fromEntries(entries.slice(part * KEYS_PER_CALL, (part + 1) * KEYS_PER_CALL)),
  );
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
