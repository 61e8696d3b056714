import type { Operation } from '@melhor-escola/api-client/panel';

/** What waits in a story or a test; unset queues have ordinary values. */
export function fixtureOperation(given: Partial<Operation> = {}): Operation {
  return {
    texts: { count: 12, oldest: '2026-03-07T12:00:00.000Z' },
    claims: { count: 1, oldest: '2026-03-10T10:00:00.000Z' },
    oversold: { count: 0, oldest: null },
    visits: { count: 3, oldest: '2026-03-08T12:00:00.000Z' },
    unconfirmedSchools: { count: 0, oldest: null },
    mails: { count: 2, oldest: '2026-03-10T11:59:30.000Z' },
    ...given,
  };
}
