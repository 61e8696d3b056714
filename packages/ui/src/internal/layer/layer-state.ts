'use client';

import {
  type Context,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import { useControlledState } from '../use-controlled-state.ts';
import { type ChangeDetails, changeDetails } from '../change-details.ts';
import { useHydrated } from '../../hooks/hydration.tsx';

/** Requests a change. @returns false if the caller canceled it. */
export type ChangeOpen<Reason extends string> = (open: boolean, reason: Reason, event: Event) => boolean;

/** State shared by the parts of a layer. */
export interface Layer<Reason extends string> {
  /** Whether it is open; always false on a server. */
  isOpen: boolean;
  changeOpen: ChangeOpen<Reason>;
  /** Whether the visitor may dismiss it. */
  closable: boolean;
  /** The element that opened it last. */
  opener: RefObject<HTMLElement | null>;
  setOpener: (element: HTMLElement) => void;
  titleId: string;
  /** Id of its content while that is rendered. */
  contentId: string | undefined;
  setContentId: (id: string | undefined) => void;
}

/** The part of a layer's state that a trigger needs. */
export type OpenableLayer = Pick<Layer<'trigger'>, 'isOpen' | 'changeOpen' | 'setOpener' | 'contentId'>;

export interface LayerStateProps<Reason extends string> {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /**
   * Whether it is open initially.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** It opened or closed, and why; `details.cancel()` leaves it as it was. */
  onOpenChange?: ((open: boolean, details: ChangeDetails<Reason>) => void) | undefined;
  /**
   * Whether the visitor may dismiss it. If false, Escape, a press outside, Back and leaving it with the focus do
   * nothing, and there is no close button: the content must then offer a way out.
   * @default true
   */
  closable?: boolean | undefined;
}

/** Props of the root of a layer. */
export interface LayerChildren {
  /** The parts of the layer: its trigger and its content. */
  children: ReactNode;
}

/** The state of a layer, for the context of its parts. */
export function useLayerState<Reason extends string>(
  { open, defaultOpen = false, onOpenChange, closable = true }: LayerStateProps<Reason | 'trigger'>,
  titleId: string,
): Layer<Reason | 'trigger'> {
  const [wanted, setOpen] = useControlledState(open, defaultOpen);
  const isOpen = useHydrated() && wanted;
  const [contentId, setContentId] = useState<string>();
  const opener = useRef<HTMLElement>(null);
  const setOpener = useCallback((element: HTMLElement) => {
    opener.current = element;
  }, []);
  return {
    isOpen,
    changeOpen: (next, reason, event) => {
      if (next === isOpen) return true;
      const details = changeDetails(reason, event);
      onOpenChange?.(next, details);
      if (!details.isCanceled) setOpen(next);
      return !details.isCanceled;
    },
    closable,
    opener,
    setOpener,
    titleId,
    contentId,
    setContentId,
  };
}

/** For a part outside a root, in production: a layer that never opens. */
export const noLayer: Layer<string> = {
  isOpen: false,
  changeOpen: () => true,
  closable: false,
  opener: { current: null },
  setOpener: () => {},
  titleId: '',
  contentId: undefined,
  setContentId: () => {},
};

/** The layer of the surrounding root. */
export function useLayerAround<Reason extends string>(
  context: Context<Layer<Reason>>,
  part: string,
): Layer<Reason> {
  const layer = useContext(context);
  const isOutside: boolean = layer === noLayer;
  if (isOutside && process.env.NODE_ENV !== 'production') {
    throw new Error(
      `${part}: there is no root around it, so it belongs to no layer. Render it inside its Root.`,
    );
  }
  return layer;
}
