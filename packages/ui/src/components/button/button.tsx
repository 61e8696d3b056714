'use client';

import type { ComponentProps, MouseEvent } from 'react';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { buttonMessages } from './messages.ts';
import { type ButtonBaseProps, renderButton } from './button-base.tsx';

export interface ButtonProps
  extends ButtonBaseProps, MessageProps<'button'>, Omit<ComponentProps<'button'>, 'children'> {
  /**
   * Loading: keeps its focus and width, announces its state, and ignores clicks and the Enter that submits its form.
   * @default false
   */
  loading?: boolean | undefined;
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
 * `--button-fill-disabled`, the background while disabled; `--button-ink`, the color of text and icons;
 * `--button-line`, the color of the edge; `--button-line-hover`, the color of the edge on hover; `--button-edge`, the
 * shadow that makes it look like a key.
 */
export function Button({ loading = false, messages: given, ...rest }: ButtonProps) {
  const messages = useMessages('button', buttonMessages, given);
  return renderButton({
    ...rest,
    ...(loading && { 'data-loading': '', 'aria-disabled': true, onClickCapture: preventClick }),
    element: 'button',
    component: 'button',
    loadingLabel: loading ? messages.loading : undefined,
  });
}
