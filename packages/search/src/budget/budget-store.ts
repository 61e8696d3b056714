import type { Centavos } from '@melhor-escola/domain/money';
import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { type SyncedStore, syncedStore } from '../synced-store.ts';

/** More a month is a typing error. */
export const MAX_BUDGET: Centavos = 2_000_000;

/** The storage key. A host may say before the first paint that it is set, by `data-budget` on the root (`budget.css`). */
export const BUDGET_KEY = 'montilla:budget';

/** What the family can pay a month, in centavos, always whole reais; 0: not set. It stays on the device. */
export type BudgetStore = SyncedStore<Centavos>;

/** @param storage the browser's, which may deny it: then the budget lasts as long as the page. */
export function budgetStore(storage: DeviceStorage): BudgetStore {
  const store = deviceStore(
    storage,
    BUDGET_KEY,
    ({ monthly }) => (isBudget(monthly) ? { monthly } : undefined),
    1,
  );
  return syncedStore(
    BUDGET_KEY,
    () => store.read()?.monthly ?? 0,
    (monthly) => {
      if (monthly > 0) return store.write({ monthly });
      store.clear();
      return true;
    },
  );
}

/** Whether a value is a budget that can be stored: whole reais, in centavos. */
export function isBudget(value: unknown): value is Centavos {
  return typeof value === 'number' && value > 0 && value <= MAX_BUDGET && value % 100 === 0;
}
