/** Writes the limits of the site's server into docs/limits.md. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceSection } from '@melhor-escola/config/document-section';
import { writeGenerated } from '@melhor-escola/config/generated-file';
import { DEFAULT_PAGE_CACHE_BYTES } from '@melhor-escola/server-kit/environment';
import type { ConcurrencyLimit } from '@melhor-escola/server-kit/concurrency-limiter';
import { limits } from '../src/limits.ts';

const document = path.join(import.meta.dirname, '../docs/limits.md');

const number = (value: number) => value.toLocaleString('en');
const time = (ms: number) =>
  ms >= 3_600_000 ? `${ms / 3_600_000} h` : ms > 100_000 ? `${ms / 60_000} min` : `${ms / 1_000} s`;
const size = (bytes: number) => (bytes >= 1_048_576 ? `${bytes / 1_048_576} MiB` : `${bytes / 1_024} KiB`);
const queue = ({ concurrent, queued, maxWaitMs }: ConcurrencyLimit) =>
  `${concurrent} at a time, ${queued === 0 ? 'none wait' : `${queued} wait up to ${time(maxWaitMs)}`}`;

const {
  connections,
  addressLength,
  calls,
  circuit,
  timeouts,
  pageCache,
  pageViews,
  redirects,
  retryAfterSeconds,
  shareImages,
  sharedResponses,
  bodies,
  requestsPerMinute,
} = limits;

const rows = [
  [
    'Connections',
    `${number(connections.maxConnections)}; headers within ${time(connections.headersTimeout)}, a request within ${time(connections.requestTimeout)}, ${size(connections.maxHeaderSize)} of headers; closed after ${time(connections.silenceTimeout)} without traffic, kept alive for ${time(connections.keepAliveTimeout)}`,
    'connection-limits.test.ts',
  ],
  [
    'URLs',
    `${number(addressLength.page)} characters outside \`/api\`; of a publicly cacheable page ${number(addressLength.cached)}, of which ${number(pageCache.maxAddresses)} parsed ones are cached`,
    'site-edge.test.ts',
  ],
  [
    'Bodies',
    `${size(bodies.default)}; of an account call ${size(bodies.account)}, a picture ${size(bodies.picture)}, telemetry ${size(bodies.measurements)}`,
    'account-routes.test.ts',
  ],
  [
    'Requests of one IPv4 address or IPv6 /64 per minute; four times as many of a /48',
    `${requestsPerMinute.api} of \`/api\`, ${requestsPerMinute.images} images, ${requestsPerMinute.shareImages} share images, ${requestsPerMinute.measurements} telemetry reports, ${requestsPerMinute.spreadsheets} spreadsheets, ${requestsPerMinute.photos} uploaded photos and ${requestsPerMinute.chunks} chunks of imports for each call`,
    'site-server.test.ts',
  ],
  [
    'Renders',
    `${queue(limits.rendering)}; all calls of one ${time(timeouts.page)}; otherwise the stale page, or 503`,
    'stale-if-error.test.ts',
  ],
  [
    'Page cache',
    `${size(DEFAULT_PAGE_CACHE_BYTES)} (\`PAGE_CACHE_MB\`); fresh for ${time(pageCache.ttlMs)} (404: ${time(pageCache.notFoundTtlMs)}), stale-while-revalidate ${time(pageCache.staleWhileRevalidateMs)}, stale-if-error ${time(pageCache.staleIfErrorMs)}`,
    'page-cache.test.ts',
  ],
  [
    'Calls for the current user, and submissions',
    `${queue(calls.own)}; a read ${time(timeouts.page)}, a write ${time(timeouts.write)}, of a photo ${time(timeouts.photo)}, of a spreadsheet ${time(timeouts.spreadsheet)}; none while the circuit is open`,
    'frozen-service.test.ts',
  ],
  [
    'Signing out',
    `waits ${time(limits.signOut.waitMs)} for the service, then repeats the call up to ${limits.signOut.attempts} times, at intervals of ${time(limits.signOut.firstRetryMs)} to ${time(limits.signOut.maxRetryMs)}`,
    'frozen-service.test.ts',
  ],
  ['Searches and sitemaps', queue(calls.lookup), 'queues.test.ts'],
  [
    'Circuit breaker',
    `opens at ${100 * circuit.failures} % failed calls within ${time(circuit.windowMs)}; a probe after ${time(circuit.openMs)}, for which other calls wait ${time(circuit.probeTimeoutMs)}`,
    'service-circuit.test.ts',
  ],
  [
    'Redirect lookups',
    `${queue(calls.redirect)}, which is the timeout too; then the page without it; ${number(redirects.maxEntries)} results for ${time(redirects.ttlMs)}`,
    'redirects.test.ts',
  ],
  [
    'Telemetry of browsers',
    `${queue(calls.measurement)}, each ${time(timeouts.measurement)}, and only while no visitor waits`,
    'queues.test.ts',
  ],
  [
    'Views of pages',
    `${number(pageViews.maxKeys)} counts in memory, sent every ${time(pageViews.sendMs)} and at shutdown, within ${time(timeouts.poll)} a call; others are lost`,
    'page-views.test.ts',
  ],
  [
    'Responses that pages share',
    `${number(sharedResponses.maxEntries)} for ${time(sharedResponses.ttlMs)}, cleared when the directory changes`,
    'response-cache.test.ts',
  ],
  ['`/readyz`, poll for changes', `${time(timeouts.poll)}, one call at a time`, 'cache-invalidation.test.ts'],
  [
    'Photos',
    `${queue(limits.imageConversion)}; a source ${time(timeouts.imageSource)} and ${size(limits.images.sourceBytes)}, a conversion ${time(timeouts.imageConversion)}; ${size(limits.images.cacheBytes)} stored`,
    'images.test.ts',
  ],
  ['Share images', `${shareImages.maxEntries} for ${time(shareImages.ttlMs)}`, 'share-images.test.ts'],
  [
    '`Retry-After`',
    `${retryAfterSeconds.overload} s; telemetry ${retryAfterSeconds.measurement} s, photos ${retryAfterSeconds.images} s, sitemaps ${retryAfterSeconds.sitemap} s`,
    'queues.test.ts',
  ],
] as const;

const lines = rows.map(([what, limit, test]) => `| ${what} | ${limit} | \`${test}\` |`);
const table = ['| Site | Limit | Test |', '|---|---|---|', ...lines].join('\n');
writeGenerated({ [document]: replaceSection(readFileSync(document, 'utf8'), 'site limits', table) });
