import { cva } from '../../internal/cva.ts';
import { type ComponentPropsWithoutRef, type Ref, useId } from 'react';
import { progressValue } from '../../internal/progress-value.ts';

export type ProgressBarSize = 'small' | 'medium';

export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** What is under way: its name. */
  label: string;
  /** How far, from 0 to `maximum`; `null` while nobody can say, and the bar runs. */
  value: number | null;
  /**
   * The whole.
   * @default 100
   */
  maximum?: number | undefined;
  /**
   * Thickness: 4 or 8 px.
   * @default 'medium'
   */
  size?: ProgressBarSize | undefined;
  /**
   * Says the value, to the ear and over the bar's end.
   * @default its percentage: '40%'
   */
  formatValue?: ((value: number, maximum: number) => string) | undefined;
  /**
   * Keeps the words over the bar to assistive technology, where the page already says them.
   * @default false
   */
  hideLabel?: boolean | undefined;
}

const track = cva('me-progress-bar-track', { variants: { size: { small: 'me-sm', medium: 'me-md' } } });

/**
 * How far something has come, over the width there is. Renders a `<div>`.
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
      <div className={hideLabel ? 'sr-only' : 'me-progress-bar-text'}>
        <span id={id} data-part="label">
          {label}
        </span>
        {/* The bar itself says it. */}
        <span data-part="value" aria-hidden="true" className="me-progress-bar-value">
          {text}
        </span>
      </div>
      <div data-part="track" className={track({ size })}>
        {/* Read and found by touch as what it is; seen as it is drawn. */}
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
