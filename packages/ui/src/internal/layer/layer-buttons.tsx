'use client';

import { Slot } from '@radix-ui/react-slot';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, type MouseEvent, useImperativeHandle, useRef } from 'react';
import { Icon, type IconSize } from '../../components/icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import type { SetOpen } from '../use-controlled-state.ts';
import type { Layer } from './layer-state.ts';

/** Props of the buttons that open and close a layer. */
export interface LayerButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * Whether to render its only child instead, such as a `<Button>`, with its attributes.
   * @default false
   */
  asChild?: boolean | undefined;
}

interface Trigger extends LayerButtonProps {
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
  const { isOpen, contentId, changeOpen, opener: openerRef } = layer;
  const Element = asChild ? Slot : 'button';
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(openerRef, () => button.current, []);
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
      ref={button}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        openerRef.current = event.currentTarget;
        changeOpen(!(toggles && isOpen), 'trigger', event.nativeEvent);
      }}
    />
  );
}

interface Close extends LayerButtonProps {
  changeOpen: SetOpen<'close-button'>;
  /** Accessible name of the cross. */
  label: string;
  iconSize?: IconSize | undefined;
}

/** Closes a layer. Renders a `<button>` with a cross unless it has children, or its only child with `asChild`. */
export function LayerClose({ asChild, changeOpen, label, iconSize, children, ...rest }: Close) {
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      {...(!asChild && { type: 'button' })}
      data-part="close"
      aria-label={children ? undefined : label}
      {...rest}
      className={children ? rest.className : joinClasses('me-layer-close', rest.className)}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented) changeOpen(false, 'close-button', event.nativeEvent);
      }}
    >
      {children ?? <Icon as={X} size={iconSize} />}
    </Element>
  );
}
