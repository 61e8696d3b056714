import type { SpamSignals } from '@melhor-escola/api-client/service';

/** Minimum seconds to fill in a form: no person is faster, most bots are. */
export const MIN_SECONDS = 3;

/**
 * Whether a form looks as if a bot had sent it: the honeypot field is filled in, or it took too little time. A first
 * check that costs people nothing; the rate limits of the service and the confirmation e-mail come after it.
 */
export function looksAutomated({ website, secondsTaken }: SpamSignals): boolean {
  return website !== '' || !(secondsTaken >= MIN_SECONDS);
}
