'use client';

import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../layer-stack/use-layer.ts';
import { themeScopeOf } from '../theme-scope/theme-scope.ts';
import type { AutocompleteOption } from './option-text.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { SuggestionsPopoverProps } from './suggestions.ts';
import { useHighlight } from './use-highlight.ts';
import { usePlacement } from './use-placement.ts';

/**
 * The suggestions in a list beside the field, which keeps the focus. 20rem high at most (CO-05). Drawn at the end of
 * the body, so that nothing cuts it off.
 */
export default function SuggestionsPopover<Option extends AutocompleteOption>({
  handle,
  field,
  onActiveChange,
  ...suggestions
}: SuggestionsPopoverProps<Option>) {
  const highlight = useHighlight(suggestions);
  const list = useRef<HTMLDivElement>(null);
  usePlacement(list, field);
  const frame = useRef<Element>(null);
  useLayoutEffect(() => {
    frame.current = field.current?.closest('[data-part=box]') ?? null;
  }, [field]);
  // Escape too, for when the focus is not in the field, which answers the key itself; a press, because iPadOS leaves the
  // focus in a field then.
  const { onClose } = suggestions;
  useLayer({ open: true, element: list, anchor: frame, onEscape: onClose, onPressOutside: onClose });
  useImperativeHandle(handle, () => ({ onKeyDown: highlight.onKeyDown }));
  useLayoutEffect(() => onActiveChange(highlight.activeId), [highlight.activeId, onActiveChange]);
  useEffect(() => () => onActiveChange(undefined), [onActiveChange]);

  return createPortal(
    <div
      {...themeScopeOf(field.current)}
      ref={list}
      data-part="popover"
      className="fixed z-50 flex max-h-[min(20rem,var(--room))] overflow-hidden rounded-card border border-hairline bg-card text-ink shadow-float"
    >
      <SuggestionList
        suggestions={suggestions}
        highlight={highlight}
        className="min-w-0 flex-1 overflow-y-auto overscroll-contain"
      />
    </div>,
    document.body,
  );
}
