'use client';

import {
  type ComponentProps,
  type ChangeEvent,
  type MouseEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { Fieldset, type FieldsetOptions } from '../fieldset/fieldset.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { ratingInputMessages } from './messages.ts';

/** Why a rating changed: a star was chosen, or the rating was cleared. */
export type RatingChangeReason = 'choice' | 'clear-button';

export interface RatingInputProps
  extends FieldsetOptions, Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'name' | 'children'> {
  /**
   * The name of the rating in the form data.
   * @default a name of its own, since without one the stars would not exclude each other
   */
  name?: string | undefined;
  /** The rating (controlled); null for none yet. */
  value?: number | null | undefined;
  /** The initial rating (uncontrolled). */
  defaultValue?: number | null | undefined;
  /**
   * The maximum number of stars.
   * @default 5
   */
  maximum?: number | undefined;
  /**
   * Whether the form needs an answer; an optional rating can be cleared.
   * @default false
   */
  required?: boolean | undefined;
  /** The rating changed, or was cleared. `cancel()` restores the previous one. */
  onValueChange?: ((value: number | null, details: ChangeDetails<RatingChangeReason>) => void) | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'ratingInput'> & Messages<'formControl'>> | undefined;
}

/**
 * A rating to give: one to five stars, none initially. Renders a `<fieldset role="radiogroup">` of native radios, so it
 * works with arrow keys, in a plain form and without scripts. Use `Rating` to display one.
 *
 * Data attributes: `data-component="rating-input"`, `data-empty` while no star is chosen, `data-invalid`; parts
 * `legend`, `optional`, `hint`, `error`, `content`, `stars`, `star`, `value`, `clear`.
 */
export function RatingInput({
  name,
  value,
  defaultValue = null,
  maximum = 5,
  required = false,
  onValueChange,
  messages: overrides,
  ...rest
}: RatingInputProps) {
  const generated = useId();
  const messages = useMessages('ratingInput', ratingInputMessages, overrides);
  const { given, root, remember, choose, clear } = useRating({ value, defaultValue, onValueChange });
  return (
    <Fieldset
      data-component="rating-input"
      data-empty={given === null ? '' : undefined}
      role="radiogroup"
      aria-invalid={rest.error ? true : undefined}
      aria-required={required || undefined}
      messages={overrides}
      {...rest}
    >
      <div ref={root} className="me-rating-input">
        <div
          data-part="stars"
          role="none"
          onFocusCapture={remember}
          onPointerDownCapture={remember}
          onKeyDownCapture={remember}
        >
          {ratingValues(maximum).map((stars) => (
            <StarRadio
              key={stars}
              name={name ?? generated}
              value={stars}
              label={messages.stars(stars)}
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
        <span data-part="value" aria-hidden="true">
          {given === null ? messages.none : messages.value(given, maximum)}
        </span>
        {!required && given !== null && (
          <button type="button" data-part="clear" onClick={clear}>
            {messages.clear}
          </button>
        )}
      </div>
    </Fieldset>
  );
}

interface StarRadioProps {
  name: string;
  value: number;
  /** Accessible name, such as '3 estrelas'. */
  label: string;
  required: boolean;
  state: { checked: boolean } | { defaultChecked: boolean };
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The whole numbers from 1 to `maximum`. */
const ratingValues = (maximum: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(maximum)) }, (_, index) => index + 1);

const outline =
  'M12 2.2c.5 0 .9.3 1.1.7l2.5 5.2 5.7.8c1 .1 1.4 1.4.7 2.1l-4.2 4 1 5.7c.2 1-.9 1.8-1.8 1.3L12 19.3 7 22c-.9.5-2-.3-1.8-1.3l1-5.7-4.2-4c-.7-.7-.3-2 .7-2.1l5.7-.8 2.5-5.2c.2-.4.6-.7 1.1-.7z';

/** One star. Renders a `<span data-part="star">` under a native radio of its size. */
function StarRadio({ name, value, label, required, state, onChoose }: StarRadioProps) {
  return (
    <span data-part="star" className="me-star">
      <input
        type="radio"
        name={name}
        value={value}
        required={required}
        {...state}
        aria-label={label}
        onChange={onChoose}
      />
      <svg aria-hidden="true" viewBox="0 0 24 24" strokeWidth="1.25">
        <path d={outline} />
        <path d={outline} />
      </svg>
    </span>
  );
}

type RatingOptions = Pick<RatingInputProps, 'value' | 'defaultValue' | 'onValueChange'>;

/**
 * The current rating and its handlers. The radios hold the value; the number beside them follows it, also on form
 * reset.
 */
function useRating({ value, defaultValue = null, onValueChange }: RatingOptions) {
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const former = useRef<HTMLInputElement>(null);
  const checked = () => root.current?.querySelector<HTMLInputElement>('input:checked') ?? null;

  const read = useCallback(() => {
    const star = root.current?.querySelector<HTMLInputElement>('input:checked');
    setOwn(star ? Number(star.value) : null);
  }, []);
  // Adopts a choice made before hydration.
  useEffect(read, [read]);
  useFormReset(() => root.current?.closest('form'), read);

  // Read from the DOM just before each possible change: a form reset may have changed it.
  const remember = (_event: SyntheticEvent) => {
    former.current = checked();
  };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const star = event.currentTarget;
    const details = changeDetails<RatingChangeReason>('choice', event.nativeEvent);
    onValueChange?.(Number(star.value), details);
    if (!details.isCanceled) {
      former.current = star;
      setOwn(Number(star.value));
    } else if (former.current) {
      former.current.checked = true;
    } else {
      star.checked = false;
    }
  };

  const clear = (event: MouseEvent) => {
    const star = checked();
    const details = changeDetails<RatingChangeReason>('clear-button', event.nativeEvent);
    onValueChange?.(null, details);
    if (details.isCanceled) return;
    // Before the button is removed, which would lose the focus.
    root.current?.querySelector<HTMLInputElement>('input')?.focus();
    if (star && value === undefined) star.checked = false;
    setOwn(null);
  };

  return { given: value === undefined ? own : value, root, remember, choose, clear };
}
