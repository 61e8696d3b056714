'use client';

import type { ComponentPropsWithoutRef, MouseEvent, Ref } from 'react';
import { asChildOr } from '../../internal/as-child.tsx';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import type { IconDrawing } from '../icon/icon.tsx';
import { cva } from '../../internal/cva.ts';
import { useMenu, useMenuParts } from './menu-context.ts';
import { iconAndText } from '../../internal/text-part.tsx';

export type MenuItemReason = 'item-press';

export interface MenuItemProps extends Omit<ComponentPropsWithoutRef<'a'>, 'onSelect' | 'type'> {
  ref?: Ref<HTMLElement> | undefined;
  /** It was activated. `details.cancel()` keeps the menu open. */
  onSelect?: ((details: ChangeDetails<MenuItemReason>) => void) | undefined;
  /** URL of a link. */
  href?: string | undefined;
  /** An icon before the text. */
  icon?: IconDrawing | undefined;
  /**
   * `danger` for irreversible actions.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger' | undefined;
  /**
   * Disables the action. It stays focusable, so that screen reader users find it.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Applies appearance and behavior to its only child, such as a router's link, instead of rendering an element.
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
  children,
  ...rest
}: MenuItemProps) {
  const { changeOpen, opener } = useMenu('MenuItem');
  const menu = useMenuParts('MenuItem');
  const select = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const item = event.currentTarget;
    const details = changeDetails<MenuItemReason>('item-press', event.nativeEvent);
    onSelect?.(details);
    if (details.isCanceled || !changeOpen(false, 'item-press', event.nativeEvent)) return;
    // Immediately: a dialog opened by the action returns the focus to the current element, and the item is about to
    // unmount.
    if (item.ownerDocument.activeElement === item) opener.current?.focus({ preventScroll: true });
  };
  const attributes = {
    ...(!asChild && href === undefined && { type: 'button' }),
    'data-part': 'item',
    'data-tone': tone,
    ...rest,
    href: disabled ? undefined : href,
    onClick: select,
    // Not the `disabled` of Radix, which screen reader users would never reach.
    ...(disabled && { 'aria-disabled': true, onClickCapture: preventClick }),
    className: row({ tone, className }),
  };
  const element = asChildOr(href === undefined ? 'button' : 'a', asChild, attributes, children, (inner) =>
    iconAndText(icon, inner),
  );
  return (
    <menu.Item asChild onSelect={(event) => event.preventDefault()}>
      {element}
    </menu.Item>
  );
}

// In the capture phase, so that it precedes any handler of the caller or of a child.
export function preventClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
