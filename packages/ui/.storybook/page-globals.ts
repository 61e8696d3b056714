import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { brandOf, themeOf } from './storybook-theme.ts';

/** What the toolbar and the story in view ask for. */
export type Globals = Readonly<Record<string, unknown>>;

let current: Globals = {};
const subscribers = new Set<() => void>();

/**
 * Gives the whole page its theme and brand, with everything that is drawn at the end of its body: a story, a documentation
 * page without any story, a dialog.
 */
export function applyToPage(globals: Globals): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = themeOf(globals);
  dataset['brand'] = brandOf(globals);
}

function update({ globals }: { globals: Globals }): void {
  current = globals;
  applyToPage(globals);
  for (const notify of subscribers) notify();
}

/** Follows the toolbar from now on. */
export function followToolbar(): void {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, update);
  channel.on(GLOBALS_UPDATED, update);
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** What the toolbar asks for, on a page of documentation too. */
export function usePageGlobals(): Globals {
  return useSyncExternalStore(subscribe, () => current);
}
