import { parseBrand } from '@melhor-escola/config/brand';
import {
  assetsCache,
  deleteOldCaches,
  listCachedFonts,
  listCachedPages,
  pagesCache,
  readCachedPage,
} from '../cached-page.ts';
import { offlinePage, withOfflineNotice } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * Serves cached school pages while there is no connection (product 12), and a list of them for any other page. Costs no time with
 * a connection: navigation preload requests pages before the worker has started, and other requests are not intercepted.
 */

/** Brand of the page that registered the worker; the script is the same for all brands. */
const brand = parseBrand(new URL(self.location.href).searchParams.get('brand'));

/** Ids of clients (tabs) that show a cached page: their scripts, fonts and photos come from the cache too. */
const offlineClients = new Set<string>();

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  // Where navigation preload is missing, the page is requested once the worker has started.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), deleteOldCaches()]));
});

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event));
  else if (offlineClients.has(clientId)) event.respondWith(respondWithAsset(request));
});

/** Network first; without a response the cached page, or the list of cached pages. */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: unknown = await event.preloadResponse;
    return preloaded instanceof Response ? preloaded : await fetch(event.request);
  } catch {
    const { pathname } = new URL(event.request.url);
    const cached = await caches.match(pathname, { cacheName: pagesCache });
    const info = cached && readCachedPage(event.request.url, cached.headers);
    offlineClients.add(event.resultingClientId);
    if (!cached || !info) {
      const [pages, fonts] = await Promise.all([
        listCachedPages().catch(() => []),
        listCachedFonts().catch(() => []),
      ]);
      return offlinePage(pages, { brand, fonts });
    }
    return new Response(withOfflineNotice(await cached.text(), info.cachedAt), { headers: cached.headers });
  }
}

async function respondWithAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName: assetsCache });
  return cached ?? fetch(request);
}
