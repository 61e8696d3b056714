/*
 * The figures of the spec (CO-04). Those that are Faro's own and cannot be set (15 minutes and 4 hours of a session, 60,000
 * bytes of a request that outlives its page, 10 s that a user action waits for its requests) are held to by the tests.
 */

/** A batch is sent after so many milliseconds, or when it has so many items. */
export const batch = { milliseconds: 250, items: 50 } as const;

/** Batches that wait or are under way; what comes on top of them is dropped. */
export const bufferedBatches = 30;

/** Requests at once. */
export const concurrentRequests = 5;

/** Milliseconds until a refused batch is sent again, when the collector does not say. */
export const backoff = 5000;

/**
 * The longest Retry-After that is waited for, in milliseconds. Faro gives a batch up that is to wait longer, and then the
 * next one tries at once: by its own 30 s, that would be so for every minute that our service asks for.
 */
export const longestPause = 15 * 60_000;

/** Milliseconds after which a user action is over when nothing comes of it. */
export const userActionSettles = 100;
