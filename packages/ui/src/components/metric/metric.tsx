import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import type { MessageProps } from '../messages/message-types.ts';
import { MetricFigures, type MetricTrend } from './metric-figures.tsx';

export interface MetricProps extends MessageProps<'metric'>, ComponentProps<'div'> {
  /** What is counted: 'Visitas à página'. A `<Link stretched>` makes the whole metric lead to its list. */
  label: ReactNode;
  /** The number; `children` is how it is shown, if that is not the number alone: 'R$ 1.240'. */
  value: number;
  /** What it is compared with; without it there is no trend. */
  trend?: MetricTrend | undefined;
}

/**
 * A number with its name, and how it changed, in words and with an arrow. Renders a `<div>` with a `<dt>` and `<dd>`s: put
 * it into a `MetricList`.
 *
 * Data attributes: `data-component="metric"`; parts `label`, `value`, and `trend` with `data-trend` (`good`, `bad` or
 * `neutral`).
 */
export function Metric({ label, value, trend, messages, className, children, ...rest }: MetricProps) {
  return (
    <div data-component="metric" {...rest} className={joinClasses('me-metric', className)}>
      <dt data-part="label">{label}</dt>
      <MetricFigures value={value} trend={trend} messages={messages}>
        {children}
      </MetricFigures>
    </div>
  );
}

/**
 * Metrics side by side, as many as fit. Renders a `<dl>`.
 *
 * Data attributes: `data-component="metric-list"`.
 *
 * CSS variables: `--metric-width`, the least width of a metric.
 */
export function MetricList({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl data-component="metric-list" {...rest} className={joinClasses('me-metric-list', className)} />;
}
