'use client';

import { cva, type Variant } from '../../internal/cva.ts';
import type { ComponentProps, CSSProperties } from 'react';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages, useNumberFormat } from '../messages/messages-provider.tsx';
import { ratingMessages } from './messages.ts';

export type RatingVariant = 'stars' | 'compact';

export interface RatingProps extends MessageProps<'rating'>, Omit<ComponentProps<'span'>, 'children'> {
  /** The mean, from 0 to `maximum`; `null` without ratings. */
  value: number | null;
  /**
   * The best possible rating.
   * @default 5
   */
  maximum?: number | undefined;
  /** The number of ratings behind the mean; announced after it. */
  count?: number | undefined;
  /**
   * All the stars, or one star and the number, for a card.
   * @default 'stars'
   */
  variant?: RatingVariant | undefined;
  /**
   * Stars of 14, 18 or 24 px.
   * @default 'medium'
   */
  size?: RatingSize | undefined;
}

const style = cva('me-rating', { variants: { size: { small: 'me-sm', medium: '', large: 'me-lg' } } });

export type RatingSize = Variant<typeof style, 'size'>;

/**
 * The row of stars is one element: a repeated mask of one star (`rating.css`) over a background that is gold up to the
 * value. Separate stars would be ten nodes on each card of a list.
 */
function Stars({ filled, stars }: { filled: number; stars: number }) {
  return (
    <span
      data-part="stars"
      className="me-rating-stars"
      style={{ width: `calc(var(--star-side) * ${stars})`, '--star-fill': `${filled}%` } as CSSProperties}
    />
  );
}

/**
 * A rating to display: '4,5 de 5 estrelas'. Renders a `<span>`, which is the image itself if `compact`.
 *
 * Data attributes: `data-component="rating"`, `data-size`, `data-variant`, `data-empty` without ratings; parts `image`,
 * `stars`, `value` and `count`.
 */
export function Rating({
  value,
  maximum = 5,
  count,
  variant = 'stars',
  size = 'medium',
  messages: given,
  className,
  ...rest
}: RatingProps) {
  const messages = useMessages('rating', ratingMessages, given);
  const formatNumber = useNumberFormat();
  const attributes = {
    'data-component': 'rating',
    'data-size': size,
    'data-variant': variant,
    ...rest,
    className: style({ size, className }),
  };
  if (value === null || !Number.isFinite(value)) {
    return (
      <span {...attributes} data-empty="">
        <span>{messages.none}</span>
      </span>
    );
  }
  const shown = Math.min(maximum, Math.max(0, value));
  const figure = formatNumber(shown, { minimum: 1 });
  const spoken = messages.value(figure, formatNumber(maximum));
  const spokenCount = count === undefined ? undefined : messages.count(count, formatNumber(count));
  if (variant === 'compact') {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot contain text
      <span role="img" aria-label={spokenCount ? `${spoken}, ${spokenCount}` : spoken} {...attributes}>
        <Stars filled={100} stars={1} />
        <span data-part="value" aria-hidden="true">
          {figure}
        </span>
        {count !== undefined && (
          <span data-part="count" aria-hidden="true">
            {`(${formatNumber(count)})`}
          </span>
        )}
      </span>
    );
  }
  return (
    <span {...attributes}>
      <span
        data-part="image"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot contain text
        role="img"
        aria-label={spoken}
        className="me-rating-image"
      >
        <Stars filled={(shown / maximum) * 100} stars={maximum} />
        <span data-part="value" aria-hidden="true">
          {figure}
        </span>
      </span>
      {spokenCount && <span data-part="count">{spokenCount}</span>}
    </span>
  );
}
