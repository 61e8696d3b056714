'use client';

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx';
import { useRadio } from '../radio-group/use-radio.ts';
import { ratingInputMessages } from './messages.ts';

/** Why a rating changed: a star was chosen, or the rating was cleared. */
export type RatingChangeReason = 'choice' | 'clear-button';

export interface RatingInputProps extends Omit<
  RadioGroupProps,
  'value' | 'defaultValue' | 'orientation' | 'onValueChange' | 'messages' | 'children'
> {
  /** The rating (controlled); null for none yet. */
  value?: number | null | undefined;
  /** The initial rating (uncontrolled). */
  defaultValue?: number | null | undefined;
  /**
   * The maximum number of stars.
   * @default 5
   */
  maximum?: number | undefined;
  /** The rating changed, or was cleared. `cancel()` restores the previous one. */
  onValueChange?: ((value: number | null, details: ChangeDetails<RatingChangeReason>) => void) | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'ratingInput'> & Messages<'formControl'>> | undefined;
}

/**
 * A rating to give: one to five stars, none initially; unless it is required it can be cleared. Renders a `<fieldset role="radiogroup">` of native radios, so it
 * works with arrow keys, in a plain form and without scripts. Use `Rating` to display one.
 *
 * Data attributes: `data-component="rating-input"`, `data-empty` while no star is chosen, `data-orientation` (`vertical`) of the
 * group, `data-invalid`; parts
 * `legend`, `optional`, `hint`, `error`, `content`, `stars`, `star`, `value`, `clear`.
 */
export function RatingInput({
  value,
  defaultValue = null,
  maximum = 5,
  required = false,
  onValueChange,
  messages: overrides,
  ...rest
}: RatingInputProps) {
  const messages = useMessages('ratingInput', ratingInputMessages, overrides);
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const given = value === undefined ? own : value;

  // The radios hold the value; the number beside them follows it.
  const read = useCallback(() => {
    const star = root.current?.querySelector<HTMLInputElement>('input:checked');
    setOwn(star ? Number(star.value) : null);
  }, []);
  // Adopts a choice made before hydration.
  useEffect(read, [read]);
  useFormReset(() => root.current?.closest('form'), read);

  const change = (next: number | null, details: ChangeDetails<RatingChangeReason>) => {
    onValueChange?.(next, details);
    if (!details.isCanceled) setOwn(next);
  };
  const clear = ({ nativeEvent }: MouseEvent) => {
    const star = root.current?.querySelector<HTMLInputElement>('input:checked');
    const details = changeDetails<RatingChangeReason>('clear-button', nativeEvent);
    change(null, details);
    if (details.isCanceled) return;
    // Before the button is removed, which would lose the focus.
    root.current?.querySelector('input')?.focus();
    if (star && value === undefined) star.checked = false;
  };
  return (
    <RadioGroup
      data-component="rating-input"
      data-empty={given === null ? '' : undefined}
      value={starsText(value)}
      defaultValue={starsText(defaultValue) ?? undefined}
      required={required}
      messages={overrides}
      onValueChange={(stars, details) => change(Number(stars), details)}
      {...rest}
    >
      <div ref={root} className="me-rating-input">
        <div data-part="stars" role="none">
          {ratingValues(maximum).map((stars) => (
            <StarRadio key={stars} value={stars} label={messages.stars(stars)} />
          ))}
        </div>
        <span data-part="value" aria-hidden="true">
          {given === null ? messages.none : messages.value(given, maximum)}
        </span>
        {!required && given !== null && (
          <button type="button" data-part="clear" onClick={clear}>
            {messages.clear}
          </button>
        )}
      </div>
    </RadioGroup>
  );
}

const starsText = (stars: number | null | undefined) => (typeof stars === 'number' ? String(stars) : stars);

/** The whole numbers from 1 to `maximum`. */
const ratingValues = (maximum: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(maximum)) }, (_, index) => index + 1);

const outline =
  'M12 2.2c.5 0 .9.3 1.1.7l2.5 5.2 5.7.8c1 .1 1.4 1.4.7 2.1l-4.2 4 1 5.7c.2 1-.9 1.8-1.8 1.3L12 19.3 7 22c-.9.5-2-.3-1.8-1.3l1-5.7-4.2-4c-.7-.7-.3-2 .7-2.1l5.7-.8 2.5-5.2c.2-.4.6-.7 1.1-.7z';

/** One star. Renders a `<span data-part="star">` under a native radio of its size. */
function StarRadio({ value, label }: { value: number; label: string }) {
  const radio = useRadio('Star', String(value));
  return (
    <span data-part="star" className="me-star">
      <input type="radio" {...radio.membership} value={value} aria-label={label} onChange={radio.change} />
      <svg aria-hidden="true" viewBox="0 0 24 24" strokeWidth="1.25">
        <path d={outline} />
        <path d={outline} />
      </svg>
    </span>
  );
}
