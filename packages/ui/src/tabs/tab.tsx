'use client';

import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { useTabs } from './tabs-context.ts';

export interface TabProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value'> {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Names it, and the `TabPanel` of the same value. */
  value: string;
  /** A drawing before the words. */
  icon?: IconDrawing | undefined;
  children: ReactNode;
}

const look = [
  'relative inline-flex min-h-12 shrink-0 items-center gap-2 px-4 text-small font-semibold whitespace-nowrap text-ink-soft transition-colors',
  'hover:text-brand focus-visible:-outline-offset-3 focus-visible:rounded-control aria-selected:text-brand',
  'after:absolute after:inset-x-4 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-transparent after:transition-colors',
  'hover:after:bg-brand-line aria-selected:after:bg-brand forced-colors:aria-selected:after:bg-[Highlight]',
].join(' ');

/**
 * Shows one panel. The focus alone never does: a window that comes back, or a layer that closes, puts the focus on a tab
 * without choosing it. Renders a `<button role="tab">`.
 *
 * Data attributes: `data-component="tab"`, `data-value`, `data-state` (`active`, `inactive`).
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
      className={className ? `${look} ${className}` : look}
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
