import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { toolbarBrand, toolbarTheme } from './storybook-theme.ts';

/** The globals of the toolbar and of the current story. */
export type Globals = Readonly<Record<string, unknown>>;

let current: Globals = {};
const subscribers = new Set<() => void>();

/**
 * Applies theme and brand to the whole page, because dialogs render at the end of the body and a documentation page may
 * have no story.
 */
export function applyToPage(globals: Globals): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = toolbarTheme(globals);
  dataset['brand'] = toolbarBrand(globals);
}

function update({ globals }: { globals: Globals }): void {
  current = globals;
  applyToPage(globals);
  for (const notify of subscribers) notify();
}

/** Applies every later change of the toolbar. */
export function followToolbar(): void {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, update);
  channel.on(GLOBALS_UPDATED, update);
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** Reads the toolbar's globals, on documentation pages too. */
export function usePageGlobals(): Globals {
  return useSyncExternalStore(subscribe, () => current);
}
