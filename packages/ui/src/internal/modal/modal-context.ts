'use client';

import { createContext } from 'react';
import type { ChangeDetails } from '../change-details.ts';
import { type Layer, type LayerStateProps, noLayer, useLayerAround } from '../layer/layer-state.ts';
import { lazyComponent } from '../layer/lazy-component.ts';

/** Why a modal layer opened or closed. */
export type ModalReason = 'trigger' | 'escape' | 'outside-press' | 'close-button' | 'back' | 'drag';

export type ModalDetails = ChangeDetails<ModalReason>;

export interface ModalRootProps extends LayerStateProps<ModalReason> {}

export const ModalContext = createContext<Layer<ModalReason>>(noLayer);

/** The surrounding modal layer. */
export const useModal = (part: string) => useLayerAround(ModalContext, part);

/** The content with Radix Dialog, loaded only when a layer opens. */
export const lazyContent = lazyComponent(async () => (await import('./modal-content.tsx')).ModalContent);
