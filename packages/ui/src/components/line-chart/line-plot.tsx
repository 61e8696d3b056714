/** One line of a chart. */
export interface LineChartSeries {
  /** Identifies it. Unique in its chart. */
  readonly key: string;
  /** Its name in the legend and the table. */
  readonly label: string;
  /** One for each label of the chart; null where there is none, which leaves a gap. */
  readonly values: readonly (number | null)[];
}

/** Shapes around 0, 0: with the pattern of the line they tell series apart without color. */
const markers = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'M-3.5-3.5h7v7h-7z',
  'M0-5 5 4h-10z',
  'M0-5 5 0 0 5-5 0z',
] as const;

/** More points in a line than this have no markers, which would touch. */
const MAX_MARKED_POINTS = 35;

/** Lines between the top and the bottom one. */
const STEPS = 4;

interface LinePlotProps {
  labels: readonly string[];
  series: readonly LineChartSeries[];
  /** The value of a line across the plot. */
  limit: number | undefined;
  formatValue: (value: number) => string;
}

/** The lines with their scales. Hidden from assistive technology: legend and table say the same. */
export function LinePlot({ labels, series, limit, formatValue }: LinePlotProps) {
  const highest = Math.max(limit ?? 0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const maximum = roundUp(highest);
  const steps = Array.from({ length: STEPS + 1 }, (_, index) => index / STEPS);
  const xAt = (index: number) => percent(labels.length === 1 ? 0.5 : index / (labels.length - 1));
  const yAt = (value: number) => percent(1 - value / maximum);
  const shownLabels = [...new Set([0, Math.floor((labels.length - 1) / 2), labels.length - 1])];
  return (
    <div data-part="plot" aria-hidden="true">
      <div className="me-line-chart-scale">
        {steps.toReversed().map((step) => (
          <span key={step}>{formatValue(maximum * step)}</span>
        ))}
      </div>
      <svg className="me-line-chart-lines">
        {steps.map((step) => (
          <line key={step} className="me-grid" x1="0%" x2="100%" y1={percent(step)} y2={percent(step)} />
        ))}
        {limit !== undefined && (
          <line className="me-limit" x1="0%" x2="100%" y1={yAt(limit)} y2={yAt(limit)} />
        )}
        {series.map(({ key, label, values }, order) => (
          <g key={key} data-series={order + 1}>
            {values.map((value, index) => {
              const next = values[index + 1];
              if (value === null || next === null || next === undefined) return null;
              return (
                <line
                  key={labels[index]}
                  x1={xAt(index)}
                  y1={yAt(value)}
                  x2={xAt(index + 1)}
                  y2={yAt(next)}
                />
              );
            })}
            {values.map((value, index) =>
              value === null || !isMarked(values, index) ? null : (
                <svg key={labels[index]} x={xAt(index)} y={yAt(value)}>
                  <title>{`${label}, ${labels[index]}: ${formatValue(value)}`}</title>
                  <path d={markers[order % markers.length]} />
                </svg>
              ),
            )}
          </g>
        ))}
      </svg>
      <div className="me-line-chart-labels">
        {shownLabels.map((index) => (
          <span key={index}>{labels[index]}</span>
        ))}
      </div>
    </div>
  );
}

/** A piece of a series' line with its marker, for the legend. */
export function SeriesSample({ order }: { order: number }) {
  return (
    <svg className="me-line-chart-sample" data-series={order + 1} aria-hidden="true">
      <line x1="0%" x2="100%" y1="50%" y2="50%" />
      <svg x="50%" y="50%">
        <path d={markers[order % markers.length]} />
      </svg>
    </svg>
  );
}

/** In a long line only points without a neighbor, which no piece of the line shows. */
function isMarked(values: readonly (number | null)[], index: number): boolean {
  if (values.length <= MAX_MARKED_POINTS) return true;
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
}

const percent = (fraction: number) => `${Number((fraction * 100).toFixed(2))}%`;

/** The next number of one digit, so that a quarter of it is written briefly; 1 for nothing. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const digit = [1, 2, 4, 6, 8, 10].find((one) => value <= one * magnitude) ?? 10;
  return digit * magnitude;
}
