import type { Phase } from './longest-gap.ts';
import type { ReadOutcome } from './readers.ts';

/** Summary of the failed reads in a phase: '3 of 512: 503 × 2, ECONNRESET × 1'. */
export function describeErrors(outcomes: readonly ReadOutcome[], { from, to }: Phase): string {
  const within = outcomes.filter(({ at }) => at >= from && at <= to);
  const errors = within.filter(({ outcome }) => outcome !== '200');
  const total = `${errors.length} of ${within.length}`;
  if (errors.length === 0) return total;
  const kinds = Object.entries(Object.groupBy(errors, ({ outcome }) => outcome));
  return `${total}: ${kinds.map(([kind, those]) => `${kind} × ${those?.length ?? 0}`).join(', ')}`;
}
