'use client';

import type { ChangeEvent, ChangeEventHandler } from 'react';
import { changeDetails } from '../../internal/change-details.ts';
import { usePart } from '../../internal/use-part.ts';
import { type RadioGroupChangeReason, RadioGroupContext } from './radio-group.tsx';

const groups = { Radio: 'RadioGroup', Segment: 'SegmentedControl', Star: 'RatingInput' } as const;

/** Connects a native radio to the surrounding group. */
export function useRadio(
  component: keyof typeof groups,
  radioValue: string,
  onChange?: ChangeEventHandler<HTMLInputElement>,
) {
  const { name, required, value, defaultValue, change } = usePart(
    RadioGroupContext,
    component,
    groups[component],
  );
  return {
    membership: {
      name,
      required,
      ...(value === undefined
        ? { defaultChecked: defaultValue === radioValue }
        : { checked: value === radioValue }),
    },
    change: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      change(event.currentTarget, changeDetails<RadioGroupChangeReason>('choice', event.nativeEvent));
    },
  };
}
