'use client';

import { createContext } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { type Layer, type LayerStateProps, useLayerAround } from '../../internal/layer/layer-state.ts';

/** Why a popover opened or closed. */
export type PopoverReason = 'trigger' | 'escape' | 'outside-press' | 'focus-out' | 'close-button' | 'back';

export type PopoverDetails = ChangeDetails<PopoverReason>;

export interface PopoverRootProps extends LayerStateProps<PopoverReason> {}

export const PopoverContext = createContext<Layer<PopoverReason> | undefined>(undefined);

/** The surrounding popover. */
export const usePopover = (part: string) => useLayerAround(PopoverContext, part);
