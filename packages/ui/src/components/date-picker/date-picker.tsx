'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import { useRef, useState } from 'react';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { readDirection } from '../../internal/is-rtl.ts';
import { lazyModule } from '../../internal/lazy-module.ts';
import { announce } from '../announcer/announcer.ts';
import { DateField, type DateInputProps } from '../date-input/date-input.tsx';
import { formatDate, parseDate } from '../date-input/date-text.ts';
import { Icon } from '../icon/icon.tsx';
import { enterText } from '../input/native-value.ts';
import type { InputChangeReason } from '../input/use-text-field.ts';
import type { Messages } from '../messages/message-types.ts';
import { useLocale, useMessages } from '../messages/messages-provider.tsx';
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../popover/index.ts';
import type { CalendarProps } from './calendar.tsx';
import { datePickerMessages } from './messages.ts';

const lazyCalendar = lazyModule(() => import('./calendar.tsx'));

/** Why a date changed: it was typed, pasted or autofilled, or chosen in the calendar. */
export type DateChangeReason = InputChangeReason | 'calendar';

export interface DatePickerProps extends Omit<DateInputProps, 'onValueChange' | 'messages'> {
  /** Returns whether a date ('AAAA-MM-DD') cannot be chosen or typed, such as a holiday. */
  isDateDisabled?: ((date: string) => boolean) | undefined;
  /**
   * The date that is marked as today: 'AAAA-MM-DD'.
   * @default the visitor's
   */
  today?: string | undefined;
  /**
   * The date changed: 'AAAA-MM-DD', `''` when empty, and the typed text while it is not a date. `details.reason` is
   * `'input'` or `'calendar'`.
   */
  onValueChange?: ((value: string, details: ChangeDetails<DateChangeReason>) => void) | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'datePicker'> & Messages<'dateInput'> & Messages<'formControl'>> | undefined;
}

/**
 * A date that people look up, such as that of a visit: typed as in DateInput, or chosen in a calendar. Renders a
 * `<div>` with an `<input>` and, once its button is pressed, a Popover with a grid of days.
 *
 * Data attributes: `data-component="date-picker"`, `data-size`, `data-invalid`; parts `label`, `optional`, `hint`,
 * `box`, `control` with `data-value` (the date of a controlled one: any text), `calendar-button`, `error`. Its layer is
 * a `Popover`.
 */
export function DatePicker({
  ref,
  isDateDisabled,
  today,
  messages: overrides,
  onValueChange,
  ...rest
}: DatePickerProps) {
  const messages = useMessages('datePicker', datePickerMessages, overrides);
  const locale = useLocale();
  const input = useOwnRef(ref);
  const press = useRef<Event>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<{
    selected: string | undefined;
    dir: CalendarProps['dir'];
    now: Date;
  }>();
  const loaded = lazyCalendar.useLoaded(isOpen);

  const change = (open: boolean) => {
    const { current: element } = input;
    // The browser holds the text of an uncontrolled field.
    if (open && element) {
      setField({ selected: parseDate(element.value), dir: readDirection(element), now: new Date() });
    }
    setOpen(open);
  };
  const choose = (date: string, event: Event) => {
    if (!input.current) return;
    press.current = event;
    enterText(input.current, formatDate(date));
    press.current = undefined;
    if (loaded) announce(messages.chosen(loaded.longDate(loaded.toDate(date), locale)));
    setOpen(false);
  };
  return (
    <PopoverRoot open={isOpen && loaded !== undefined} onOpenChange={change}>
      <DateField
        {...rest}
        component="date-picker"
        ref={input}
        messages={overrides}
        findProblem={(date) => (isDateDisabled?.(date) ? messages.unavailable(formatDate(date)) : undefined)}
        onValueChange={(value, outer) => {
          const details = changeDetails<DateChangeReason>(
            press.current ? 'calendar' : outer.reason,
            press.current ?? outer.event,
          );
          onValueChange?.(value, details);
          if (details.isCanceled) outer.cancel();
        }}
        button={
          !rest.readOnly && (
            <PopoverTrigger
              data-part="calendar-button"
              aria-label={messages.open}
              disabled={rest.disabled}
              onPointerEnter={lazyCalendar.preload}
              className="me-box-button me-calendar-open"
            >
              <Icon as={CalendarDays} />
            </PopoverTrigger>
          )
        }
      />
      <PopoverContent
        align="end"
        aria-label={messages.calendar}
        className="me-calendar-layer"
        // The layer itself gets the focus, also by Tab; before the days are the choices of month and year.
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget)
            currentTarget.querySelector<HTMLElement>('td > [tabindex="0"]')?.focus();
        }}
      >
        {loaded && field && (
          <loaded.Calendar
            selected={field.selected}
            dir={field.dir}
            min={rest.min}
            max={rest.max}
            isDateDisabled={isDateDisabled}
            today={today === undefined ? field.now : loaded.toDate(today)}
            messages={messages}
            onSelect={choose}
          />
        )}
      </PopoverContent>
    </PopoverRoot>
  );
}
