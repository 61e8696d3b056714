'use client';

import * as Popover from '@radix-ui/react-popover';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { themeScopeOf } from '../theme-scope/theme-scope.ts';
import type { AutocompleteOption } from './option-text.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { SuggestionsPopoverProps } from './suggestions.ts';
import { useHighlight } from './use-highlight.ts';

const surface = [
  'z-50 flex w-(--radix-popover-trigger-width) min-w-48 overflow-hidden rounded-card border border-hairline bg-card text-ink shadow-float',
  'max-h-[min(20rem,var(--radix-popover-content-available-height))]',
].join(' ');

/**
 * The suggestions in a list below the field, which keeps the focus. 20rem high at most (CO-05). It is a layer of its
 * own, so that in a dialog Escape closes it first and the dialog after.
 */
export default function SuggestionsPopover<Option extends AutocompleteOption>({
  handle,
  field,
  onActiveChange,
  ...suggestions
}: SuggestionsPopoverProps<Option>) {
  const highlight = useHighlight(suggestions);
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    frame.current = field.current?.closest<HTMLElement>('[data-part=box]') ?? null;
  }, [field]);
  useImperativeHandle(handle, () => ({ onKeyDown: highlight.onKeyDown }));
  useLayoutEffect(() => onActiveChange(highlight.activeId), [highlight.activeId, onActiveChange]);
  useEffect(() => () => onActiveChange(undefined), [onActiveChange]);

  return (
    <Popover.Root open onOpenChange={(open) => !open && suggestions.onClose()}>
      <Popover.Anchor virtualRef={frame} />
      <Popover.Portal>
        <Popover.Content
          {...themeScopeOf(field.current)}
          data-part="popover"
          role="presentation"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={surface}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The focus is in the field, outside of this layer, by design; the field closes the list when it leaves.
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && frame.current?.contains(event.target)) event.preventDefault();
          }}
        >
          <SuggestionList
            suggestions={suggestions}
            highlight={highlight}
            className="min-w-0 flex-1 overflow-y-auto overscroll-contain"
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
