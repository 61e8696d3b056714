import type { Centavos } from '@melhor-escola/domain/money';

export interface FeeBarProps {
  lowest: Centavos;
  median: Centavos;
  highest: Centavos;
  /** The fee at the end of the bar: one for all bars beside each other. */
  scale: Centavos;
}

/** From the lowest fee to the highest, with a stroke at the middle. For the eye: the figures stand beside it. */
export function FeeBar({ lowest, median, highest, scale }: FeeBarProps) {
  const at = (fee: Centavos): number => Math.round((fee / scale) * 1000) / 10;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2 w-36 sm:w-full sm:min-w-36"
    >
      <rect x="0" y="3" width="100" height="2" className="fill-hairline" />
      <rect
        x={at(lowest)}
        y="1"
        width={Math.max(1, at(highest) - at(lowest))}
        height="6"
        className="fill-brand-line"
      />
      <rect x={Math.min(98.6, at(median))} y="0" width="1.4" height="8" className="fill-brand" />
    </svg>
  );
}
