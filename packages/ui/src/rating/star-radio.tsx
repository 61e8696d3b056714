'use client';

import type { ChangeEvent } from 'react';

export interface StarRadioProps {
  name: string;
  value: number;
  /** Its name: '3 estrelas'. */
  label: string;
  required: boolean;
  state: { checked: boolean } | { defaultChecked: boolean };
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** 1 to the most there are. */
export const ratingValues = (maximum: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(maximum)) }, (_, index) => index + 1);

// Gold up to the chosen one by CSS alone: those with the chosen one among the labels after them, and its own. Under a
// mouse the same by the one pointed at, and whatever lies beyond that shows that it would go.
const starLabel = [
  'relative grid size-11 cursor-pointer place-items-center rounded-control text-transparent transition-colors',
  'has-checked:text-star has-[~label>:checked]:text-star',
  'pointer-fine:group-has-[label:hover]/stars:text-transparent pointer-fine:hover:text-star!',
  'pointer-fine:has-[~label:hover]:text-star!',
  'has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand',
  'has-disabled:pointer-events-none has-disabled:opacity-60',
  'forced-colors:has-checked:text-[Highlight] forced-colors:has-[~label>:checked]:text-[Highlight]',
].join(' ');

const starDrawing = 'pointer-events-none size-8 forced-color-adjust-none';

const outline =
  'M12 2.2c.5 0 .9.3 1.1.7l2.5 5.2 5.7.8c1 .1 1.4 1.4.7 2.1l-4.2 4 1 5.7c.2 1-.9 1.8-1.8 1.3L12 19.3 7 22c-.9.5-2-.3-1.8-1.3l1-5.7-4.2-4c-.7-.7-.3-2 .7-2.1l5.7-.8 2.5-5.2c.2-.4.6-.7 1.1-.7z';

/** One star to give. Renders a `<label data-part="star">` that holds a native radio. */
export function StarRadio({ name, value, label, required, state, onChoose }: StarRadioProps) {
  return (
    <label data-part="star" className={starLabel}>
      <input
        type="radio"
        {...{ name, value, required }}
        {...state}
        aria-label={label}
        onChange={onChoose}
        className="peer absolute inset-0 cursor-[inherit] appearance-none outline-none"
      />
      <svg aria-hidden="true" viewBox="0 0 24 24" strokeWidth="1.25" className={starDrawing}>
        <path
          d={outline}
          className="fill-none stroke-control-line in-aria-invalid:stroke-danger forced-colors:stroke-[CanvasText]"
        />
        <path d={outline} className="fill-current stroke-current transition-colors" />
      </svg>
    </label>
  );
}
