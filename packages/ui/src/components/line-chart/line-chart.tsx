'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { Table } from '../table/table.tsx';
import { type LineChartSeries, LinePlot, SeriesSample } from './line-plot.tsx';
import { lineChartMessages } from './messages.ts';

export interface LineChartProps
  extends MessageProps<'lineChart'>, Omit<ComponentProps<'figure'>, 'children'> {
  /** What is shown: 'LCP por dia'. */
  caption: ReactNode;
  /** What the labels are, as the heading of their column: 'Dia'. */
  axis: string;
  /** One for each point in time, in order; each once. */
  labels: readonly string[];
  /** Up to four lines. */
  series: readonly LineChartSeries[];
  /** A value that the lines are compared with, across the chart, with its name in the legend: 'Bom até 2,5 s'. */
  limit?: { readonly value: number; readonly label: string } | undefined;
  /** A value as it is written on the scale and in the table: '1,2 s'. */
  formatValue: (value: number) => string;
}

/**
 * How numbers change over time, as lines and, on request, as a table. Series differ by color, by the pattern of their line and by
 * their markers. Renders a `<figure>`.
 *
 * Data attributes: `data-component="line-chart"`; parts `caption`, `legend`, `plot` and `data`.
 *
 * CSS variables: `--line-chart-size`, the height of the plot.
 */
export function LineChart({
  caption,
  axis,
  labels,
  series,
  limit,
  formatValue,
  messages: given,
  className,
  ...rest
}: LineChartProps) {
  const messages = useMessages('lineChart', lineChartMessages, given);
  const id = useId();
  return (
    <figure
      data-component="line-chart"
      aria-labelledby={id}
      {...rest}
      className={joinClasses('me-line-chart', className)}
    >
      <figcaption id={id} data-part="caption">
        {caption}
      </figcaption>
      <ul data-part="legend">
        {series.map(({ key, label }, order) => (
          <li key={key}>
            <SeriesSample order={order} />
            <span>{label}</span>
          </li>
        ))}
        {limit && (
          <li>
            <svg className="me-line-chart-sample" aria-hidden="true">
              <line className="me-limit" x1="0%" x2="100%" y1="50%" y2="50%" />
            </svg>
            <span>{limit.label}</span>
          </li>
        )}
      </ul>
      <LinePlot labels={labels} series={series} limit={limit?.value} formatValue={formatValue} />
      <details data-part="data">
        <summary>{messages.table}</summary>
        <Table
          caption={caption}
          narrow="scroll"
          columns={[
            { key: 'axis', header: axis, rowHeader: true, cell: ({ id: label }) => label },
            ...series.map(({ key, label, values }) => ({
              key: `series-${key}`,
              header: label,
              numeric: true,
              cell: ({ index }: { readonly index: number }) => {
                const value = values[index] ?? null;
                return value === null ? messages.missing : formatValue(value);
              },
            })),
          ]}
          rows={labels.map((label, index) => ({ id: label, index }))}
        />
      </details>
    </figure>
  );
}
