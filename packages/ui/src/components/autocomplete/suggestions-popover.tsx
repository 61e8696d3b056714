'use client';

import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { FloatingLayer } from '../../internal/layer/floating-layer.tsx';
import { themeScopeOf } from '../../theme/theme-scope.ts';
import type { AutocompleteOption } from './options.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestions } from './suggestions.ts';
import { useHighlight } from './use-highlight.ts';

/** What the popover offers to the field, which keeps the focus. */
export interface SuggestionsHandle {
  /** Moves the highlight, or chooses what is highlighted; calls `preventDefault` on what it has used. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface SuggestionsPopoverProps<Option extends AutocompleteOption> extends Suggestions<Option> {
  handle: RefObject<SuggestionsHandle | null>;
  /** The field; the list hangs from its frame, and is as wide. */
  field: RefObject<HTMLInputElement | null>;
  /** Called with the id of the highlighted option, for the field's `aria-activedescendant`. */
  onActiveChange: (id: string | undefined) => void;
}

/**
 * The suggestions in a list beside the field, which keeps the focus. 20rem high at most (CO-05). Drawn at the end of
 * the body, so that nothing cuts it off.
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
    // Escape too, for when the focus is not in the field, which answers the key itself; a press, because iPadOS leaves the
    // focus in a field then.
    <FloatingLayer
      {...themeScopeOf(field.current)}
      data-part="popover"
      data-layer=""
      anchor={frame}
      side="below"
      align="start"
      onEscape={onClose}
      onPressOutside={({ target }) => {
        if (!(target instanceof Node && frame.current?.contains(target))) onClose();
      }}
      className="me-float me-suggestions"
    >
      <SuggestionList suggestions={suggestions} highlight={highlight} className="me-suggestions-scroll" />
    </FloatingLayer>
  );
}
