'use client';

import { type ComponentPropsWithoutRef, type Ref, useId } from 'react';
import type { ChangeDetails } from '../events/change-details.ts';
import { Fieldset, type FieldsetOptions } from '../fieldset/fieldset.tsx';
import { type Labels, labels as dictionary } from '../labels/labels.ts';
import { ratingValues, StarRadio } from './star-radio.tsx';
import { useRating } from './use-rating.ts';

/** Why a rating changed: a star was chosen, or all of them taken back. */
export type RatingChangeReason = 'choice' | 'clear-button';

export interface RatingInputProps
  extends FieldsetOptions, Omit<ComponentPropsWithoutRef<'fieldset'>, 'defaultValue' | 'name' | 'children'> {
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /**
   * What the form sends the stars under.
   * @default a name of its own, since without one the stars would not exclude each other
   */
  name?: string | undefined;
  /** The stars given, when the caller holds them; null for none yet. */
  value?: number | null | undefined;
  /** The stars given at first, when the browser holds them. */
  defaultValue?: number | null | undefined;
  /**
   * The most there are.
   * @default 5
   */
  maximum?: number | undefined;
  /**
   * Whether the form needs an answer; what is not required may be taken back.
   * @default false
   */
  required?: boolean | undefined;
  /** Other stars were given, or none. `cancel()` goes back to the former. */
  onValueChange?: ((value: number | null, details: ChangeDetails<RatingChangeReason>) => void) | undefined;
  /** Replaces the kit's own words. */
  labels?: Partial<Labels<'ratingInput'> & Labels<'formControl'>> | undefined;
}

/**
 * Stars to give: one to five, none until someone chooses. Renders a `<fieldset role="radiogroup">` of native radios, and
 * so works by arrow keys, in a plain form and without scripts. What is only read is a `Rating`.
 *
 * Data attributes: `data-component="rating-input"`, `data-empty`, `data-invalid`; parts `legend`, `optional`, `hint`,
 * `error`, `content`, `stars`, `star`, `value`, `clear`.
 */
export function RatingInput({
  name,
  value,
  defaultValue = null,
  maximum = 5,
  required = false,
  onValueChange,
  labels,
  ...rest
}: RatingInputProps) {
  const generated = useId();
  const words = { ...dictionary.ratingInput, ...labels };
  const { given, root, remember, choose, clear } = useRating({ value, defaultValue, onValueChange });
  return (
    <Fieldset
      data-component="rating-input"
      data-empty={given === null ? '' : undefined}
      role="radiogroup"
      aria-invalid={rest.error ? true : undefined}
      aria-required={required || undefined}
      labels={labels}
      {...rest}
    >
      <div ref={root} className="flex flex-wrap items-center gap-x-3">
        <div
          data-part="stars"
          role="none"
          className="group/stars -ms-2 flex flex-wrap"
          onFocusCapture={remember}
          onPointerDownCapture={remember}
          onKeyDownCapture={remember}
        >
          {ratingValues(maximum).map((stars) => (
            <StarRadio
              key={stars}
              name={name ?? generated}
              value={stars}
              label={words.stars(stars)}
              required={required}
              state={
                value === undefined
                  ? { defaultChecked: defaultValue === stars }
                  : { checked: value === stars }
              }
              onChoose={choose}
            />
          ))}
        </div>
        <span data-part="value" aria-hidden="true" className="text-small text-ink-soft tabular-nums">
          {given === null ? words.none : words.value(given, maximum)}
        </span>
        {!required && given !== null && (
          <button
            type="button"
            data-part="clear"
            onClick={clear}
            className="-ms-2 min-h-9 rounded-control px-2 text-small font-semibold text-brand hover:bg-brand-wash disabled:hidden in-disabled:hidden noscript:hidden"
          >
            {words.clear}
          </button>
        )}
      </div>
    </Fieldset>
  );
}
