'use client';

import { createContext, type RefObject, useContext } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { type Layer, type LayerRootProps, requireRoot } from '../../internal/layer/layer-state.ts';
import { lazyModule } from '../../internal/lazy-module.ts';

/** Why a menu opened or closed. */
export type MenuReason = 'trigger' | 'item-press' | 'escape' | 'tab' | 'outside-press' | 'focus-out' | 'back';

export type MenuDetails = ChangeDetails<MenuReason>;

export interface MenuRootProps extends Omit<LayerRootProps<MenuReason>, 'closable'> {}

/** What gets the focus when a menu opens: with a pointer the menu itself, so that no action looks selected. */
export type MenuStart = 'first' | 'last' | 'menu';

export interface MenuLayer extends Layer<MenuReason> {
  /** What gets the focus at the next opening. */
  startAt: RefObject<MenuStart>;
}

export const MenuContext = createContext<MenuLayer | undefined>(undefined);

/** The surrounding menu. */
export const useMenu = (part: string) => requireRoot(useContext(MenuContext), part);

/** The parts on Radix Dropdown Menu, loaded only when a menu opens. */
export const lazyMenu = lazyModule(() => import('./loaded-menu.tsx'));

/** The loaded parts, in the content of a menu. */
export const MenuPartsContext = createContext<ReturnType<typeof lazyMenu.useLoaded>>(undefined);

/** The loaded parts, for a part in the content. */
export const useMenuParts = (part: string) => requireRoot(useContext(MenuPartsContext), part);
