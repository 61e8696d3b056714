'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  type ChevronProps,
  DayPicker,
  type DropdownProps,
  type Formatters,
  type Labels,
} from 'react-day-picker';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useLocale } from '../messages/messages-provider.tsx';
import { Select } from '../select/select.tsx';

/** Years after this one that can be chosen without a `max`. */
const YEARS_AHEAD = 10;

export interface CalendarProps {
  /** The chosen date: 'AAAA-MM-DD'. */
  selected: string | undefined;
  min: string | undefined;
  max: string | undefined;
  isDateDisabled: ((date: string) => boolean) | undefined;
  /** The day that is marked as today, and shown first if none is chosen. */
  today: Date;
  /** The direction of the field. */
  dir: 'ltr' | 'rtl';
  messages: Messages<'datePicker'>;
  onSelect: (date: string, event: Event) => void;
}

/**
 * The days of a month, after the APG's date picker: arrows move by day and week, Home and End to the ends of a week, Page
 * keys by month, with Shift by year. Renders a `<div>` with a `<table role="grid">`.
 */
export function Calendar({
  selected,
  min,
  max,
  isDateDisabled,
  today,
  dir,
  messages,
  onSelect,
}: CalendarProps) {
  const locale = useLocale();
  const earliest = min === undefined ? undefined : toDate(min);
  const latest = max === undefined ? undefined : toDate(max);
  const shown = clampDate(selected === undefined ? today : toDate(selected), earliest, latest);
  return (
    <DayPicker
      mode="single"
      required
      fixedWeeks
      navLayout="around"
      captionLayout="dropdown"
      weekStartsOn={0}
      lang={locale}
      dir={dir}
      today={today}
      selected={selected === undefined ? undefined : toDate(selected)}
      defaultMonth={shown}
      startMonth={earliest}
      endMonth={latest ?? new Date(today.getFullYear() + YEARS_AHEAD, 11)}
      disabled={[
        ...(earliest ? [{ before: earliest }] : []),
        ...(latest ? [{ after: latest }] : []),
        (date) => isDateDisabled?.(toIsoDate(date)) ?? false,
      ]}
      onSelect={(date, _trigger, _modifiers, event) => onSelect(toIsoDate(date), event.nativeEvent)}
      className="me-calendar"
      classNames={classNames}
      components={components}
      formatters={localFormatters(locale)}
      labels={localLabels(locale, messages)}
    />
  );
}

const classNames = {
  month: 'me-calendar-month',
  month_caption: 'me-calendar-caption',
  dropdowns: 'me-calendar-selects',
  button_previous: 'me-calendar-turn',
  button_next: 'me-calendar-turn',
  month_grid: 'me-calendar-grid',
  weekday: 'me-calendar-weekday',
  day: 'me-calendar-day',
  day_button: 'me-calendar-button',
};

const components = { Chevron: TurnIcon, Dropdown: CalendarSelect };

function TurnIcon({ orientation }: ChevronProps) {
  return <Icon as={orientation === 'left' ? ChevronLeft : ChevronRight} />;
}

/** The choice of a month or of a year. */
function CalendarSelect({ 'aria-label': label, options, value, disabled, onChange }: DropdownProps) {
  return (
    <Select
      label={label}
      labelHidden
      size="small"
      value={String(value)}
      disabled={disabled}
      onChange={onChange}
    >
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

function localFormatters(locale: string): Partial<Formatters> {
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const [month, monthAndYear, weekday] = [
    write({ month: 'long' }),
    write({ month: 'long', year: 'numeric' }),
    write({ weekday: 'short' }),
  ];
  return {
    formatCaption: (date) => monthAndYear.format(date),
    formatMonthDropdown: (date) => month.format(date),
    formatWeekdayName: (date) => weekday.format(date).replace('.', ''),
  };
}

function localLabels(locale: string, messages: Messages<'datePicker'>): Partial<Labels> {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  return {
    labelDayButton: (date, { today, selected }) => {
      const text = longDate(date, locale);
      const marked = today ? messages.today(text) : text;
      return selected ? messages.selected(marked) : marked;
    },
    labelGrid: (date) => month.format(date),
    labelWeekday: (date) => weekday.format(date),
    labelMonthDropdown: () => messages.month,
    labelYearDropdown: () => messages.year,
    labelPrevious: () => messages.previousMonth,
    labelNext: () => messages.nextMonth,
  };
}

/** 'terça-feira, 14 de maio de 2019'. */
export function longDate(date: Date, locale: string): string {
  return date.toLocaleDateString(locale, { dateStyle: 'full' });
}

/** '2019-05-14' → the beginning of that day here. */
export function toDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const moment = new Date(year, month - 1, day);
  // Two digits would mean the last century.
  moment.setFullYear(year);
  return moment;
}

function toIsoDate(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(String);
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}

function clampDate(date: Date, earliest: Date | undefined, latest: Date | undefined): Date {
  if (earliest && date < earliest) return earliest;
  return latest && date > latest ? latest : date;
}
