'use client';

import type { ComponentProps } from 'react';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { sliderMessages } from './messages.ts';
import { validScale } from './scale.ts';
import { type SliderScaleProps, useValueFormat } from './slider.tsx';
import { type SliderDetails, SliderTrack } from './slider-track.tsx';
import { useSliderValues } from './use-slider-values.ts';

/** The lower and the upper end of a range. */
export type SliderRange = readonly [low: number, high: number];

export interface RangeSliderProps
  extends SliderScaleProps, Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Both ends (controlled). */
  value?: SliderRange | undefined;
  /**
   * Both ends initially (uncontrolled).
   * @default from `min` to `max`
   */
  defaultValue?: SliderRange | undefined;
  /**
   * The minimum distance between the ends.
   * @default 0
   */
  minGap?: number | undefined;
  /** The names of the two ends in the form data. By default they are not submitted. */
  names?: readonly [low: string, high: string] | undefined;
  /**
   * Shows both values, formatted by `format`, also while a thumb is dragged. Assistive technology reads them at the
   * thumbs.
   * @default false
   */
  valuesShown?: boolean | undefined;
  /**
   * Whether it cannot be moved.
   * @default false
   */
  disabled?: boolean | undefined;
  /** An end moved; `details.cancel()` reverts it. */
  onValueChange?: ((value: SliderRange, details: SliderDetails) => void) | undefined;
  /** Both were unchanged for 300 ms, or lost the focus: use this range for requests. */
  onValueCommit?: ((value: SliderRange, details: SliderDetails) => void) | undefined;
  /** Replaces the kit's own messages: the names of the two ends. */
  messages?: Partial<Messages<'slider'>> | undefined;
}

/**
 * Two ends of one range on one track; they cannot cross. Put it in a `Fieldset`, whose legend names it. Renders a
 * `<div>` with two `<input type="range">`.
 *
 * Keys as in `Slider`, for the focused end: Home and End move as far as the other end allows.
 *
 * Data attributes: `data-component="range-slider"`; parts `values`, `track` with `data-disabled` while it cannot be
 * moved, `rail`, `range`, `thumb`, `control`, `knob`.
 */
export function RangeSlider({
  value,
  defaultValue,
  min = 0,
  max = 100,
  step = 1,
  minGap = 0,
  format: givenFormat,
  names,
  valuesShown = false,
  disabled = false,
  onValueChange,
  onValueCommit,
  messages: given,
  ...rest
}: RangeSliderProps) {
  const messages = useMessages('slider', sliderMessages, given);
  const format = useValueFormat(givenFormat);
  const scale = validScale({ min, max, step, gap: minGap }, 'RangeSlider');
  const range = ([low = scale.min, high = scale.max]: readonly number[]): SliderRange => [low, high];
  const { values, handlers } = useSliderValues({
    value,
    initial: defaultValue ?? [scale.min, scale.max],
    onChange: (next, details) => onValueChange?.(range(next), details),
    onCommit: (next, details) => onValueCommit?.(range(next), details),
  });
  return (
    <div data-component="range-slider" {...rest}>
      {valuesShown && (
        <div data-part="values" aria-hidden="true" className="me-range-values">
          {range(values).map((end, index) => (
            // The lower end and the upper one.
            <span key={`${index + 1}`}>{format(end)}</span>
          ))}
        </div>
      )}
      <SliderTrack
        values={values}
        scale={scale}
        format={format}
        thumbs={[
          { name: names?.[0], 'aria-label': messages.minimum },
          { name: names?.[1], 'aria-label': messages.maximum },
        ]}
        isDisabled={disabled}
        {...handlers}
      />
    </div>
  );
}
