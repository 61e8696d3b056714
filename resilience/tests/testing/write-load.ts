import { expect } from 'vitest';
import { until } from '../../cluster/until.ts';
import { startWriters, WRITTEN_EMAIL_PATTERN, type WritersOptions } from '../../load/writers.ts';
import type { TestDatabase } from './test-database.ts';
import { createBuyers, createOffers, startReservations, type Buyer } from './reservations.ts';
import { siteHeaders } from './service-process.ts';
import { readStoredState } from './stored-state.ts';

/** Buyers and offers, created before the load starts. */
export interface WriteLoadData {
  readonly buyers: readonly Buyer[];
  readonly offers: readonly number[];
}

/** Creates buyers for a minute of reservations, and offers with enough seats. */
export async function prepareWriteLoad(database: TestDatabase): Promise<WriteLoadData> {
  return database.inspect(async (opened) => ({
    buyers: await createBuyers(opened, 200),
    offers: await createOffers(
      opened,
      Array.from({ length: 20 }, () => 100),
    ),
  }));
}

/** Continuous load of leads and reservations. */
export interface WriteLoad {
  /** Number of acknowledged writes. */
  acknowledged(): number;
  /** When leads were acknowledged: milliseconds of `performance.now()`. */
  readonly acknowledgedAt: readonly number[];
  /** Number of failures by outcome. */
  failures(): ReadonlyMap<string, number>;
  /** Resolves when this many more writes have been acknowledged. */
  waitForWrites(writes: number, signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
  /** Expects that every acknowledged write is stored once, without partial writes. @returns a summary. */
  expectNothingLost(database: TestDatabase): Promise<string>;
}

/** Starts the load on the service at this URL. @param options of both leads and reservations. */
export function startWriteLoad(
  url: string,
  { buyers, offers }: WriteLoadData,
  options?: WritersOptions,
): WriteLoad {
  const writers = startWriters(url, siteHeaders, options);
  const reservations = startReservations(url, buyers, offers, options);
  const acknowledged = (): number => writers.acknowledged.length + reservations.acknowledged.size;
  return {
    acknowledged,
    acknowledgedAt: writers.acknowledgedAt,
    failures() {
      const all = new Map(writers.failures);
      for (const [outcome, count] of reservations.failures) all.set(outcome, (all.get(outcome) ?? 0) + count);
      return all;
    },
    async waitForWrites(writes, signal) {
      const before = acknowledged();
      await until(
        { what: 'writes continue', seconds: 60, signal },
        () => acknowledged() >= before + writes || undefined,
      );
    },
    async stop() {
      await Promise.all([writers.stop(), reservations.stop()]);
    },
    async expectNothingLost(database) {
      const stored = await database.inspect((opened) => readStoredState(opened, WRITTEN_EMAIL_PATTERN));
      expect(writers.acknowledged.filter((email) => !stored.leads.has(email))).toEqual([]);
      const storedOrders = [...reservations.acknowledged].filter(
        ([key, code]) => stored.orders.get(key) === code,
      );
      expect(storedOrders).toHaveLength(reservations.acknowledged.size);
      expect(stored.partialWrites).toEqual([]);
      return `${acknowledged()} writes acknowledged, 0 lost`;
    },
  };
}
