import { parseBrand } from '@melhor-escola/config/brand';
import { keptPageOf, keptPages, pagesCache, partsCache } from '../kept-page.ts';
import { offlinePage, withKeptNotice } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * While there is no connection, shows the schools that the device keeps (product 12), and for any other page which those are.
 * With a connection it is in nobody's way: pages are asked for before it has started, and all else passes it by.
 */

/** Of the page that registered the worker, which is one file for every brand. */
const brand = parseBrand(new URL(self.location.href).searchParams.get('brand'));

/** Tabs that show a kept page: their scripts, letters and photos are here too. */
const showsKept = new Set<string>();

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  // Not in every browser: the page is then asked for once the worker has started.
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (showsKept.has(clientId)) event.respondWith(part(request));
});

/** The page that is asked for or, when nothing answers, the one that is kept. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const ahead: unknown = await event.preloadResponse;
    return ahead instanceof Response ? ahead : await fetch(event.request);
  } catch {
    const { pathname } = new URL(event.request.url);
    const kept = await caches.match(pathname, { cacheName: pagesCache });
    const told = kept && keptPageOf(event.request.url, kept.headers);
    if (!kept || !told) return offlinePage(await keptPages().catch(() => []), brand);
    showsKept.add(event.resultingClientId);
    return new Response(withKeptNotice(await kept.text(), told.keptAt), { headers: kept.headers });
  }
}

async function part(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: partsCache });
  return kept ?? fetch(request);
}
