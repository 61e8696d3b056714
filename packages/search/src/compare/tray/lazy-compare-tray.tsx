'use client';

import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSlugList } from '../../favorites/use-slug-list.ts';
import { useSearchPorts } from '../../ports.tsx';
import { useAddressOf } from '../../route-link.tsx';

const CompareTray = lazy(async () => ({ default: (await import('./compare-tray.tsx')).CompareTray }));

/** The compare tray, loaded once a school is chosen. Renders nothing on the comparison itself. */
export function LazyCompareTray() {
  const { links, compared } = useSearchPorts();
  const addressOf = useAddressOf();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isChosen = useSlugList(compared).length > 0;
  if (!isChosen || path === addressOf(links.compare([]))) return null;
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
}
