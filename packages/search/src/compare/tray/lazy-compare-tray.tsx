'use client';

import { lazy, Suspense } from 'react';
import { useSlugList } from '../../favorites/use-slug-list.ts';
import { useSearchPorts } from '../../ports.tsx';

const CompareTray = lazy(async () => ({ default: (await import('./compare-tray.tsx')).CompareTray }));

/** The compare tray, loaded once a school is chosen. */
export function LazyCompareTray() {
  const { compared } = useSearchPorts();
  const isChosen = useSlugList(compared).length > 0;
  return isChosen ? (
    <Suspense>
      <CompareTray />
    </Suspense>
  ) : null;
}
