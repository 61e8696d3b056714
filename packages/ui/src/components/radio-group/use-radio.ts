'use client';

import { type ChangeEvent, type ChangeEventHandler, use } from 'react';
import { changeDetails } from '../../internal/change-details.ts';
import { type RadioGroupChangeReason, RadioGroupContext, type RadioGroupState } from './radio-group.tsx';

/** Connects a native radio to the surrounding group. @throws in development if there is no group. */
export function useRadio(
  component: 'Radio' | 'Segment',
  value: string,
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
) {
  const group = use(RadioGroupContext);
  if (!group && process.env.NODE_ENV !== 'production') {
    throw new Error(
      `${component}: "${value}" is outside a ${groups[component]}, so it has no alternatives. Put it inside one.`,
    );
  }
  return {
    membership: group && membership(group, value),
    change: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      group?.change(event.currentTarget, changeDetails<RadioGroupChangeReason>('choice', event.nativeEvent));
    },
  };
}

const groups = { Radio: 'RadioGroup', Segment: 'SegmentedControl' } as const;

function membership({ name, value: chosen, defaultValue, required }: RadioGroupState, value: string) {
  return {
    name,
    required,
    ...(chosen === undefined ? { defaultChecked: defaultValue === value } : { checked: chosen === value }),
  };
}
