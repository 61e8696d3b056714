'use client';

import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDismissal } from '../../../internal/layer/use-dismissal.ts';
import { readThemeScope } from '../../../theme/theme-scope.ts';
import { placement } from '../../popover/placement.ts';
import type { AutocompleteOption } from '../options/options.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestions } from './suggestions.ts';
import { useHighlight } from './use-highlight.ts';

/** The popover's handle for the field, which keeps the focus. */
export interface SuggestionsHandle {
  /** Moves the highlight, or selects the highlighted option; calls `preventDefault` on handled events. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface SuggestionsPopoverProps<Option extends AutocompleteOption> extends Suggestions<Option> {
  handle: RefObject<SuggestionsHandle | null>;
  /** The field; the list is placed below its frame, and has its width. */
  field: RefObject<HTMLInputElement | null>;
  /** Called with the id of the highlighted option, for the field's `aria-activedescendant`. */
  onActiveChange: (id: string | undefined) => void;
}

/**
 * The suggestions in a list beside the field, which keeps the focus, on Radix Popover. At most 20rem high (CO-05).
 * Rendered at the end of the body, so that nothing clips it.
 */
export function SuggestionsPopover<Option extends AutocompleteOption>({
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
  const { onClose } = suggestions;
  // The field handles Escape itself while it has the focus, and leaving it. iPadOS keeps the focus there after a press.
  const dismissal = useDismissal(true, frame, (reason) => {
    if (reason !== 'focus-out') onClose();
  });
  useImperativeHandle(handle, () => ({ onKeyDown: highlight.onKeyDown }));
  useLayoutEffect(() => onActiveChange(highlight.activeId), [highlight.activeId, onActiveChange]);
  useEffect(() => () => onActiveChange(undefined), [onActiveChange]);

  return (
    <Root open>
      <Anchor virtualRef={frame} />
      <Portal>
        <Content
          {...readThemeScope(field.current)}
          {...placement({})}
          // The list in it has a role.
          role={undefined}
          data-part="popover"
          data-layer=""
          onOpenAutoFocus={leaveFocus}
          onCloseAutoFocus={leaveFocus}
          {...dismissal}
          className="me-float me-suggestions"
        >
          <SuggestionList suggestions={suggestions} highlight={highlight} className="me-suggestions-scroll" />
        </Content>
      </Portal>
    </Root>
  );
}

const leaveFocus = (event: Event) => event.preventDefault();
