import { hashKey, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/** State of a call of the results page. */
export interface ResultsQuery<Data> {
  readonly data: Data | undefined;
  /** The error. Kept during a retry, so that its message does not flicker. */
  readonly failure: Error | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * Reads what the page's loader has fetched, and fetches what it has not. Failed calls are retried explicitly, not when
 * a component mounts.
 *
 * @param isEnabled `false` for a call that this search does not need.
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
