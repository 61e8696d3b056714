'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import type { AutocompleteOption } from './options.ts';
import type SuggestionsPopover from './suggestions-popover.tsx';
import type SuggestionsScreen from './suggestions-screen.tsx';

interface Surfaces {
  popover: typeof SuggestionsPopover;
  screen: typeof SuggestionsScreen;
}

/*
 * The two components that show the suggestions, loaded on demand: they bring positioning, dialog and highlight, about 35 kB
 * that a page need not load before someone uses the field. Shared by all fields, like the module cache. `lazy` of React
 * would not try again after a failure.
 */
const loaded: Partial<Surfaces> = {};
const load = {
  popover: async () => {
    loaded.popover ??= (await import('./suggestions-popover.tsx')).default;
  },
  screen: async () => {
    loaded.screen ??= (await import('./suggestions-screen.tsx')).default;
  },
};

/** Preloads a component that shows the suggestions. Errors are ignored: the next use tries again. */
export async function preloadSurface(kind: keyof Surfaces): Promise<void> {
  try {
    await load[kind]();
  } catch {
    // Offline, or a new version was deployed: until it loads, this is a plain text field.
  }
}

/** Loads a component that shows the suggestions once it is wanted. @returns whether to render it: wanted and loaded. */
export function useSurface(kind: keyof Surfaces, wanted: boolean): boolean {
  const [, rerender] = useState(0);
  useEffect(() => {
    if (!wanted || loaded[kind]) return undefined;
    let current = true;
    void preloadSurface(kind).then(() => current && rerender((count) => count + 1));
    return () => {
      current = false;
    };
  }, [kind, wanted]);
  return wanted && loaded[kind] !== undefined;
}

/** `SuggestionsPopover`, once `useSurface` says that it is loaded. */
export function PopoverSurface<Option extends AutocompleteOption>(
  props: ComponentProps<typeof SuggestionsPopover<Option>>,
) {
  const { popover: Popover } = loaded;
  return Popover && <Popover {...props} />;
}

/** `SuggestionsScreen`, once `useSurface` says that it is loaded. */
export function ScreenSurface<Option extends AutocompleteOption>(
  props: ComponentProps<typeof SuggestionsScreen<Option>>,
) {
  const { screen: Screen } = loaded;
  return Screen && <Screen {...props} />;
}
