'use client';

import { Slot } from '@radix-ui/react-slot';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon, type IconSize } from '../../components/icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import type { ChangeOpen } from './layer-state.ts';

export interface LayerCloseProps extends ComponentPropsWithRef<'button'> {
  /**
   * Whether to render its only child instead, such as a `<Button>`.
   * @default false
   */
  asChild?: boolean | undefined;
}

interface Close extends LayerCloseProps {
  changeOpen: ChangeOpen<'close-button'>;
  /** Accessible name of the cross. */
  label: string;
  iconSize?: IconSize | undefined;
}

/** Closes a layer. Renders a `<button>` with a cross unless it has children, or its only child with `asChild`. */
export function LayerClose({
  asChild,
  changeOpen,
  label,
  iconSize,
  className,
  children,
  onClick,
  ...rest
}: Close) {
  const close = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) changeOpen(false, 'close-button', event.nativeEvent);
  };
  if (asChild) {
    return (
      <Slot data-part="close" {...rest} className={className} onClick={close}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type="button"
      data-part="close"
      aria-label={children ? undefined : label}
      {...rest}
      onClick={close}
      className={children ? className : joinClasses('me-layer-close', className)}
    >
      {children ?? <Icon as={X} size={iconSize} />}
    </button>
  );
}
