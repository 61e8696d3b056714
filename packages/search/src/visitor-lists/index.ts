import type { ToastOptions } from '@melhor-escola/ui/toast';
import { MAX_COMPARED } from '../compare/search-params.ts';
import { MAX_FAVORITES } from '../favorites/search-params.ts';
import { BUDGET_KEY, budgetStore } from '../budget/budget-store.ts';
import { gradeStore } from '../grade/grade-store.ts';
import { lazySlugList } from '../favorites/slug-list.ts';
import type { DeviceLists } from './device-lists.ts';

export { BUDGET_KEY };

/** What the family can pay a month, on this device. Never read on a server, where it has no subscribers. */
export const deviceBudget = budgetStore(() => window.localStorage);

/** The grade that the family asks about, on this device. Never read on a server, where it has no subscribers. */
export const deviceGrade = gradeStore(() => window.localStorage);

export { gradeStore };

export interface VisitorLists extends DeviceLists {
  /** Loads the lists. Until then, and on a server, they are empty. */
  readonly load: () => Promise<DeviceLists>;
}

/** The schools that a visitor saved on this device, and those about to be compared. The code of the lists is loaded with their first use. */
export function visitorLists(showToast: (toast: ToastOptions) => void): VisitorLists {
  let lists: Promise<DeviceLists> | undefined;
  const load = () =>
    (lists ??= import('./device-lists.ts').then(({ deviceLists }) => deviceLists(showToast)));
  return {
    favorites: lazySlugList(MAX_FAVORITES, async () => (await load()).favorites),
    compared: lazySlugList(MAX_COMPARED, async () => (await load()).compared),
    load,
  };
}
