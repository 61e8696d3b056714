'use client';

import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../layer-stack/use-layer.ts';
import { usePlacement } from '../placement/use-placement.ts';
import { themeScopeOf } from '../theme-scope/theme-scope.ts';
import type { AutocompleteOption } from './options.ts';
import { SuggestionList, type Suggestions, useHighlight } from './suggestion-list.tsx';

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
export default function SuggestionsPopover<Option extends AutocompleteOption>({
  handle,
  field,
  onActiveChange,
  ...suggestions
}: SuggestionsPopoverProps<Option>) {
  const highlight = useHighlight(suggestions);
  const list = useRef<HTMLDivElement>(null);
  useListPlacement(list, field);
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

/** 12rem at the default font size: a narrower list breaks the names of cities. */
const MIN_WIDTH = 192;

const widthFor = (field: number) => Math.max(field, MIN_WIDTH);

/** Keeps the list beside the frame of its field, as wide as the frame and at most 20rem high (CO-05). */
function useListPlacement(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  usePlacement(list, () => field.current?.closest('[data-part=box]'), {
    widthFor,
    maximumHeight: 20,
  });
}
