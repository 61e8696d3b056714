'use client';

import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { themeScopeOf } from '../theme-scope/theme-scope.ts';
import type { AutocompleteOption } from './option-text.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { SuggestionsPopoverProps } from './suggestions.ts';
import { useHighlight } from './use-highlight.ts';
import { usePlacement } from './use-placement.ts';

/**
 * The suggestions in a list beside the field, which keeps the focus. 20rem high at most (CO-05). Drawn at the end of
 * the body, so that nothing cuts it off; it takes presses even while a dialog has made the body deaf to them.
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
  useDismissal(list, field, suggestions.onClose);
  useImperativeHandle(handle, () => ({ onKeyDown: highlight.onKeyDown }));
  useLayoutEffect(() => onActiveChange(highlight.activeId), [highlight.activeId, onActiveChange]);
  useEffect(() => () => onActiveChange(undefined), [onActiveChange]);

  return createPortal(
    <div
      {...themeScopeOf(field.current)}
      ref={list}
      data-part="popover"
      className="pointer-events-auto fixed z-50 flex max-h-[min(20rem,var(--room))] overflow-hidden rounded-card border border-hairline bg-card text-ink shadow-float"
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

/**
 * Closes on Escape and on a press elsewhere (iPadOS leaves the focus in a field then). Escape is taken at the window,
 * before any dialog around the field hears of it: one Escape, one layer.
 */
function useDismissal(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.target !== field.current) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      const frame = field.current?.closest('[data-part=box]');
      if (target instanceof Node && !frame?.contains(target) && !list.current?.contains(target)) close();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [list, field]);
}
