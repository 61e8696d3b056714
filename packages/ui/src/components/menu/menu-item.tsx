'use client';

import { type ComponentPropsWithoutRef, type MouseEvent, type PointerEvent, type Ref } from 'react';
import { asChildOr } from '../../internal/as-child.tsx';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { cva } from '../../internal/cva.ts';
import { useMenu } from './menu-context.ts';

export type MenuItemReason = 'item-press';

export interface MenuItemProps extends Omit<ComponentPropsWithoutRef<'a'>, 'onSelect' | 'type'> {
  ref?: Ref<HTMLElement> | undefined;
  /** It was pressed. `details.cancel()` leaves the menu open. */
  onSelect?: ((details: ChangeDetails<MenuItemReason>) => void) | undefined;
  /** Where it leads. */
  href?: string | undefined;
  /** A drawing before the words. */
  icon?: IconDrawing | undefined;
  /**
   * `danger` for what cannot be undone.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger' | undefined;
  /**
   * Does nothing. It still gets the focus, so that it is known to be there.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Gives look and behaviour to its only child, such as a router's link, instead of rendering an element.
   * @default false
   */
  asChild?: boolean | undefined;
}

const row = cva('me-option me-menu-item', { variants: { tone: { neutral: '', danger: 'me-danger' } } });

/**
 * An action of a menu. Renders a `<button role="menuitem">`, or an `<a>` with `href`.
 *
 * Data attributes: `data-part="item"`, `data-tone`.
 */
export function MenuItem({
  onSelect,
  href,
  icon,
  tone = 'neutral',
  disabled = false,
  asChild = false,
  className,
  onClick,
  onPointerMove,
  children,
  ...rest
}: MenuItemProps) {
  const { changeOpen, opener } = useMenu('MenuItem');
  const select = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const item = event.currentTarget;
    const details = changeDetails<MenuItemReason>('item-press', event.nativeEvent);
    onSelect?.(details);
    if (details.isCanceled || !changeOpen(false, 'item-press', event.nativeEvent)) return;
    // At once: a dialog that the action opens gives the focus back to what has it now, and the item is about to go.
    if (item.ownerDocument.activeElement === item) opener.current?.focus({ preventScroll: true });
  };
  const attributes = {
    ...(!asChild && href === undefined && { type: 'button' }),
    'data-part': 'item',
    'data-tone': tone,
    role: 'menuitem',
    tabIndex: -1,
    ...rest,
    href: disabled ? undefined : href,
    onClick: select,
    onPointerMove: (event: PointerEvent<HTMLAnchorElement>) => {
      onPointerMove?.(event);
      // One row is marked, whether a key or a mouse has led there.
      if (event.pointerType === 'mouse') event.currentTarget.focus({ preventScroll: true });
    },
    ...(disabled && { 'aria-disabled': true, onClickCapture: refuse }),
    className: row({ tone, className }),
  };
  return asChildOr(href === undefined ? 'button' : 'a', asChild, attributes, children, (inner) => (
    <>
      {icon && <Icon as={icon} size="small" />}
      {inner}
    </>
  ));
}

// In the capture phase, so that it comes before any handler of the caller or of a child.
function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
