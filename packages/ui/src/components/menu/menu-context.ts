'use client';

import { createContext } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import {
  type Layer,
  type LayerStateProps,
  noLayer,
  useLayerAround,
} from '../../internal/layer/layer-state.ts';

/** Why a menu opened or closed. */
export type MenuReason = 'trigger' | 'item-press' | 'escape' | 'tab' | 'outside-press' | 'focus-out';

export type MenuDetails = ChangeDetails<MenuReason>;

export interface MenuRootProps extends Omit<LayerStateProps<MenuReason>, 'closable'> {}

export const MenuContext = createContext<Layer<MenuReason>>(noLayer);

/** The surrounding menu. */
export const useMenu = (part: string) => useLayerAround(MenuContext, part);

/** What gets the focus when a menu opens: with a pointer the menu itself, so that no action looks selected. */
export type MenuStart = 'first' | 'last' | 'menu';

/** The initial focus of the menu, and a function that sets it before opening. */
export const MenuStartContext = createContext<readonly [MenuStart, (start: MenuStart) => void]>([
  'menu',
  () => {},
]);
