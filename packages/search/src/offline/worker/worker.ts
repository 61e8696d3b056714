import { parseBrand } from '@melhor-escola/config/brand';
import { assetsCache, findCachedFont, listCachedPages, pagesCache, readCachedPage } from '../cached-page.ts';
import { type Connection, offlinePage, withOfflineNotice } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * Serves cached school pages while there is no connection (product 12), and a list of them for any other page. Costs no time with
 * a connection: navigation preload requests pages before the worker has started, and other requests are not intercepted.
 */

/** Brand of the page that registered the worker; the script is the same for all brands. */
const brand = parseBrand(new URL(self.location.href).searchParams.get('brand'));

/** In ms. The site itself responds within 5 s, or with an error (S29). */
const SLOW_MS = 8_000;

/** Ids of clients (tabs) that show a cached page: their scripts, fonts and photos come from the cache too. */
const offlineClients = new Set<string>();

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  // Where navigation preload is missing, the page is requested once the worker has started.
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event));
  else if (offlineClients.has(clientId)) event.respondWith(respondWithAsset(request));
});

/**
 * Network first. The cached page is the response if there is none from the network within `SLOW_MS`: many a phone shows a signal
 * where nothing gets through. Without a cached page the network has all the time it takes, and if it fails, the cached pages are listed.
 */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  const network = requestPage(event);
  const first = await Promise.race([network.catch(() => 'offline' as const), slow()]);
  if (first instanceof Response) return first;
  const cached = await readFromCache(event, first);
  if (cached) return cached;
  return first === 'slow' ? network.catch(() => listPages(event)) : listPages(event);
}

async function requestPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(request);
}

const slow = () => new Promise<'slow'>((resolve) => void setTimeout(resolve, SLOW_MS, 'slow'));

async function readFromCache(event: FetchEvent, connection: Connection): Promise<Response | undefined> {
  const { pathname } = new URL(event.request.url);
  const cached = await caches.match(pathname, { cacheName: pagesCache });
  const info = cached && readCachedPage(event.request.url, cached.headers);
  if (!cached || !info) return undefined;
  offlineClients.add(event.resultingClientId);
  const page = withOfflineNotice(await cached.text(), info.cachedAt, connection);
  return new Response(page, { headers: cached.headers });
}

async function listPages({ resultingClientId }: FetchEvent): Promise<Response> {
  offlineClients.add(resultingClientId);
  const [pages, font] = await Promise.all([
    listCachedPages().catch(() => []),
    findCachedFont().catch(() => undefined),
  ]);
  return offlinePage(pages, { brand, font });
}

async function respondWithAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName: assetsCache });
  return cached ?? fetch(request);
}
