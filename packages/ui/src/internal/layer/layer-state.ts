'use client';

import { createContext, useContext, useId, useRef, useState } from 'react';
import { useHydrated } from '../../hooks/hydration.tsx';
import type { ChangeDetails } from '../change-details.ts';
import { type OpenStateProps, useOpenState } from '../use-controlled-state.ts';

/** Why a layer opened or closed: `focus-out` only a `Popover` or a `MultiSelect`, `drag` only a `BottomSheet`. */
export type LayerReason =
  | 'trigger'
  | 'escape'
  | 'outside-press'
  | 'focus-out'
  | 'close-button'
  | 'back'
  | 'drag';

export type LayerDetails = ChangeDetails<LayerReason>;

export interface LayerRootProps<Reason extends string = LayerReason> extends OpenStateProps<Reason> {
  /** It has opened or closed, and its animation has ended. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
  /**
   * Whether the visitor may dismiss it. If false, Escape, a press outside, Back and leaving it with the focus do
   * nothing, and there is no close button: the content must then offer a way out.
   * @default true
   */
  closable?: boolean | undefined;
}

/** State shared by the parts of a layer. */
export type Layer<Reason extends string = LayerReason> = ReturnType<typeof useLayerState<Reason>>;

/** The state of a layer, for the context of its parts. */
export function useLayerState<Reason extends string = LayerReason>({
  onOpenChangeComplete,
  closable = true,
  ...state
}: LayerRootProps<Reason>) {
  const [wanted, changeOpen] = useOpenState(state);
  const isHydrated = useHydrated();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [descriptionId, setDescriptionId] = useState<string>();
  return {
    /** Whether it is open; always false on a server. */
    isOpen: isHydrated && wanted,
    changeOpen,
    onOpenChangeComplete,
    closable,
    /** The element that opened it last. */
    opener: useRef<HTMLElement>(null),
    /** Its content while that is rendered: from the moment its module is loaded until it has moved out. */
    element,
    setElement,
    titleId: useId(),
    /** Id of its description while that is rendered. */
    descriptionId,
    setDescriptionId,
  };
}

export const LayerContext = createContext<Layer | undefined>(undefined);

/** Whether an open modal layer is around. */
export const InModalContext = createContext(false);

/** The layer around a part. */
export const useLayer = (part: string): Layer => requireRoot(useContext(LayerContext), part);

/** @throws unless a part has a root around it. */
export function requireRoot<State>(state: State | undefined, part: string): State {
  if (state) return state;
  throw new Error(
    `${part}: there is no root around it, so it belongs to no layer. Render it inside its Root.`,
  );
}
