import type { ComponentProps } from 'react';
import { cva } from '../../internal/cva.ts';

export interface PriceSumLine {
  /** What it is: 'Mensalidade'. Unique in the sum. */
  readonly term: string;
  /** As displayed, with its sign: '− R$ 500'. */
  readonly amount: string;
}

export interface PriceSumProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** What is added and subtracted, in the order of the sum. */
  lines: readonly PriceSumLine[];
  /** What is paid: below the lines, larger, above a double line. */
  total: PriceSumLine;
  /** What a parent saves, below the sum. Its amount is highlighted. */
  saving?: PriceSumLine | undefined;
}

const priceSum = cva('me-price-sum tabular');

/**
 * A price as a sum on ruled paper: lines, what is paid, and what is saved under a marker stroke that draws itself once.
 * Renders a `<dl>`.
 *
 * Data attributes: `data-component="price-sum"`; parts `line`, `total` and `saving`.
 */
export function PriceSum({ lines, total, saving, className, ...rest }: PriceSumProps) {
  return (
    <dl data-component="price-sum" {...rest} className={priceSum({ className })}>
      {lines.map(({ term, amount }) => (
        <div key={term} data-part="line">
          <dt>{term}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div data-part="total">
        <dt>{total.term}</dt>
        <dd>
          <strong>{total.amount}</strong>
        </dd>
      </div>
      {saving && (
        <div data-part="saving">
          <dt>{saving.term}</dt>
          <dd>
            <mark className="highlight">{saving.amount}</mark>
          </dd>
        </div>
      )}
    </dl>
  );
}
