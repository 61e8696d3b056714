import { expect } from 'vitest';
import { until } from '../../cluster/until.ts';
import { startWriters, WRITTEN_EMAIL_PATTERN, type WritersOptions } from '../../load/writers.ts';
import type { TestDatabase } from './test-database.ts';
import { createBuyers, createOffers, startReservations, type Buyer } from './reservations.ts';
import { siteHeaders } from './service-process.ts';
import { readStoredState } from './stored-state.ts';

/** Who reserves what, made before the load begins. */
export interface WriteLoadData {
  readonly buyers: readonly Buyer[];
  readonly offers: readonly number[];
}

/** People enough for a minute of reservations, and offers with seats for all. */
export async function prepareWriteLoad(database: TestDatabase): Promise<WriteLoadData> {
  return database.inspect(async (opened) => ({
    buyers: await createBuyers(opened, 200),
    offers: await createOffers(
      opened,
      Array.from({ length: 20 }, () => 100),
    ),
  }));
}

/** People who leave their details, and people who reserve, until they are stopped. */
export interface WriteLoad {
  /** Writes that have been acknowledged. */
  acknowledged(): number;
  /** When leads were acknowledged: milliseconds of `performance.now()`. */
  readonly acknowledgedAt: readonly number[];
  /** What was answered instead, with its number. */
  failures(): ReadonlyMap<string, number>;
  /** Resolves when so many more have been acknowledged. */
  waitForWrites(writes: number, signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
  /** Expects that all that was acknowledged is stored, once, and nothing by halves. @returns what was counted, in words. */
  expectNothingLost(database: TestDatabase): Promise<string>;
}

/** Puts it on the service at this address. @param options of each of the two kinds. */
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
        { what: 'writes go on', seconds: 60, signal },
        () => acknowledged() >= before + writes || undefined,
      );
    },
    async stop() {
      await Promise.all([writers.stop(), reservations.stop()]);
    },
    async expectNothingLost(database) {
      const stored = await database.inspect((opened) => readStoredState(opened, WRITTEN_EMAIL_PATTERN));
      expect(writers.acknowledged.filter((email) => !stored.leads.has(email))).toEqual([]);
      const kept = [...reservations.acknowledged].filter(([key, code]) => stored.orders.get(key) === code);
      expect(kept).toHaveLength(reservations.acknowledged.size);
      expect(stored.partialWrites).toEqual([]);
      return `${acknowledged()} writes acknowledged, 0 lost`;
    },
  };
}
