'use client';

import { lazyPart } from '@melhor-escola/ui/hooks';
import { useSlugList } from '../../favorites/use-slug-list.ts';
import { useSearchPorts } from '../../ports.tsx';

/** Without its code the comparison is reached from the schools. */
const CompareTray = lazyPart(async () => (await import('./compare-tray.tsx')).CompareTray, {
  failure: () => null,
});

/** The compare tray, loaded once a school is chosen. */
export function LazyCompareTray() {
  const { compared } = useSearchPorts();
  const isChosen = useSlugList(compared).length > 0;
  return isChosen ? <CompareTray /> : null;
}
