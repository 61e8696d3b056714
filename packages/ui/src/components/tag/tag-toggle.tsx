'use client';

import Plus from 'lucide-react/icons/plus';
import Close from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { Icon } from '../icon/icon.tsx';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { tagMessages } from './messages.ts';
import { type TagAppearance, tagStyle } from './tag.tsx';

export type TagToggleReason = 'press' | 'delete-key';

export interface TagToggleProps
  extends MessageProps<'tag'>, Pick<TagAppearance, 'size'>, Omit<ComponentProps<'button'>, 'children'> {
  /** What the tag stands for: the end of its name, after 'Selecionar' or 'Remover'. */
  children: ReactNode;
  /** Whether it is selected (controlled). */
  selected?: boolean | undefined;
  /**
   * Whether it is selected initially.
   * @default false
   */
  defaultSelected?: boolean | undefined;
  /**
   * A change was requested: by a press, or by Delete or Backspace on a selected tag. `details.cancel()` prevents it.
   */
  onSelectedChange?: ((selected: boolean, details: ChangeDetails<TagToggleReason>) => void) | undefined;
}

/**
 * A choice that can be toggled (ST-07). Its name states the effect of a press, 'Selecionar Manhã' or 'Remover Manhã',
 * so it has no `aria-pressed`: both together would contradict each other. Renders a `<button type="button">`.
 *
 * Data attributes: `data-component="tag-toggle"`, `data-size`, `data-selected` while it is selected.
 *
 * CSS variables: `--tag-fill`, the background; `--tag-line`, the color of the edge; `--tag-ink`, the color of the
 * text.
 */
export function TagToggle({
  children,
  selected,
  defaultSelected = false,
  onSelectedChange,
  size = 'medium',
  messages: given,
  className,
  onClick,
  onKeyDown,
  ...rest
}: TagToggleProps) {
  const [own, setOwn] = useState(defaultSelected);
  const chosen = selected ?? own;
  const messages = useMessages('tag', tagMessages, given);
  const change = (reason: TagToggleReason, event: Event) => {
    const details = changeDetails(reason, event);
    onSelectedChange?.(!chosen, details);
    if (!details.isCanceled) setOwn(!chosen);
  };
  return (
    <button
      type="button"
      data-component="tag-toggle"
      data-size={size}
      data-selected={chosen ? '' : undefined}
      {...rest}
      className={tagStyle({ size, action: true, className })}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) change('press', event.nativeEvent);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!chosen || event.defaultPrevented || (event.key !== 'Delete' && event.key !== 'Backspace'))
          return;
        event.preventDefault();
        change('delete-key', event.nativeEvent);
      }}
    >
      <span className="sr-only">{`${chosen ? messages.remove : messages.select} `}</span>
      <span className="me-tag-label">{children}</span>
      <Icon as={chosen ? Close : Plus} size="small" />
    </button>
  );
}
