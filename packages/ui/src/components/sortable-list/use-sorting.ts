'use client';

import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useCallback,
} from 'react';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { followPointer } from '../../internal/follow-pointer.ts';
import { announce } from '../announcer/announcer.ts';
import type { Messages } from '../messages/message-types.ts';
import { useNumberFormat } from '../messages/messages-provider.tsx';

/** Why the order changed: an item was dragged, or one of its buttons was pressed. */
export type SortReason = 'drag' | 'button';

/** The item that is being dragged, and where it would go. */
export interface SortDrag {
  readonly from: number;
  readonly to: number;
}

interface SortingOptions<Item> {
  list: RefObject<HTMLOListElement | null>;
  items: readonly Item[];
  messages: Messages<'sortableList'>;
  onItemsChange: (items: Item[], details: ChangeDetails<SortReason>) => void;
}

/** The order of a list, and how it changes. */
export function useSorting<Item>(options: SortingOptions<Item>) {
  const [drag, setDrag] = useState<SortDrag>();
  const numberFormat = useNumberFormat();
  // A drag ends with the items and the handler of that moment.
  const latest = useRef({ ...options, formatCount: numberFormat });
  useLayoutEffect(() => {
    latest.current = { ...options, formatCount: numberFormat };
  });

  const move = useCallback((from: number, to: number, name: string, reason: SortReason, event: Event) => {
    const { items, messages, formatCount, onItemsChange } = latest.current;
    const details = changeDetails(reason, event);
    onItemsChange(moveItem(items, from, to), details);
    if (!details.isCanceled) announce(messages.moved(name, formatCount(to + 1), formatCount(items.length)));
  }, []);

  const start = useCallback(
    (from: number, name: string, press: ReactPointerEvent) => {
      const { current: list } = latest.current.list;
      if (!list || !press.isPrimary || press.button !== 0) return;
      // Else the press would select text.
      press.preventDefault();
      let to = from;
      const ended = new AbortController();
      const end = () => {
        ended.abort();
        setDrag(undefined);
      };
      // The list, because it stays where it is.
      list.setPointerCapture(press.pointerId);
      setDrag({ from, to });
      followPointer(
        list,
        press,
        {
          move: ({ clientY }) => {
            to = targetIndex(list, from, clientY);
            setDrag({ from, to });
          },
          release: (event) => {
            end();
            if (to !== from) move(from, to, name, 'drag', event);
          },
          cancel: end,
        },
        ended.signal,
      );
      window.addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Escape') end();
        },
        { signal: ended.signal },
      );
    },
    [move],
  );

  return { drag, start, move };
}

/** Where a dragged item goes: after all others whose middle is above the pointer. */
function targetIndex(list: HTMLOListElement, from: number, y: number): number {
  return [...list.children].filter((item, index) => {
    const { top, height } = item.getBoundingClientRect();
    return index !== from && top + height / 2 < y;
  }).length;
}

/** The items with one of them moved to another position. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.filter((_, index) => index !== from).toSpliced(to, 0, ...items.slice(from, from + 1));
}
