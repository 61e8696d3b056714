/*
 * The figures of the spec (CO-04) that can be set. Those of what is too large (524,288 bytes, texts of 1024, 512 and 256
 * characters, a message of 255) are Rollbar's own; the tests hold it to them.
 */

/** Reports in a minute at most. */
export const MAX_REPORTS_PER_MINUTE = 60;

/** Errors that wait until they can be reported. */
export const MAX_QUEUED_ERRORS = 100;

/** What happened before an error: so many events are kept to be told with it. */
export const MAX_TELEMETRY_EVENTS = 100;

/** Messages of errors that only report a lost connection; they are not sent (ER-03). */
export const ignoredErrors = [/^Network Error\b/u] as const;
