'use client';

import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { FloatingLayer } from '../../../internal/layer/floating-layer.tsx';
import { themeScopeOf } from '../../../theme/theme-scope.ts';
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
 * The suggestions in a list beside the field, which keeps the focus. At most 20rem high (CO-05). Rendered at the end of
 * the body, so that nothing clips it.
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
  useImperativeHandle(handle, () => ({ onKeyDown: highlight.onKeyDown }));
  useLayoutEffect(() => onActiveChange(highlight.activeId), [highlight.activeId, onActiveChange]);
  useEffect(() => () => onActiveChange(undefined), [onActiveChange]);

  return (
    // Handles Escape too, if the focus is not in the field, which handles the key itself; and a press, because iPadOS
    // keeps the focus in the field then.
    <FloatingLayer
      {...themeScopeOf(field.current)}
      data-part="popover"
      data-layer=""
      anchor={frame}
      onEscape={onClose}
      onPointerDownOutside={({ target }) => {
        if (!(target instanceof Node && frame.current?.contains(target))) onClose();
      }}
      className="me-float me-suggestions"
    >
      <SuggestionList suggestions={suggestions} highlight={highlight} className="me-suggestions-scroll" />
    </FloatingLayer>
  );
}
