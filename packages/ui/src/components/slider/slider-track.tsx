'use client';

import { type ComponentProps, type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { isRtl } from '../../internal/is-rtl.ts';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { useHydrated } from '../../hooks/hydration.tsx';
import {
  LARGE_STEP,
  type Limits,
  thumbLimits,
  nearestStep,
  type Scale,
  scaleShare,
  stepsFrom,
} from './scale.ts';
import { useThumbDrag } from './use-thumb-drag.ts';
import type { ChangeDetails } from '../../internal/change-details.ts';

/** Why a slider's value changed; `input` means that assistive technology set it. */
export type SliderReason = 'drag' | 'track-press' | 'keyboard' | 'input';

export type SliderDetails = ChangeDetails<SliderReason>;

/**
 * Attributes of a thumb's `<input type="range">` besides its value: its accessible name and its name in the form data.
 */
export type ThumbAttributes = ComponentProps<'input'>;

export interface SliderTrackProps {
  /** One or two, lowest first. */
  values: readonly number[];
  scale: Scale;
  /** One per value. */
  thumbs: readonly ThumbAttributes[];
  isDisabled: boolean;
  /** Formats a value, such as 'R$ 1.200'. */
  format: (value: number) => string;
  onMove: (values: number[], reason: SliderReason, event: Event) => void;
  /** A thumb lost the focus. */
  onLeave: () => void;
  /** Its form was reset. */
  onReset: () => void;
}

/**
 * The track of a slider and its thumbs: native range inputs in the appearance of the kit. Without scripts the native inputs are
 * visible, stacked. Renders a `<div data-part="track">`.
 */
export function SliderTrack({
  values,
  scale,
  thumbs,
  isDisabled,
  format,
  onMove,
  onLeave,
  onReset,
}: SliderTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  useFormReset(() => track.current?.querySelector('input')?.form, onReset);
  const isHydrated = useHydrated();
  const moveTo = (thumb: number, next: number, reason: SliderReason, event: Event) => {
    if (next !== values[thumb]) onMove(values.with(thumb, next), reason, event);
  };
  const limits = (thumb: number) => thumbLimits(thumb, values, scale);
  const onPointerDown = useThumbDrag({
    values,
    scale,
    isDisabled,
    onMove: (thumb, value, reason, event) =>
      moveTo(thumb, nearestStep(value, scale, limits(thumb)), reason, event),
    onGrab: (thumb) => track.current?.querySelectorAll('input')[thumb]?.focus({ preventScroll: true }),
  });
  const press = (thumb: number, event: KeyboardEvent<HTMLInputElement>) => {
    const steps = keySteps(event);
    const [low, high] = limits(thumb);
    const value = values[thumb] ?? low;
    const ends: Record<string, number> = { Home: low, End: high };
    const next = ends[event.key] ?? (steps && stepsFrom(value, steps, scale, [low, high]));
    if (next === undefined || event.defaultPrevented || isDisabled) return;
    event.preventDefault();
    moveTo(thumb, next, 'keyboard', event.nativeEvent);
  };

  const shares = values.map((value) => scaleShare(value, scale));
  const from = shares.length > 1 ? (shares[0] ?? 0) : 0;
  const to = shares.at(-1) ?? 0;
  return (
    <div
      ref={track}
      data-part="track"
      data-disabled={isDisabled ? '' : undefined}
      onPointerDown={onPointerDown}
      className="me-slider-track"
    >
      <div data-part="rail" className="me-slider-rail">
        <div
          data-part="range"
          className="me-slider-range"
          style={{ insetInlineStart: percent(from), insetInlineEnd: percent(1 - to) }}
        />
      </div>
      <div className="me-slider-thumbs">
        {values.map((value, thumb) => (
          <SliderThumb
            key={thumb === 0 ? 'low' : 'high'}
            share={shares[thumb] ?? 0}
            limits={isHydrated ? limits(thumb) : [scale.min, scale.max]}
            // Steps are computed here: natively they would start at each thumb's own minimum.
            step={isHydrated ? 'any' : scale.step}
            attributes={{
              ...thumbs[thumb],
              value,
              disabled: isDisabled,
              'aria-valuetext': format(value),
            }}
            onSet={(event) =>
              moveTo(
                thumb,
                nearestStep(event.target.valueAsNumber, scale, limits(thumb)),
                'input',
                event.nativeEvent,
              )
            }
            onPress={(event) => press(thumb, event)}
            onLeave={onLeave}
          />
        ))}
      </div>
    </div>
  );
}

interface SliderThumbProps {
  /** Its position on the scale, from 0 to 1. */
  share: number;
  limits: Limits;
  step: number | 'any';
  attributes: ThumbAttributes;
  onSet: (event: ChangeEvent<HTMLInputElement>) => void;
  onPress: (event: KeyboardEvent<HTMLInputElement>) => void;
  onLeave: () => void;
}

/** A native range input, visually hidden under a knob. Renders a `<span data-part="thumb">`. */
function SliderThumb({
  share,
  limits: [min, max],
  step,
  attributes,
  onSet,
  onPress,
  onLeave,
}: SliderThumbProps) {
  const { className = '', onChange, onKeyDown, onBlur, ...rest } = attributes;
  return (
    <span data-part="thumb" className="me-slider-thumb" style={{ insetInlineStart: percent(share) }}>
      <input
        {...rest}
        type="range"
        min={min}
        max={max}
        step={step}
        data-part="control"
        className={`me-slider-input ${className}`}
        onChange={(event) => {
          onChange?.(event);
          onSet(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          onPress(event);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          onLeave();
        }}
      />
      <span data-part="knob" aria-hidden="true" className="me-slider-knob" />
    </span>
  );
}

/** Number of steps for a key, in reading direction. Undefined for other keys. */
function keySteps({ key, shiftKey, currentTarget }: KeyboardEvent): number | undefined {
  const ahead = isRtl(currentTarget) ? -1 : 1;
  const sign = { ArrowUp: 1, ArrowDown: -1, ArrowRight: ahead, ArrowLeft: -ahead }[key];
  if (sign !== undefined) return sign * (shiftKey ? LARGE_STEP : 1);
  return { PageUp: LARGE_STEP, PageDown: -LARGE_STEP }[key];
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}
