import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { joinClasses } from '../../internal/join-classes.ts';

export interface MonthGridMonth {
  /** 'janeiro'. Unique in the grid. */
  readonly name: string;
  /** As displayed: 'R$ 1.450'. */
  readonly amount: string;
  /** How far its square is filled, 0 to 1: its share of the largest amount. */
  readonly level: number;
  /** Whether it has the largest amount; the caption says so too. */
  readonly isPeak?: boolean | undefined;
}

export interface MonthGridProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the amounts are, and which month stands out: 'Mês mais pesado de 2027: janeiro, R$ 1.450.' */
  caption: ReactNode;
  /** In their order, usually twelve. */
  months: readonly MonthGridMonth[];
}

/**
 * A year at a glance: a square for each month with its amount, filled by its share of the largest. Renders a `<figure>` with a caption and a
 * list.
 *
 * Data attributes: `data-component="month-grid"`; parts `caption`, `months`, and `month` with `data-peak`.
 *
 * CSS variables: `--month-width`, the least width of a square, 84 px unless set: more for amounts with centavos.
 */
export function MonthGrid({ caption, months, className, ...rest }: MonthGridProps) {
  const captionId = useId();
  return (
    <figure
      data-component="month-grid"
      // Not every browser names a figure by its caption.
      aria-labelledby={captionId}
      {...rest}
      className={joinClasses('me-month-grid', className)}
    >
      <figcaption data-part="caption" id={captionId}>
        {caption}
      </figcaption>
      <ol data-part="months">
        {months.map(({ name, amount, level, isPeak = false }) => (
          <li key={name} data-part="month" {...(isPeak && { 'data-peak': '' })} style={fillStyle(level)}>
            <span>{name}</span> <strong>{amount}</strong>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The level is from 0 to 1. */
function fillStyle(level: number): CSSProperties & { '--level': string } {
  return { '--level': `${Math.round(100 * level)}%` };
}
