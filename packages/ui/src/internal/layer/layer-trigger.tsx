'use client';

import { Slot } from '@radix-ui/react-slot';
import { type ComponentPropsWithRef, type MouseEvent, type RefCallback, useCallback } from 'react';
import type { Layer } from './layer-state.ts';

export interface LayerTriggerProps extends ComponentPropsWithRef<'button'> {
  /**
   * Whether to render its only child instead, with its attributes.
   * @default false
   */
  asChild?: boolean | undefined;
}

interface Trigger extends LayerTriggerProps {
  layer: Layer<'trigger'>;
  /** Whether a second press closes it. */
  toggles: boolean;
  /** Starts to load the content before it is needed. */
  preload: () => void;
}

/**
 * The button that opens a layer and gets the focus back. Not Radix's, which loads with the content. Renders a
 * `<button>`, or its only child with `asChild`.
 */
export function LayerTrigger({ ref, asChild, layer, toggles, preload, onClick, ...rest }: Trigger) {
  const { isOpen, contentId, changeOpen, setOpener } = layer;
  const Element = asChild ? Slot : 'button';
  const attach = useCallback<RefCallback<HTMLButtonElement>>(
    (element) => {
      if (element) setOpener(element);
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref, setOpener],
  );
  return (
    <Element
      {...(!asChild && { type: 'button' })}
      aria-haspopup="dialog"
      aria-expanded={isOpen && contentId !== undefined}
      aria-controls={isOpen ? contentId : undefined}
      onPointerEnter={preload}
      onPointerDown={preload}
      onFocus={preload}
      {...rest}
      ref={attach}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        setOpener(event.currentTarget);
        changeOpen(!(toggles && isOpen), 'trigger', event.nativeEvent);
      }}
    />
  );
}
