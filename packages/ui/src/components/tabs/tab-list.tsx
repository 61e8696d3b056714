'use client';

import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import { useTabs } from './tabs-context.ts';
import type { IconDrawing } from '../icon/icon.tsx';
import { isRtl } from '../../internal/is-rtl.ts';
import { iconAndText } from '../../internal/text-part.tsx';

export interface TabListProps extends ComponentProps<'div'> {
  /** What the tabs are views of. */
  'aria-label': string;
}

/**
 * The row of tabs, one Tab stop: arrows wrap around, Home and End move to the ends. If it is too long it scrolls, and
 * keeps the selected tab in view. Renders a `<div role="tablist">`.
 *
 * Data attributes: `data-component="tab-list"`.
 */
export function TabList({ ref, className, onKeyDown, ...rest }: TabListProps) {
  const { value, activation, select } = useTabs('TabList');
  const list = useOwnRef(ref);

  useLayoutEffect(() => {
    const chosen = list.current?.querySelector(`[data-value="${CSS.escape(value)}"]`);
    if (!chosen?.parentElement) return undefined;
    reveal(chosen);
    // A font that loads late or a rotated phone would move it out of view again.
    const sizes = new ResizeObserver(() => reveal(chosen));
    sizes.observe(chosen);
    sizes.observe(chosen.parentElement);
    return () => sizes.disconnect();
  }, [list, value]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const next = tabs.at(stepFrom(tabs, event));
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    reveal(next);
    if (activation === 'automatic') select(next.dataset['value'] ?? '', 'arrow-key', event.nativeEvent);
  };
  return (
    <div
      role="tablist"
      tabIndex={-1}
      data-component="tab-list"
      {...rest}
      ref={list}
      onKeyDown={move}
      className={className ? `me-tab-list ${className}` : 'me-tab-list'}
    />
  );
}

/** Target index of a key, wrapping around; past the end for other keys. */
function stepFrom(tabs: readonly HTMLElement[], { key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const [ahead, back] = isRtl(currentTarget) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const at = tabs.findIndex((tab) => tab === tab.ownerDocument.activeElement);
  switch (key) {
    case ahead:
      return (at + 1) % tabs.length;
    case back:
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return tabs.length;
  }
}

/** Space for the edge of the adjacent tab, which shows that there is one. */
const PEEK = 32;

/** Scrolls only the row: the page does not move. */
function reveal(tab: Element) {
  const row = tab.parentElement;
  if (!row) return;
  const { left, right } = tab.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  const before = left - seen.left - PEEK;
  const after = right - seen.right + PEEK;
  row.scrollBy({ left: Math.min(before, 0) || Math.max(after, 0), behavior: 'instant' });
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** Identifies it and the `TabPanel` of the same value. */
  value: string;
  /** An icon before the text. */
  icon?: IconDrawing | undefined;
  /** The name of the view. */
  children: ReactNode;
}

/**
 * Shows one panel. Focus alone never does: a window that regains focus, or a layer that closes, focuses a tab without
 * selecting it. Renders a `<button role="tab">`.
 *
 * Data attributes: `data-component="tab"`, `data-value` (its own value: any text), `data-state` (`active`, `inactive`)
 * whether its panel is shown.
 */
export function Tab({ value, icon, className, children, onClick, ...rest }: TabProps) {
  const tabs = useTabs('Tab');
  const isChosen = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      data-component="tab"
      data-value={value}
      data-state={isChosen ? 'active' : 'inactive'}
      id={tabs.partId('tab', value)}
      aria-selected={isChosen}
      aria-controls={isChosen ? tabs.partId('panel', value) : undefined}
      tabIndex={isChosen ? 0 : -1}
      {...rest}
      className={className ? `me-tab ${className}` : 'me-tab'}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) tabs.select(value, 'press', event.nativeEvent);
      }}
    >
      {iconAndText(icon, children)}
    </button>
  );
}
