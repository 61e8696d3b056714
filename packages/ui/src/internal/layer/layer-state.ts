'use client';

import { type Context, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../../hooks/hydration.tsx';
import { type OpenStateProps, useOpenState } from '../use-controlled-state.ts';

export interface LayerStateProps<Reason extends string> extends OpenStateProps<Reason> {
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
export type Layer<Reason extends string> = ReturnType<typeof useLayerState<Reason>>;

/** The state of a layer, for the context of its parts. */
export function useLayerState<Reason extends string>({
  onOpenChangeComplete,
  closable = true,
  ...state
}: LayerStateProps<Reason>) {
  const [wanted, changeOpen] = useOpenState(state);
  const isHydrated = useHydrated();
  const [contentId, setContentId] = useState<string>();
  const [descriptionId, setDescriptionId] = useState<string>();
  return {
    /** Whether it is open; always false on a server. */
    isOpen: isHydrated && wanted,
    changeOpen,
    onOpenChangeComplete,
    closable,
    /** The element that opened it last. */
    opener: useRef<HTMLElement>(null),
    titleId: useId(),
    /** Id of its description while that is rendered. */
    descriptionId,
    setDescriptionId,
    /** Id of its content while that is rendered. */
    contentId,
    setContentId,
  };
}

/** The id of a layer's description, which its content references while it is rendered. */
export function useDescriptionId({ setDescriptionId }: Layer<never>): string {
  const id = useId();
  useLayoutEffect(() => {
    setDescriptionId(id);
    return () => setDescriptionId(undefined);
  }, [id, setDescriptionId]);
  return id;
}

/** The layer of the surrounding root. */
export function useLayerAround<Around>(context: Context<Around | undefined>, part: string): Around {
  const layer = useContext(context);
  if (layer) return layer;
  throw new Error(
    process.env.NODE_ENV === 'production'
      ? part
      : `${part}: there is no root around it, so it belongs to no layer. Render it inside its Root.`,
  );
}
