import { useQuery } from '@tanstack/react-query';
import { useSearchPorts } from '../ports.tsx';
import { sameOffers } from './facets.ts';
import { offerCountQuery } from './queries.ts';
import type { ResultsSearch } from './search-params.ts';
import { useSettled } from './use-settled.ts';

/** How long a choice may still change before it is counted, in milliseconds. */
const patience = 250;

/** How many offers a search being put together would find. */
export interface OfferCount {
  /** The last number known; absent when it could not be counted. */
  readonly count: number | undefined;
  /** The number is that of an earlier choice: show it dimmed. */
  readonly isOld: boolean;
  /** It could not be counted: the service failed, or there is no connection. */
  readonly hasFailed: boolean;
}

/** Counts the offers of `draft` as it changes. `total` is the number already known for `applied`, the page's search. */
export function useOfferCount(
  draft: ResultsSearch,
  applied: ResultsSearch,
  total: number | undefined,
): OfferCount {
  const { service } = useSearchPorts();
  const settled = useSettled(draft, patience);
  const counted = useQuery({ ...offerCountQuery(service, settled), enabled: !sameOffers(settled, applied) });
  if (sameOffers(draft, applied)) return { count: total, isOld: false, hasFailed: false };
  const isPaused = counted.fetchStatus === 'paused';
  if (counted.isError || isPaused) return { count: undefined, isOld: false, hasFailed: true };
  const isOld = !sameOffers(draft, settled) || counted.isPlaceholderData || counted.data === undefined;
  return { count: counted.data ?? total, isOld, hasFailed: false };
}
