import type { VisitDays } from '@melhor-escola/api-client/service';
import { formatVisitDay } from '@melhor-escola/domain/visit-times';
import { Fieldset } from '@melhor-escola/ui/fieldset';
import type { ReactNode } from 'react';
import type { Wish } from './visit-values.ts';

/** One wished time: its day and its hour, side by side. */
export function WishFieldset({
  wish,
  optional,
  children,
}: {
  wish: Wish;
  optional: boolean;
  children: ReactNode;
}) {
  return (
    <Fieldset legend={`${wish}º horário`} optional={optional}>
      <div className="grid grid-cols-2 gap-3">{children}</div>
    </Fieldset>
  );
}

/** The days as options of a select. */
export function DayOptions({ days }: { days: VisitDays['days'] }) {
  return days.map(({ day }) => (
    <option key={day} value={day}>
      {formatVisitDay(day)}
    </option>
  ));
}

/** The hours of all days as options of a select: a school has the same ones every day. */
export function HourOptions({ days }: { days: VisitDays['days'] }) {
  const hours = [...new Set(days.flatMap((day) => day.hours))].toSorted((one, other) => one - other);
  return hours.map((hour) => (
    <option key={hour} value={hour}>
      {`${hour}h`}
    </option>
  ));
}
