import { countText } from './metric-text.ts';

export interface BarredCountProps {
  /** Null for 1 to 4. */
  count: number | null;
  /** Of the largest count of the column, from 0 to 1. */
  share: number;
}

/** A count above a bar that shows its share of the largest one. Assistive technology reads the count alone. */
export function BarredCount({ count, share }: BarredCountProps) {
  return (
    <span className="flex min-w-16 flex-col items-end gap-1">
      {countText(count)}
      <svg
        aria-hidden="true"
        className="block h-2 w-full text-brand"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
      >
        <rect width={Math.min(100, share * 100)} height="8" fill="currentColor" />
      </svg>
    </span>
  );
}
