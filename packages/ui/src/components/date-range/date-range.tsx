'use client';

import { parseDate } from '../date-input/date-text.ts';
import { type DateChangeReason, DatePicker, type DatePickerProps } from '../date-picker/date-picker.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { TimeInput } from '../time-input/time-input.tsx';
import { dateRangeMessages } from './messages.ts';
import { type Range, type RangeProps, useRange } from './use-range.ts';

export interface DateRangeProps
  extends RangeProps<DateChangeReason>, Pick<DatePickerProps, 'min' | 'max' | 'today' | 'size'> {
  /**
   * Both ends (controlled): 'AAAA-MM-DD', with times 'AAAA-MM-DDTHH:mm'; `''` for none. Text that is not a date is kept
   * as typed.
   */
  value?: Range | undefined;
  /**
   * Whether each end has a time of the day, which is submitted as `{name}-hora`.
   * @default false
   */
  withTime?: boolean | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'dateRange'> & Messages<'datePicker'> & Messages<'formControl'>> | undefined;
}

/**
 * From one day to another, such as the days without visits; with times if wanted. The end is not before the start. Renders a
 * `<fieldset>` with two DatePickers, and two TimeInputs `withTime`.
 *
 * Data attributes: `data-component="date-range"`, `data-invalid`; parts `legend`, `optional`, `hint`, `error`,
 * `content`, `end`.
 */
export function DateRange({
  ref,
  value,
  defaultValue,
  withTime = false,
  min,
  max,
  today,
  size,
  names,
  required = false,
  messages: overrides,
  onValueChange,
  ...rest
}: DateRangeProps) {
  const messages = useMessages('dateRange', dateRangeMessages, overrides);
  const { root, range, change } = useRange<DateChangeReason>({ ref, value, defaultValue, onValueChange });
  const first = splitMoment(range.start);
  const last = splitMoment(range.end);
  const earliest = parseDate(first.date);
  const isOneDay = earliest !== undefined && earliest === parseDate(last.date);
  const renderEnd = (end: keyof Range) => {
    const isStart = end === 'start';
    const { date, time } = isStart ? first : last;
    const name = names?.[isStart ? 0 : 1];
    const initial = defaultValue && splitMoment(defaultValue[end]);
    return (
      <div data-part="end" className="me-range-end">
        <DatePicker
          label={isStart ? messages.start : messages.end}
          name={name}
          size={size}
          min={isStart ? min : latestOf(min, earliest)}
          max={max}
          today={today}
          required={required || time !== ''}
          messages={overrides}
          value={value && date}
          defaultValue={initial?.date}
          onValueChange={(next, details) => change(end, joinMoment(next, time, withTime), details)}
        />
        {withTime && (
          <TimeInput
            label={isStart ? messages.startTime : messages.endTime}
            name={name === undefined ? undefined : `${name}-hora`}
            size={size}
            min={!isStart && isOneDay && first.time !== '' ? first.time : undefined}
            required={required || date !== ''}
            value={value && time}
            defaultValue={initial?.time}
            onValueChange={(next, details) => change(end, joinMoment(date, next, withTime), details)}
          />
        )}
      </div>
    );
  };
  return (
    <Fieldset data-component="date-range" {...rest} ref={root} messages={overrides}>
      <div className="me-range-ends">
        {renderEnd('start')}
        {renderEnd('end')}
      </div>
    </Fieldset>
  );
}

/** '2026-12-20T08:00' → its date and its time. A date that is being typed has no time. */
function splitMoment(moment: string): { date: string; time: string } {
  const found = /^(.*)T(\d{2}:\d{2}|)$/.exec(moment);
  return { date: found?.[1] ?? moment, time: found?.[2] ?? '' };
}

function joinMoment(date: string, time: string, withTime: boolean): string {
  return withTime && (date !== '' || time !== '') ? `${date}T${time}` : date;
}

/** The later of two dates. */
function latestOf(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one > other ? one : other;
}
