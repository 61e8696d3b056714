'use client';

import { Slot } from '@radix-ui/react-slot';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon, type IconSize } from '../../components/icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import type { SetOpen } from '../use-controlled-state.ts';

export interface LayerCloseProps extends ComponentPropsWithRef<'button'> {
  /**
   * Whether to render its only child instead, such as a `<Button>`.
   * @default false
   */
  asChild?: boolean | undefined;
}

interface Close extends LayerCloseProps {
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
