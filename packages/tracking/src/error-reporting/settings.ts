/*
 * Configurable limits of the spec (CO-04). The truncation limits (524,288 bytes; texts of 1024, 512 and 256 characters; messages of 255)
 * are Rollbar's defaults; tests verify them.
 */

/** Reports per minute. */
export const MAX_REPORTS_PER_MINUTE = 60;

/** Preceding events sent with an error. */
export const MAX_TELEMETRY_EVENTS = 100;

/** Messages of errors that only report a lost connection; they are not sent (ER-03). */
export const ignoredErrors = [/^Network Error\b/u] as const;
