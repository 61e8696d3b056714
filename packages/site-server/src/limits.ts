const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

/** All limits of the site's server, in ms and bytes. `scripts/limits-table.ts` writes them into `docs/limits.md`. */
export const limits = {
  connections: {
    /** Until a request's headers have arrived, and until all of it has. */
    headersTimeout: 10 * second,
    requestTimeout: 30 * second,
    /** How often the first two are checked. */
    connectionsCheckingInterval: 5 * second,
    /** For the next request. Longer than HAProxy's own, so that HAProxy never writes to a connection that we are closing. */
    keepAliveTimeout: 72 * second,
    /** Without traffic, for example if a client does not read the response. Longer than any response takes. */
    silenceTimeout: minute,
    /** Request line and headers together. */
    maxHeaderSize: 16 * kilobyte,
    /** As many as HAProxy accepts from visitors; each takes some 20 kB. Further ones are closed at once. */
    maxConnections: 4_000,
  },
  addressLength: {
    /** Characters of a page's URL. URLs of /api are limited by `maxHeaderSize` only. */
    page: 4_000,
    /** Longer URLs are not publicly cacheable. */
    cached: 500,
  },
  /**
   * Enough to use the CPU while some pages wait for the service. More would make each turn of the event loop longer, and Node accepts one
   * new connection per turn (nodejs/node#57364): with eight, visitors of cached pages waited up to 6 s under overload. The queue is one
   * or two seconds of work.
   */
  rendering: { concurrent: 4, queued: 24, maxWaitMs: 3.5 * second },
  /**
   * Calls of browsers to the service, which has ten connections to its database. Each kind has its own queue, so that many
   * searches do not block sign-ins.
   */
  calls: {
    /** Calls for the current user, and submissions. */
    own: { concurrent: 24, queued: 48, maxWaitMs: 2 * second },
    /** Searches. */
    lookup: { concurrent: 24, queued: 48, maxWaitMs: 2 * second },
    redirect: { concurrent: 8, queued: 24, maxWaitMs: second },
    /** Telemetry of browsers, which retry it. */
    measurement: { concurrent: 4, queued: 0, maxWaitMs: 0 },
  },
  /** Conversions of photos: each uses one CPU core. */
  imageConversion: { concurrent: 2, queued: 100, maxWaitMs: 10 * second },
  timeouts: {
    /** All calls of a page or a read, queueing and retries included: the response is sent within 5 s (S29). */
    page: 4 * second,
    /** A write through /api. Longer, because after a timeout its outcome is unknown. */
    write: 8 * second,
    /** A photo: longer than the service converts it, queueing included. */
    photo: 12 * second,
    /** A write of a spreadsheet: longer than the service's own timeout of it. */
    spreadsheet: 50 * second,
    /** These two bypass the circuit breaker: their failures say nothing about other calls, and no page needs them. */
    redirect: second,
    measurement: 5 * second,
    /** `/readyz`, and the poll for changed schools. */
    poll: 2 * second,
    imageSource: 8 * second,
    imageConversion: 15 * second,
  },
  /** Signing out waits for the service this long; then the call is repeated in the background, at growing intervals. */
  signIn: {
    /** How long a call may take that was sent with the session before: longer than any timeout of a call. */
    replacedForMs: 2 * minute,
  },
  signOut: { waitMs: second, attempts: 8, firstRetryMs: second, maxRetryMs: minute },
  /**
   * The circuit opens when this share of at least ten calls within the window fails: more than one page makes, and fewer than the pages
   * rendered concurrently make even if each fails by its timeout (S29).
   */
  circuit: {
    failures: 0.8,
    windowMs: 10 * second,
    callsPerSecond: 1,
    /** Until the service is probed. */
    openMs: second,
    /** For which other calls wait for the probe, so that the first page after an outage succeeds completely. */
    probeTimeoutMs: 500,
  },
  pageCache: {
    /** Parsed URLs that are cached. */
    maxAddresses: 5_000,
    /** TTL of pages with status 200, and with 404 or 410. */
    ttlMs: minute,
    notFoundTtlMs: 10 * second,
    /** Age up to which a stale page is served while it is revalidated. */
    staleWhileRevalidateMs: hour,
    /** Age up to which a stale page is served when it cannot be rendered. */
    staleIfErrorMs: 24 * hour,
    /** Time until a failed render is retried while there is a stale page. */
    retryAfterErrorMs: 2 * second,
    /** Interval of the poll for changed schools. */
    invalidationPollMs: second,
  },
  /** Counts of shown pages, until they are sent. */
  pageViews: { sendMs: 10 * second, maxKeys: 5_000 },
  /** Responses of the service that pages share. */
  sharedResponses: { ttlMs: minute, maxEntries: 1_000 },
  redirects: { ttlMs: minute, retryAfterErrorMs: 2 * second, maxEntries: 5_000 },
  images: { cacheBytes: 512 * megabyte, sourceBytes: 15 * megabyte },
  shareImages: { maxEntries: 200, ttlMs: hour },
  bodies: {
    default: 64 * kilobyte,
    /** Many times the largest form. */
    account: 16 * kilobyte,
    /** The service's own limit. */
    picture: 5 * megabyte,
    measurements: 256 * kilobyte,
  },
  /** `Retry-After`. Browsers store telemetry for longer. */
  retryAfterSeconds: { overload: 5, measurement: 30, images: 30, sitemap: 60 },
  /** Requests of one IPv4 address or IPv6 /64 per minute; all /64 of one /48 together have four times as many. */
  requestsPerMinute: {
    api: 300,
    images: 600,
    shareImages: 120,
    measurements: 240,
    spreadsheets: 20,
    photos: 30,
    /** A large file has hundreds, of a megabyte each. */
    chunks: 1_200,
  },
} as const;
