'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { asChildOr } from '../../internal/as-child.tsx';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { buttonMessages } from './messages.ts';
import {
  ButtonContent,
  type ButtonContentProps,
  type ButtonSize,
  buttonStyle,
  type ButtonVariant,
} from './button-base.tsx';

export interface ButtonProps
  extends MessageProps<'button'>, ButtonContentProps, Omit<ComponentProps<'button'>, 'children'> {
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
   * Loading: keeps its focus and width, announces its state, and ignores clicks and the Enter that submits its form.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Applies appearance and behaviour to its only child instead of rendering a `<button>`.
   * @default false
   */
  asChild?: boolean | undefined;
}

// In the capture phase, so that it precedes any handler of the caller or of a child. Enter in a field arrives here too:
// browsers submit a form by clicking its first submit button.
function preventClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Triggers an action on this page; use `LinkButton` for navigation. Renders a `<button type="button">`.
 *
 * Data attributes: `data-component="button"`, `data-variant`, `data-size`, `data-loading`; parts `label`
 * and `spinner`.
 *
 * CSS variables: `--button-fill`, the background; `--button-fill-hover`, the background on hover;
 * `--button-fill-disabled`, the background while disabled; `--button-ink`, the colour of text and icons;
 * `--button-line`, the colour of the edge; `--button-line-hover`, the colour of the edge on hover; `--button-edge`, the
 * shadow that makes it look like a key.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  loading = false,
  asChild = false,
  icon,
  iconEnd,
  messages: given,
  className,
  children,
  ...rest
}: ButtonProps) {
  const messages = useMessages('button', buttonMessages, given);
  const content = {
    icon,
    iconEnd,
    small: size === 'small',
    loadingLabel: loading ? messages.loading : undefined,
  };
  const attributes = {
    ...(!asChild && { type: 'button' }),
    'data-component': 'button',
    'data-variant': variant,
    'data-size': size,
    ...rest,
    ...(loading && { 'data-loading': '', 'aria-disabled': true, onClickCapture: preventClick }),
    className: buttonStyle({ variant, size, wide, className }),
  };
  return asChildOr('button', asChild, attributes, children, (inner) => (
    <ButtonContent {...content}>{inner}</ButtonContent>
  ));
}
