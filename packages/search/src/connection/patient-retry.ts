import { isTemporary } from '@melhor-escola/api-client/api-error';

/** Tries after the first: with the waits between them, a little over a minute. */
const most = 6;

/**
 * In a browser, what may work shortly is asked for again by itself, ever more slowly; meanwhile the page shown stays. Without a
 * connection the query cache waits for it. A server does not wait: a page that says what failed is better than none.
 */
export const patientRetry = {
  retry: (failures: number, error: Error): boolean =>
    typeof window !== 'undefined' && isTemporary(error) && failures < most,
  retryDelay: (failures: number): number => Math.min(1_000 * 2 ** failures, 20_000),
} as const;
