'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Equal from 'lucide-react/icons/equal';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages, useNumberFormat } from '../messages/messages-provider.tsx';
import { metricMessages } from './messages.ts';

/** The comparison of a metric with an earlier period. */
export interface MetricTrend {
  /** The number of that period. */
  readonly previous: number;
  /** The period, as it ends a sentence: 'na semana passada'. */
  readonly period: string;
  /**
   * Which number is the better one: it decides the color only.
   * @default 'higher'
   */
  readonly better?: 'higher' | 'lower' | 'neither' | undefined;
}

interface MetricFiguresProps {
  value: number;
  trend: MetricTrend | undefined;
  messages: Partial<Messages<'metric'>> | undefined;
  children: ReactNode;
}

/** The number and its trend. Renders a `<dd data-part="value">` and a `<dd data-part="trend">`. */
export function MetricFigures({ value, trend, messages: given, children }: MetricFiguresProps) {
  const messages = useMessages('metric', metricMessages, given);
  const formatNumber = useNumberFormat();
  const change = trend && value - trend.previous;
  return (
    <>
      <dd data-part="value">{children ?? formatNumber(value)}</dd>
      {trend && change !== undefined && (
        <dd data-part="trend" data-trend={trendMeaning(change, trend.better)}>
          <Icon as={trendArrow(change)} size="small" />
          <span>
            {change === 0
              ? messages.same(trend.period)
              : messages[change > 0 ? 'more' : 'less'](formatNumber(Math.abs(change)), trend.period)}
          </span>
        </dd>
      )}
    </>
  );
}

function trendArrow(change: number): IconDrawing {
  if (change === 0) return Equal;
  return change > 0 ? ArrowUp : ArrowDown;
}

/** Whether a change is good news. */
function trendMeaning(change: number, better: MetricTrend['better'] = 'higher'): 'good' | 'bad' | 'neutral' {
  if (change === 0 || better === 'neither') return 'neutral';
  return change > 0 === (better === 'higher') ? 'good' : 'bad';
}
