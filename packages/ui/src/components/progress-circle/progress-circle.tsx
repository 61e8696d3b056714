import { cva, type Variant } from '../../internal/cva.ts';
import type { ComponentProps, ReactNode } from 'react';
import { type ProgressOptions, progressValue } from '../../internal/progress-value.ts';

export interface ProgressCircleProps extends ProgressOptions, Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Diameter of 40, 80 or 120 px.
   * @default 'medium'
   */
  size?: ProgressCircleSize | undefined;
  /**
   * The content in the middle, visual only. `null` for nothing.
   * @default the value's words, except in a small one
   */
  children?: ReactNode;
}

/** CO-05, in units of a drawing of 80: a medium circle renders it pixel for pixel. */
const radius = 36;
const circumference = 2 * Math.PI * radius;

const circle = cva('me-progress-circle', {
  variants: { size: { small: 'me-sm', medium: 'me-md', large: 'me-lg' } },
});

export type ProgressCircleSize = Variant<typeof circle, 'size'>;

/**
 * Progress where there is space for a circle, which does not show its label. Renders a `<div>` with a `<progress>`.
 *
 * Data attributes: `data-component="progress-circle"`, `data-size`, `data-indeterminate` while the end is unknown;
 * parts `progress`, `drawing`, `track`, `arc` and `value`.
 *
 * CSS variables: `--progress-circle-size`, the diameter, set by `size`.
 */
export function ProgressCircle({
  label,
  value,
  maximum = 100,
  size = 'medium',
  formatValue,
  children,
  className,
  ...rest
}: ProgressCircleProps) {
  const { fraction, text, attributes } = progressValue('ProgressCircle', value, maximum, formatValue);
  const inside = children === undefined && size !== 'small' ? text : children;
  // While rotating, a quarter is shown. At zero its round ends would show as a dot.
  const shown = fraction ?? 0.25;
  return (
    <div
      data-component="progress-circle"
      data-size={size}
      data-indeterminate={fraction === null ? '' : undefined}
      {...rest}
      className={circle({ size, className })}
    >
      {/* For assistive technology and touch exploration; the visible circle is below. */}
      <progress
        data-part="progress"
        aria-label={label}
        {...attributes}
        className="me-progress-circle-native"
      />
      <svg
        data-part="drawing"
        viewBox="0 0 80 80"
        fill="none"
        strokeWidth="8"
        aria-hidden="true"
        className="me-progress-circle-drawing"
      >
        <circle data-part="track" cx="40" cy="40" r={radius} className="me-progress-circle-track" />
        {shown > 0 && (
          <circle
            data-part="arc"
            cx="40"
            cy="40"
            r={radius}
            strokeLinecap="round"
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - shown)}
            className="me-progress-circle-arc"
          />
        )}
      </svg>
      {inside !== undefined && inside !== null && inside !== '' && (
        <span data-part="value" aria-hidden="true" className="me-progress-circle-value">
          {inside}
        </span>
      )}
    </div>
  );
}
