import { hashKey, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/** What a results page knows of one of its calls. */
export interface ResultsQuery<Data> {
  readonly data: Data | undefined;
  /** Why there is no answer. Stays while the call is made again, so that what says it does not come and go. */
  readonly failure: Error | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * Reads what the page's loader has fetched, and fetches what it has not. A call that failed is made again when somebody
 * asks for it, not because a component is there to show it.
 *
 * @param isEnabled `false` for a call that this search has no use for.
 */
export function useResultsQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  isEnabled = true,
): ResultsQuery<Data> {
  const query = useQuery({
    ...options,
    enabled: ({ state }) => isEnabled && state.status !== 'error',
  });
  const hash = hashKey(options.queryKey);
  const [last, setLast] = useState<{ readonly hash: string; readonly error: Error }>();
  if (query.error && last?.error !== query.error) setLast({ hash, error: query.error });
  const before = query.isPending && last?.hash === hash ? last.error : undefined;
  return {
    data: query.data,
    failure: query.error ?? before,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
