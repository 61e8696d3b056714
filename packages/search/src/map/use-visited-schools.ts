import { useQuery, useQueryClient } from '@tanstack/react-query';

const queryKey = ['search', 'map-visited'];

/** The schools that were selected on a map or opened from it in this visit, in memory only. */
export function useVisitedSchools(): {
  visited: ReadonlySet<string>;
  add: (slugs: readonly string[]) => void;
} {
  const queryClient = useQueryClient();
  const { data } = useQuery<ReadonlySet<string>>({
    queryKey,
    queryFn: () => new Set(),
    enabled: false,
    initialData: none,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const add = (slugs: readonly string[]): void => {
    queryClient.setQueryData<ReadonlySet<string>>(
      queryKey,
      (before = none) => new Set([...before, ...slugs]),
    );
  };
  return { visited: data, add };
}

const none: ReadonlySet<string> = new Set();
