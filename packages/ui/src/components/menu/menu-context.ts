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

/** The menu around a part. */
export const useMenu = (part: string) => useLayerAround(MenuContext, part);

/** What gets the focus as a menu opens: by a pointer the menu itself, so that no action looks chosen. */
export type MenuStart = 'first' | 'last' | 'menu';

/** Where the focus goes as the menu opens, and the way to say so beforehand. */
export const MenuStartContext = createContext<readonly [MenuStart, (start: MenuStart) => void]>([
  'menu',
  () => {},
]);
