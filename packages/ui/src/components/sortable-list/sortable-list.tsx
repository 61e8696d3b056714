'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { joinClasses } from '../../internal/join-classes.ts';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import { usePart } from '../../internal/use-part.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { MessageProps, Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { sortableListMessages } from './messages.ts';
import { type SortDrag, type SortReason, useSorting } from './use-sorting.ts';

interface SortableListState {
  messages: Messages<'sortableList'>;
  count: number;
  drag: SortDrag | undefined;
  /** Starts a drag of the item at this index. */
  start: (index: number, name: string, press: ReactPointerEvent) => void;
  /** Moves an item by one of its buttons. */
  moveBy: (index: number, step: 1 | -1, name: string, event: MouseEvent<HTMLButtonElement>) => void;
  /** The focus has left a button. */
  leave: () => void;
}

const SortableListContext = createContext<SortableListState | undefined>(undefined);

export interface SortableListProps<Item> extends MessageProps<'sortableList'>, ComponentProps<'ol'> {
  /** The list's name: 'Fotos da escola'. */
  'aria-label'?: string | undefined;
  /** The items in their order; `children` has a `SortableItem` for each. */
  items: readonly Item[];
  /** Another order was requested. `details.reason` is `'drag'` or `'button'`; `details.cancel()` leaves it as it was. */
  onItemsChange: (items: Item[], details: ChangeDetails<SortReason>) => void;
}

/**
 * A list whose order a person decides: each item is dragged by its handle, or moved by its buttons. Renders an `<ol>`.
 *
 * Data attributes: `data-component="sortable-list"`, `data-sorting` while an item is dragged; parts `item` with
 * `data-dragging`, `handle`, `content`, `moves`, `up` and `down`.
 */
export function SortableList<Item>({
  ref,
  items,
  onItemsChange,
  messages: overrides,
  className,
  children,
  ...rest
}: SortableListProps<Item>) {
  const messages = useMessages('sortableList', sortableListMessages, overrides);
  const list = useOwnRef(ref);
  const pressed = useRef<HTMLButtonElement>(undefined);
  const { drag, start, move } = useSorting({ list, items, messages, onItemsChange });

  // A browser takes the focus from an element that moves within the document. After every render, because the caller may
  // change the order later.
  useLayoutEffect(() => {
    const { current: button } = pressed;
    if (button?.isConnected && button.ownerDocument.activeElement === button.ownerDocument.body)
      button.focus();
  });

  const state = useMemo<SortableListState>(
    () => ({
      messages,
      count: items.length,
      drag,
      start,
      moveBy: (index, step, name, event) => {
        pressed.current = event.currentTarget;
        move(index, index + step, name, 'button', event.nativeEvent);
      },
      leave: () => {
        pressed.current = undefined;
      },
    }),
    [messages, items.length, drag, start, move],
  );
  return (
    <SortableListContext value={state}>
      <ol
        data-component="sortable-list"
        data-sorting={drag ? '' : undefined}
        {...rest}
        ref={list}
        className={joinClasses('me-sortable-list', className)}
      >
        {children}
      </ol>
    </SortableListContext>
  );
}

export interface SortableItemProps extends ComponentProps<'li'> {
  /** Its position in `items`, from 0. */
  index: number;
  /** Its name, in the names of its buttons: 'fachada.jpg'. */
  name: string;
  /** Its content. */
  children: ReactNode;
}

/** One item, with a handle before its content and two buttons after it. Renders an `<li>`. */
export function SortableItem({ index, name, className, style, children, ...rest }: SortableItemProps) {
  const { messages, count, drag, start, moveBy, leave } = usePart(
    SortableListContext,
    'SortableItem',
    'SortableList',
  );
  const isDragged = drag?.from === index;
  return (
    <li
      data-part="item"
      data-dragging={isDragged ? '' : undefined}
      {...rest}
      style={{ ...style, ...(drag && dragStyle(index, drag)) }}
      className={joinClasses('me-sortable-item', className)}
    >
      {/* For a mouse or a finger; the buttons do the same for everyone. */}
      <span
        data-part="handle"
        aria-hidden="true"
        onPointerDown={(event) => start(index, name, event)}
        className="me-sortable-handle"
      >
        <Icon as={GripVertical} />
      </span>
      <div data-part="content" className="me-sortable-content">
        {children}
      </div>
      <div data-part="moves" className="me-sortable-moves">
        {([-1, 1] as const).map((step) => {
          const isEdge = index + step < 0 || index + step >= count;
          return (
            <Button
              key={step}
              variant="quiet"
              data-part={step < 0 ? 'up' : 'down'}
              aria-label={step < 0 ? messages.up(name) : messages.down(name)}
              // Keeps the focus, unlike `disabled`.
              aria-disabled={isEdge}
              onClick={(event) => {
                if (!isEdge) moveBy(index, step, name, event);
              }}
              onBlur={leave}
              icon={step < 0 ? ArrowUp : ArrowDown}
            />
          );
        })}
      </div>
    </li>
  );
}

/** Where an item is during a drag: the elements stay in their order until the drag ends. */
function dragStyle(index: number, { from, to }: SortDrag): CSSProperties {
  // Twice the index leaves a place on either side of each item.
  if (index !== from) return { order: 2 * index };
  return { order: 2 * to + Math.sign(to - from) };
}
