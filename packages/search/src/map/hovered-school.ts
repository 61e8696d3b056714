import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const queryKey = ['search', 'hovered-school'];

/** The slug of the school whose card in the list is hovered or focused: a map beside the list highlights its pin. */
export function useHoveredSchool(): string | undefined {
  const { data } = useQuery<string | null>({
    queryKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

/** The handlers of a school's card that make it the hovered school. Cards do not render again for it. */
export function useSchoolHovering(
  slug: string,
): Readonly<Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>> {
  const queryClient = useQueryClient();
  const enter = () => queryClient.setQueryData<string | null>(queryKey, slug);
  const leave = () => queryClient.setQueryData<string | null>(queryKey, null);
  // A card that leaves the page, as when its school is opened, gets no event.
  useEffect(
    () => () => {
      queryClient.setQueryData<string | null>(queryKey, (hovered) => (hovered === slug ? null : hovered));
    },
    [queryClient, slug],
  );
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}
