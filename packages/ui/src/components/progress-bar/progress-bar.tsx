import { cva, type Variant } from '../../internal/cva.ts';
import { type ComponentProps, useId } from 'react';
import { type ProgressOptions, progressValue } from '../../internal/progress-value.ts';

export interface ProgressBarProps extends ProgressOptions, Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Thickness: 4 or 8 px.
   * @default 'medium'
   */
  size?: ProgressBarSize | undefined;
  /**
   * Hides label and value visually if the page already shows them.
   * @default false
   */
  hideLabel?: boolean | undefined;
}

const texts = cva('', { variants: { hidden: { true: 'sr-only', false: 'me-progress-bar-text' } } });
const track = cva('me-progress-bar-track', { variants: { size: { small: 'me-sm', medium: 'me-md' } } });

export type ProgressBarSize = Variant<typeof track, 'size'>;

/**
 * Progress over the available width. Renders a `<div>`.
 *
 * Data attributes: `data-component="progress-bar"`, `data-size`, `data-indeterminate` while the end is unknown; parts
 * `label`, `value`, `track`, `progress` and `fill`.
 *
 * CSS variables: `--progress-bar-size`, the height of the track, set by `size`.
 */
export function ProgressBar({
  label,
  value,
  maximum = 100,
  size = 'medium',
  formatValue,
  hideLabel = false,
  ...rest
}: ProgressBarProps) {
  const id = useId();
  const { fraction, text, attributes } = progressValue('ProgressBar', value, maximum, formatValue);
  return (
    <div
      data-component="progress-bar"
      data-size={size}
      data-indeterminate={fraction === null ? '' : undefined}
      {...rest}
    >
      <div className={texts({ hidden: hideLabel })}>
        <span id={id} data-part="label">
          {label}
        </span>
        {/* The bar announces it itself. */}
        <span data-part="value" aria-hidden="true" className="me-progress-bar-value">
          {text}
        </span>
      </div>
      <div data-part="track" className={track({ size })}>
        {/* For assistive technology and touch exploration; the visible bar is below. */}
        <progress
          data-part="progress"
          aria-labelledby={id}
          {...attributes}
          className="me-progress-bar-native"
        />
        <span
          data-part="fill"
          className="me-progress-bar-fill"
          style={fraction === null ? undefined : { width: `${fraction * 100}%` }}
        />
      </div>
    </div>
  );
}
