'use client';

import Copy from 'lucide-react/icons/copy';
import { type MouseEvent, useState } from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import { announce } from '../announcer/announcer.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { copyButtonMessages } from './messages.ts';

export interface CopyButtonProps
  extends
    MessageProps<'copyButton'>,
    Omit<ButtonProps, 'messages' | 'asChild' | 'icon' | 'iconEnd' | 'loading'> {
  /** What is copied. */
  text: string;
}

/**
 * Copies a text, and says in its own label whether it did: a browser embedded in an app may not allow it. `children` is its label
 * until then, 'Copiar' unless given. Needs scripts, and is hidden without them and in print. Renders a `<button>`.
 *
 * Data attributes: `data-component="copy-button"`, and those of `Button`.
 */
export function CopyButton({
  text,
  size = 'small',
  messages: given,
  className,
  onClick,
  children,
  ...rest
}: CopyButtonProps) {
  const messages = useMessages('copyButton', copyButtonMessages, given);
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    const message = (await write(text)) ? messages.copied : messages.failed;
    setOutcome(message);
    announce(message);
  };
  return (
    <Button
      data-component="copy-button"
      {...rest}
      size={size}
      icon={Copy}
      className={joinClasses('me-copy-button', className)}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) void copy();
      }}
    >
      {outcome ?? children ?? messages.copy}
    </Button>
  );
}

/** @returns false if the browser denies access to the clipboard or has none. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
