'use client';

import { Fieldset } from '../fieldset/fieldset.tsx';
import type { InputChangeReason } from '../input/use-text-field.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { TimeInput, type TimeInputProps } from '../time-input/time-input.tsx';
import { timeRangeMessages } from './messages.ts';
import { type Range, type RangeProps, useRange } from './use-range.ts';

export interface TimeRangeProps
  extends RangeProps<InputChangeReason>, Pick<TimeInputProps, 'min' | 'max' | 'size'> {
  /** Both ends (controlled): 'HH:mm'; `''` for none. */
  value?: Range | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'timeRange'> & Messages<'timeInput'> & Messages<'formControl'>> | undefined;
}

/**
 * From one time of the day to another, such as opening hours. The end is not before the start. Renders a `<fieldset>` with
 * two TimeInputs.
 *
 * Data attributes: `data-component="time-range"`, `data-invalid`; parts `legend`, `optional`, `hint`, `error`,
 * `content`.
 */
export function TimeRange({
  ref,
  value,
  defaultValue,
  min,
  max,
  size,
  names,
  required = false,
  messages: overrides,
  onValueChange,
  ...rest
}: TimeRangeProps) {
  const messages = useMessages('timeRange', timeRangeMessages, overrides);
  const { root, range, change } = useRange<InputChangeReason>({ ref, value, defaultValue, onValueChange });
  const earliest = range.start === '' ? min : range.start;
  return (
    <Fieldset data-component="time-range" {...rest} ref={root} messages={overrides}>
      <div className="me-range-end">
        {(['start', 'end'] as const).map((end, index) => (
          <TimeInput
            key={end}
            label={messages[end]}
            name={names?.[index]}
            size={size}
            min={end === 'start' ? min : earliest}
            max={max}
            required={required || range[end === 'start' ? 'end' : 'start'] !== ''}
            messages={overrides}
            value={value?.[end]}
            defaultValue={defaultValue?.[end]}
            onValueChange={(next, details) => change(end, next, details)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
