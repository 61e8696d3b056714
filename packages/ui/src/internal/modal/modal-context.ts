'use client';

import { createContext, useContext } from 'react';
import { phoneScreen } from '../../hooks/use-media-query.ts';
import type { ChangeDetails } from '../change-details.ts';
import { lazyComponent } from '../lazy-component.ts';
import { type Layer, type LayerStateProps, useLayerAround } from '../layer/layer-state.ts';

/** Why a modal layer opened or closed. */
export type ModalReason = 'trigger' | 'escape' | 'outside-press' | 'close-button' | 'back' | 'drag';

export type ModalDetails = ChangeDetails<ModalReason>;

export interface ModalRootProps extends LayerStateProps<ModalReason> {}

export const ModalContext = createContext<Layer<ModalReason> | undefined>(undefined);

/** The surrounding modal layer. */
export const useModal = (part: string) => useLayerAround(ModalContext, part);

/** The content with Radix Dialog, loaded only when a layer opens. */
export const lazyModal = lazyComponent(async () => (await import('./modal-content.tsx')).ModalContent);

/** The screens on which Back closes a layer beside something: phones, while it is in a modal layer that Back closes. */
export const useBackInModal = () => (useContext(ModalContext)?.isOpen ? phoneScreen : 'not all');
