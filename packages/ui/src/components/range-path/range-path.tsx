import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { joinClasses } from '../../internal/join-classes.ts';

export interface RangePathStep {
  /** '2028'. Unique in the path. */
  readonly name: string;
  /** '7º ano'. */
  readonly detail: string;
  /** As displayed: 'R$ 850'. */
  readonly amount: string;
  /** The range in words: 'de R$ 887 a R$ 936 com reajuste'; absent where the amount is certain. */
  readonly range?: string | undefined;
  /** Where the range begins and ends on the scale of the whole path, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

export interface RangePathProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In their order in time. */
  steps: readonly RangePathStep[];
  /** Where the path ends: 'A bolsa acaba no fim do 9º ano.' */
  end: ReactNode;
}

/**
 * Years one after the other, each with what is certain of its amount and the range in which it may lie. Renders an `<ol>`.
 *
 * Data attributes: `data-component="range-path"`; parts `step`, `range` and `end`.
 */
export function RangePath({ steps, end, className, ...rest }: RangePathProps) {
  return (
    <ol data-component="range-path" {...rest} className={joinClasses('me-range-path', className)}>
      {steps.map(({ name, detail, amount, range, from, to }) => (
        <li key={name} data-part="step">
          <span>
            <strong>{name}</strong> {detail}
          </span>{' '}
          <strong>{amount}</strong>
          {range !== undefined && (
            <span data-part="range">
              {' '}
              <span aria-hidden="true" style={bandStyle(from, to)} />
              {range}
            </span>
          )}
        </li>
      ))}
      <li data-part="end">{end}</li>
    </ol>
  );
}

/** Both from 0 to 1. */
function bandStyle(from: number, to: number): CSSProperties & { '--from': string; '--to': string } {
  return { '--from': `${Math.round(100 * from)}%`, '--to': `${Math.round(100 * to)}%` };
}
