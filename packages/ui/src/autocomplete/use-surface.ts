'use client';

import { useEffect, useState } from 'react';
import type SuggestionsPopover from './suggestions-popover.tsx';
import type SuggestionsScreen from './suggestions-screen.tsx';

interface Surfaces {
  popover: typeof SuggestionsPopover;
  screen: typeof SuggestionsScreen;
}

const arrived: Partial<Surfaces> = {};
const load = {
  popover: async () => {
    arrived.popover ??= (await import('./suggestions-popover.tsx')).default;
  },
  screen: async () => {
    arrived.screen ??= (await import('./suggestions-screen.tsx')).default;
  },
};

/** Fetches what shows the suggestions, ahead of its use. A failure is silent: the next use tries again. */
export async function preloadSurface(kind: keyof Surfaces): Promise<void> {
  try {
    await load[kind]();
  } catch {
    // Offline, or a new version was published: until then it is a field like any other.
  }
}

/**
 * What shows the suggestions: positioning, dialog and highlight come with it, about 35 kB that a page need not load
 * before someone reaches for the field. Absent until it has arrived.
 */
export function useSurface<Kind extends keyof Surfaces>(
  kind: Kind,
  wanted: boolean,
): Surfaces[Kind] | undefined {
  const [, rerender] = useState(0);
  useEffect(() => {
    if (!wanted || arrived[kind]) return undefined;
    let current = true;
    void preloadSurface(kind).then(() => current && rerender((count) => count + 1));
    return () => {
      current = false;
    };
  }, [kind, wanted]);
  return wanted ? arrived[kind] : undefined;
}
