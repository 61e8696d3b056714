'use client';

import { formatNumber } from '@melhor-escola/config/number-format';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import type { Labels } from '../labels/labels.ts';

/** Said when the typing rests for this long, since a count at each key would drown the letters. */
const RESTS_MS = 1000;
/** From here on the count is worth hearing. */
const NEAR_THE_END = 0.8;

export interface CounterProps {
  /** Id of the words that describe the field. */
  id: string;
  length: number;
  maximum: number;
  words: Labels<'textarea'>;
}

/**
 * How much of the room is taken: figures for the eye, one sentence for whoever listens, and that again when typing
 * rests near the end. Renders a `<p data-part="counter">`.
 */
export function Counter({ id, length, maximum, words }: CounterProps) {
  const over = length > maximum;
  const left = words.left(Math.abs(maximum - length), formatNumber(Math.abs(maximum - length)), over);
  useAnnouncement(length >= maximum * NEAR_THE_END ? left : '', { after: RESTS_MS });
  return (
    <p
      data-part="counter"
      data-over={over ? '' : undefined}
      className="ms-auto shrink-0 text-small text-ink-soft tabular-nums data-over:font-semibold data-over:text-danger"
    >
      <span aria-hidden="true">{over ? left : `${formatNumber(length)}/${formatNumber(maximum)}`}</span>
      <span id={id} className="sr-only">
        {words.maximum(formatNumber(maximum))}
      </span>
    </p>
  );
}
