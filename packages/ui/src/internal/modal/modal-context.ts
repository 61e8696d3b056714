'use client';

import { createContext } from 'react';
import type { ChangeDetails } from '../change-details.ts';
import { type Layer, type LayerStateProps, useLayerAround } from '../layer/layer-state.ts';

/** Why a modal layer opened or closed. */
export type ModalReason = 'trigger' | 'escape' | 'outside-press' | 'close-button' | 'back' | 'drag';

export type ModalDetails = ChangeDetails<ModalReason>;

export interface ModalRootProps extends LayerStateProps<ModalReason> {}

export const ModalContext = createContext<Layer<ModalReason> | undefined>(undefined);

/** The surrounding modal layer. */
export const useModal = (part: string) => useLayerAround(ModalContext, part);
