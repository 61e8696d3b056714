import type { SchoolVisit } from '@melhor-escola/api-client/panel';
import { formatVisitDay } from '@melhor-escola/domain/visit-times';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { visitState } from './visit-text.ts';
import { daysOfWeek, timesOnDay } from './week-days.ts';

/** Visits are asked for two weeks ahead, and stay in the list for a week. */
const FIRST_WEEK = -1;
const LAST_WEEK = 2;

export interface WeekProps {
  /** In the school's time zone. */
  today: string;
  visits: readonly SchoolVisit[];
  closedDays: readonly string[];
}

/** The visits of a week, day by day, each with a link to its request. From 768 px on: a phone has the list. */
export function Week({ today, visits, closedDays }: WeekProps) {
  const [week, setWeek] = useState(0);
  const days = daysOfWeek(today, week);
  const [first = today] = days;
  const last = days.at(-1) ?? first;
  return (
    <section aria-labelledby="semana" className="hidden flex-col gap-3 md:flex">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} id="semana">
          {week === 0 ? 'Esta semana' : `De ${formatVisitDay(first)} a ${formatVisitDay(last)}`}
        </Heading>
        <div className="flex gap-2 noscript:hidden">
          <Button size="small" disabled={week === FIRST_WEEK} onClick={() => setWeek(week - 1)}>
            Semana anterior
          </Button>
          <Button size="small" disabled={week === LAST_WEEK} onClick={() => setWeek(week + 1)}>
            Próxima semana
          </Button>
        </div>
      </div>
      <ol className="grid grid-cols-7 gap-px overflow-hidden rounded-card border border-hairline bg-hairline">
        {days.map((day) => (
          <li key={day} className="flex min-h-28 min-w-0 flex-col gap-2 bg-card p-2 wrap-anywhere">
            <Text size="small" weight={day === today ? 'heavy' : 'strong'}>
              <span>{formatVisitDay(day)}</span>
              {day === today && <span className="sr-only">, hoje</span>}
            </Text>
            {closedDays.includes(day) && <Badge>Fechado</Badge>}
            <ul className="flex flex-col gap-1">
              {timesOnDay(visits, day).map(({ visit, hour }) => (
                <li key={`${visit.id}-${hour}`}>
                  <Link href={`#visita-${visit.id}`} className="text-small">
                    <span>{`${hour}h`}</span>
                    <span className="sr-only">{` (pedido ${visit.id})`}</span>
                  </Link>
                  <Text size="extra-small" tone="soft">
                    {visitState(visit).label}
                  </Text>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
