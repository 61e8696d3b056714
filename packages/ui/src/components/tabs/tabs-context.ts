'use client';

import { createContext, use } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';

/** Why another tab was chosen: a press, an arrow key, or the browser's search or a `#fragment` link leading into it. */
export type TabsReason = 'press' | 'arrow-key' | 'found';

export type TabsDetails = ChangeDetails<TabsReason>;

/** Whether arrows choose a tab as they reach it, or only Enter, Space and a press do. */
export type TabsActivation = 'automatic' | 'manual';

export interface TabsState {
  value: string;
  activation: TabsActivation;
  select: (value: string, reason: TabsReason, event: Event) => void;
  /** Ids of a tab and its panel, which name each other. */
  idOf: (part: 'tab' | 'panel', value: string) => string;
}

export const TabsContext = createContext<TabsState | undefined>(undefined);

const alone: TabsState = {
  value: '',
  activation: 'manual',
  select: () => {},
  idOf: (part, value) => `${part}-${value}`,
};

/** @throws outside of `Tabs`, in development. */
export function useTabs(part: string): TabsState {
  const tabs = use(TabsContext);
  if (!tabs && process.env.NODE_ENV !== 'production') {
    throw new Error(
      `${part}: it is outside of Tabs, so nothing knows which one is chosen. Put it inside \`<Tabs>\`.`,
    );
  }
  return tabs ?? alone;
}
