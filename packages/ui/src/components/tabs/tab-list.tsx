'use client';

import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTabs } from './tabs-context.ts';
import { Icon, type IconDrawing } from '../icon/icon.tsx';

export interface TabListProps extends ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** What the tabs are views of. */
  'aria-label': string;
}

/**
 * The row of tabs, one Tab stop: arrows go round, Home and End to the ends. Longer than its place it scrolls, and keeps
 * the chosen tab in view. Renders a `<div role="tablist">`.
 *
 * Data attributes: `data-component="tab-list"`.
 */
export function TabList({ ref, className, onKeyDown, ...rest }: TabListProps) {
  const { value, activation, select } = useTabs('TabList');
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => list.current, []);

  useLayoutEffect(() => {
    const chosen = list.current?.querySelector(`[data-value="${CSS.escape(value)}"]`);
    if (!chosen?.parentElement) return undefined;
    reveal(chosen);
    // A font that comes late or a turned phone would push it out of sight again.
    const sizes = new ResizeObserver(() => reveal(chosen));
    sizes.observe(chosen);
    sizes.observe(chosen.parentElement);
    return () => sizes.disconnect();
  }, [value]);

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

/** Index a key leads to, round the ends; past all of them for a key that leads nowhere. */
function stepFrom(tabs: readonly HTMLElement[], { key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const at = tabs.findIndex((tab) => tab === tab.ownerDocument.activeElement);
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (at + 1) % tabs.length;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return tabs.length;
  }
}

/** Room for the edge of the tab before or after, which shows that there is one. */
const PEEK = 32;

/** Scrolls the row alone: the page stays where it is. */
function reveal(tab: Element) {
  const row = tab.parentElement;
  if (!row) return;
  const { left, right } = tab.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  const before = left - seen.left - PEEK;
  const after = right - seen.right + PEEK;
  row.scrollBy({ left: Math.min(before, 0) || Math.max(after, 0), behavior: 'instant' });
}

export interface TabProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value'> {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Names it, and the `TabPanel` of the same value. */
  value: string;
  /** A drawing before the words. */
  icon?: IconDrawing | undefined;
  /** The name of the view. */
  children: ReactNode;
}

/**
 * Shows one panel. The focus alone never does: a window that comes back, or a layer that closes, puts the focus on a tab
 * without choosing it. Renders a `<button role="tab">`.
 *
 * Data attributes: `data-component="tab"`, `data-value` (its own value: any text), `data-state` (`active`,
 * `inactive`) whether its panel is shown.
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
      id={tabs.idOf('tab', value)}
      aria-selected={isChosen}
      aria-controls={isChosen ? tabs.idOf('panel', value) : undefined}
      tabIndex={isChosen ? 0 : -1}
      {...rest}
      className={className ? `me-tab ${className}` : 'me-tab'}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) tabs.select(value, 'press', event.nativeEvent);
      }}
    >
      {icon && <Icon as={icon} size="small" />}
      {children}
    </button>
  );
}
