'use client';

import { createContext, use } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';

/**
 * Why another tab was selected: a press, an arrow key, or the browser's search or a `#fragment` link into its panel.
 */
export type TabsReason = 'press' | 'arrow-key' | 'found';

export type TabsDetails = ChangeDetails<TabsReason>;

/** Whether arrow keys select a tab, or only Enter, Space and a press. */
export type TabsActivation = 'automatic' | 'manual';

export interface TabsState {
  value: string;
  activation: TabsActivation;
  select: (value: string, reason: TabsReason, event: Event) => void;
  /** Ids of a tab and its panel, which reference each other. */
  idOf: (part: 'tab' | 'panel', value: string) => string;
}

export const TabsContext = createContext<TabsState | undefined>(undefined);

const alone: TabsState = {
  value: '',
  activation: 'manual',
  select: () => {},
  idOf: (part, value) => `${part}-${value}`,
};

/** @throws outside `Tabs`, in development. */
export function useTabs(part: string): TabsState {
  const tabs = use(TabsContext);
  if (!tabs && process.env.NODE_ENV !== 'production') {
    throw new Error(
      `${part}: it is outside of Tabs, so nothing knows which one is chosen. Put it inside \`<Tabs>\`.`,
    );
  }
  return tabs ?? alone;
}
