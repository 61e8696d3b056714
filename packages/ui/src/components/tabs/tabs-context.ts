'use client';

import { createContext } from 'react';
import { usePart } from '../../internal/use-part.ts';
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
  partId: (part: 'tab' | 'panel', value: string) => string;
}

export const TabsContext = createContext<TabsState | undefined>(undefined);

/** The state of the surrounding `Tabs`. */
export const useTabs = (part: string): TabsState => usePart(TabsContext, part, 'Tabs');
