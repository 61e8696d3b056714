import type { ComponentPropsWithoutRef, Ref } from 'react';
import { asChildOr } from '../../internal/as-child.tsx';
import {
  ButtonContent,
  type ButtonContentProps,
  type ButtonSize,
  buttonStyle,
  type ButtonVariant,
} from './button-base.tsx';

export interface LinkButtonProps extends ButtonContentProps, Omit<ComponentPropsWithoutRef<'a'>, 'children'> {
  ref?: Ref<HTMLAnchorElement> | undefined;
  /**
   * How much it asks for attention. One `primary` a screen.
   * @default 'secondary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ButtonSize | undefined;
  /**
   * Takes the whole line.
   * @default false
   */
  wide?: boolean | undefined;
  /**
   * Gives the look to its only child, such as a router's link, instead of rendering an `<a>`.
   * @default false
   */
  asChild?: boolean | undefined;
}

/**
 * Goes somewhere, with a button's weight. Renders an `<a>`.
 *
 * Data attributes: `data-component="link-button"`, `data-variant`, `data-size`.
 *
 * CSS variables: `--button-fill`, the ground; `--button-fill-hover`, the ground under a pointer;
 * `--button-fill-disabled`, the ground while disabled; `--button-ink`, the colour of text and icons; `--button-line`,
 * the colour of the edge; `--button-line-hover`, the colour of the edge under a pointer; `--button-edge`, the shadow
 * that makes it look like a key.
 */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  asChild = false,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const content = { icon, iconEnd, small: size === 'small' };
  const attributes = {
    'data-component': 'link-button',
    'data-variant': variant,
    'data-size': size,
    ...rest,
    className: buttonStyle({ variant, size, wide, className }),
  };
  return asChildOr('a', asChild, attributes, children, (inner) => (
    <ButtonContent {...content}>{inner}</ButtonContent>
  ));
}
