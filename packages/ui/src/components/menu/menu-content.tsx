'use client';

import { type KeyboardEvent, useCallback, useImperativeHandle, useState } from 'react';
import { AnchoredLayer, type AnchoredLayerProps } from '../../internal/layer/anchored-layer.tsx';
import type { Layer } from '../../internal/layer/layer-state.ts';
import { typedOption, useTypedText } from '../select/use-typeahead.ts';
import type { MenuReason, MenuStart } from './menu-context.ts';

interface LoadedMenuContentProps extends Omit<AnchoredLayerProps, 'layer' | 'part'> {
  /** The state of its root. */
  layer: Layer<MenuReason>;
  /** The element that gets the focus first. */
  startAt: MenuStart;
}

/** The content of a menu, with keyboard support. Renders a `<div role="menu">` at the end of the body. */
export function LoadedMenuContent({ ref, layer, startAt, ...rest }: LoadedMenuContentProps) {
  const { changeOpen, opener } = layer;
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  const [nameId, setNameId] = useState<string>();
  const attach = useCallback(
    (menu: HTMLDivElement | null) => {
      setElement(menu);
      // Its label or, failing that, its trigger, which may be any element of the caller.
      setNameId((menu?.querySelector('[data-part=label]') ?? opener.current)?.id);
    },
    [opener],
  );
  const typedText = useTypedText();
  const findTyped = (event: KeyboardEvent, items: readonly HTMLElement[], current: number) => {
    const text = typedText(event);
    if (text === undefined) return;
    const labels = items.map((item) => item.textContent);
    items[typedOption(labels, current, text)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    const { currentTarget: menu, target, key } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement && menu.contains(target))) return;
    if (key === 'Tab') {
      // The browser then moves on from the trigger, to the next or previous element.
      if (changeOpen(false, 'tab', event.nativeEvent)) opener.current?.focus({ preventScroll: true });
      else event.preventDefault();
      return;
    }
    const items = itemsOf(menu);
    const current = items.indexOf(target);
    const next = nextItem(key, current, items.length);
    if (next === undefined) findTyped(event, items, current);
    if (event.defaultPrevented) return;
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
    } else if (key === ' ' && current >= 0) {
      // A link does not react to Space by itself, and a button only on key release, when the focus is elsewhere.
      event.preventDefault();
      target.click();
    }
  };
  return (
    <AnchoredLayer
      part="MenuContent"
      data-component="menu"
      role="menu"
      aria-orientation="vertical"
      aria-labelledby={rest['aria-label'] ? undefined : nameId}
      {...rest}
      layer={layer}
      ref={attach}
      findFirst={(menu) => {
        const items = itemsOf(menu);
        return { first: items[0], last: items.at(-1), menu }[startAt];
      }}
      onKeyDown={onKeyDown}
    />
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

/** The target of a navigation key, wrapping around at the ends. Undefined for other keys. */
function nextItem(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home' || key === 'PageUp') return 0;
  if (key === 'End' || key === 'PageDown') return count - 1;
  return undefined;
}
