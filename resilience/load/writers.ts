import { setTimeout as delay } from 'node:timers/promises';
import { createHttpClient, callOutcome } from './http-client.ts';
import { startLoops } from './loops.ts';

/** Load of numbered writes, so that each can be verified afterwards. */
export interface Writers {
  /** E-mails of acknowledged writes, in order. */
  readonly acknowledged: readonly string[];
  /** When each was acknowledged: milliseconds of `performance.now()`. */
  readonly acknowledgedAt: readonly number[];
  /** Number of failed writes by outcome: '503', 'ECONNRESET'. */
  readonly failures: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

export interface WritersOptions {
  /** Concurrent writers. */
  readonly concurrency?: number;
  /** Timeout of a request. */
  readonly timeoutMs?: number;
}

/** SQL pattern that matches the e-mails of all writes. */
export const WRITTEN_EMAIL_PATTERN = 'carga-%@cluster.example';

/**
 * Submits leads, which create accounts without passwords: the service's cheapest write. Failed writes are not retried, because an
 * unacknowledged write may have been stored.
 *
 * @param headers of the site, whose `x-forwarded-for` is trusted: each visitor has its own address, and so its own rate limit.
 */
export function startWriters(
  serviceUrl: string,
  headers: Readonly<Record<string, string>>,
  { concurrency = 4, timeoutMs }: WritersOptions = {},
): Writers {
  const client = createHttpClient(serviceUrl, timeoutMs);
  const acknowledged: string[] = [];
  const acknowledgedAt: number[] = [];
  const failures = new Map<string, number>();
  let last = 0;
  const loops = startLoops(concurrency, async () => {
    last += 1;
    const email = `carga-${last}@cluster.example`;
    const outcome = await callOutcome(
      client.call({
        method: 'POST',
        path: '/v3/account/user',
        headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': visitorAddress(last) },
        body: JSON.stringify({ name: 'Carga da Silva', email }),
      }),
    );
    if (outcome === '201') {
      acknowledged.push(email);
      acknowledgedAt.push(performance.now());
    } else {
      failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
      await delay(100);
    }
    await delay(10);
  });
  return {
    acknowledged,
    acknowledgedAt,
    failures,
    async stop() {
      await loops.stop();
      client.close();
    },
  };
}

/** A distinct address of 10.0.0.0/8 for each visitor. */
function visitorAddress(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
