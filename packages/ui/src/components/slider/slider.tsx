'use client';

import { type ComponentPropsWithoutRef, type Ref } from 'react';
import { FormControl, type FormControlOptions, splitFieldProps } from '../form-control/form-control.tsx';
import { useNumberFormat } from '../messages/messages-provider.tsx';
import { type Scale, validScale } from './scale.ts';
import { type SliderDetails, SliderTrack } from './slider-track.tsx';
import { useSliderValues } from './use-slider-values.ts';

/** Props of every slider, with one thumb or two. */
export interface SliderScaleProps {
  /**
   * The lowest value.
   * @default 0
   */
  min?: number | undefined;
  /**
   * The highest value.
   * @default 100
   */
  max?: number | undefined;
  /**
   * The distance between values, counted from `min`; decimals are exact.
   * @default 1
   */
  step?: number | undefined;
  /**
   * Formats a value, such as 'R$ 1.200', for display and assistive technology.
   * @default the number in the locale of the `MessagesProvider`, else in Portuguese
   */
  format?: ((value: number) => string) | undefined;
}

export interface SliderProps
  extends
    FormControlOptions,
    SliderScaleProps,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'
    > {
  /** Ref of the native `<input type="range">`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Its value (controlled). */
  value?: number | undefined;
  /**
   * Its initial value (uncontrolled).
   * @default min
   */
  defaultValue?: number | undefined;
  /** It moved; `details.cancel()` reverts it. */
  onValueChange?: ((value: number, details: SliderDetails) => void) | undefined;
  /** It was unchanged for 300 ms, or lost the focus: use this value for requests. */
  onValueCommit?: ((value: number, details: SliderDetails) => void) | undefined;
}

/** The text of a value: that of the given function, by default '1.234,5' in the locale of the provider. */
export function useValueFormat(given: SliderScaleProps['format']): (value: number) => string {
  const formatNumber = useNumberFormat();
  return given ?? ((value) => formatNumber(value, { maximum: 3 }));
}

/**
 * One approximate amount: how far, how much. If an exact number matters, put a field beside it. Renders a `<div>` with
 * an `<input type="range">`.
 *
 * Arrows move it by one step, Shift + arrows and Page Up and Page Down by ten, Home and End to the ends.
 *
 * Data attributes: `data-component="slider"`, `data-invalid`; parts `label`, `optional`, `hint`, `value`, `track` with
 * `data-disabled` while it cannot be moved, `rail`, `range`, `thumb`, `control`, `knob`, `error`.
 */
export function Slider({
  ref,
  value,
  defaultValue,
  min = 0,
  max = 100,
  step = 1,
  format: givenFormat,
  onValueChange,
  onValueCommit,
  disabled = false,
  ...rest
}: SliderProps) {
  const [texts, native] = splitFieldProps(rest);
  const format = useValueFormat(givenFormat);
  const scale = validScale({ min, max, step, gap: 0 }, 'Slider');
  const initial = defaultValue ?? scale.min;
  const { values, handlers } = useSliderValues({
    value: value === undefined ? undefined : [value],
    initial: [initial],
    onChange: ([next = initial], details) => onValueChange?.(next, details),
    onCommit: ([next = initial], details) => onValueCommit?.(next, details),
  });
  return (
    <FormControl data-component="slider" {...texts}>
      {(control) => (
        <div className="me-slider">
          <SliderTrack
            values={values}
            scale={scale}
            format={format}
            thumbs={[{ ...native, ...control, ref }]}
            isDisabled={disabled}
            {...handlers}
          />
          <SliderValue scale={scale} format={format} value={values[0] ?? initial} />
        </div>
      )}
    </FormControl>
  );
}

/** The value as text, in the space of the widest one, so that the track keeps its length while dragging. */
function SliderValue({
  value,
  scale,
  format,
}: {
  value: number;
  scale: Scale;
  format: (value: number) => string;
}) {
  return (
    <span aria-hidden="true" className="me-slider-value">
      <span>{format(scale.min)}</span>
      <span>{format(scale.max)}</span>
      <span data-part="value">{format(value)}</span>
    </span>
  );
}
