import { setTimeout as delay } from 'node:timers/promises';
import { createHttpClient, outcomeOf } from './http-client.ts';
import { startLoops } from './loops.ts';

/** Writes that are numbered, so that afterwards each can be looked for. */
export interface Writers {
  /** Their addresses in the order of acknowledgement. */
  readonly acknowledged: readonly string[];
  /** When each was acknowledged: milliseconds of `performance.now()`. */
  readonly acknowledgedAt: readonly number[];
  /** Writes that were not acknowledged, by what was said instead: '503', 'ECONNRESET'. */
  readonly failures: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

export interface WritersOptions {
  /** How many write at the same time. */
  readonly concurrency?: number;
  /** Milliseconds that an answer may take. */
  readonly timeoutMs?: number;
}

/** Every e-mail that a write leaves matches this pattern of SQL. */
export const WRITTEN_EMAIL_PATTERN = 'carga-%@cluster.example';

/**
 * People who leave their details in a form, which is an account without a password: the service's shortest write. Whoever
 * is refused does not try again, but the next one does: a write that was not acknowledged may have been made all the same.
 *
 * @param headers those of the site, which is believed about its visitors' addresses: each has its own, and so its own limit.
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
    const outcome = await outcomeOf(
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

/** One for each, of 10.0.0.0/8. */
function visitorAddress(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
