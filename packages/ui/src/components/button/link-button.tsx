import type { ComponentProps } from 'react';
import { asChildOr } from '../../internal/as-child.tsx';
import {
  ButtonContent,
  type ButtonContentProps,
  type ButtonSize,
  buttonStyle,
  type ButtonVariant,
} from './button-base.tsx';

export interface LinkButtonProps extends ButtonContentProps, Omit<ComponentProps<'a'>, 'children'> {
  /**
   * Visual weight. One `primary` per screen.
   * @default 'secondary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ButtonSize | undefined;
  /**
   * Takes the full width.
   * @default false
   */
  wide?: boolean | undefined;
  /**
   * Applies the appearance to its only child, such as a router's link, instead of rendering an `<a>`.
   * @default false
   */
  asChild?: boolean | undefined;
}

/**
 * Navigates with the visual weight of a button. Renders an `<a>`.
 *
 * Data attributes: `data-component="link-button"`, `data-variant`, `data-size`; part `label`.
 *
 * CSS variables: `--button-fill`, the background; `--button-fill-hover`, the background on hover;
 * `--button-fill-disabled`, the background while disabled; `--button-ink`, the colour of text and icons;
 * `--button-line`, the colour of the edge; `--button-line-hover`, the colour of the edge on hover; `--button-edge`, the
 * shadow that makes it look like a key.
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
