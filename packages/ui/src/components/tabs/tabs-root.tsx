'use client';

import { type ComponentProps, useId } from 'react';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import { changeDetails } from '../../internal/change-details.ts';
import { type TabsActivation, TabsContext, type TabsDetails, type TabsState } from './tabs-context.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Value of the selected tab (controlled). */
  value?: string | undefined;
  /** Value of the tab selected initially. One of the two is needed: the server must know which panel to show. */
  defaultValue?: string | undefined;
  /** Another tab was selected, and why; `details.cancel()` keeps the previous one. */
  onValueChange?: ((value: string, details: TabsDetails) => void) | undefined;
  /**
   * Whether arrow keys select a tab, or only Enter, Space and a press: `manual` if a panel takes long to load.
   * @default 'automatic'
   */
  activation?: TabsActivation | undefined;
}

/** The root of tabs. Renders a `<div>`. */
export function TabsRoot({
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  ...rest
}: TabsProps) {
  if (value === undefined && defaultValue === undefined && process.env.NODE_ENV !== 'production') {
    throw new Error(
      'Tabs: it has neither `value` nor `defaultValue`, so no panel would be shown. Pass the value of the first Tab.',
    );
  }
  const [chosen, setChosen] = useControlledState(value, defaultValue ?? '');
  const id = useId();
  const state: TabsState = {
    value: chosen,
    activation,
    select: (next, reason, event) => {
      if (next === chosen) return;
      const details = changeDetails(reason, event);
      onValueChange?.(next, details);
      if (!details.isCanceled) setChosen(next);
    },
    partId: (part, of) => `${id}-${part}-${of.replaceAll(/\s+/g, '-')}`,
  };
  return (
    <TabsContext value={state}>
      <div data-component="tabs" data-activation={activation} {...rest} />
    </TabsContext>
  );
}
