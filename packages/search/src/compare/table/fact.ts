import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';

/** A school's value in a row of the comparison. */
export type ComparedValue =
  | { readonly kind: 'text'; readonly text: string }
  | ComparedAmount
  | { readonly kind: 'yes' | 'no' | 'undisclosed' | 'none' };

export interface ComparedAmount {
  readonly kind: 'money';
  readonly amount: Centavos;
  readonly text: string;
  /** What the amount belongs to, below it: 'janeiro'. */
  readonly note?: string;
  /** The only lowest amount of the row. */
  readonly best: boolean;
  /** A family pays it each month, so that the ruler of its budget follows it. */
  readonly isMonthly?: true;
}

/** A row: one fact with a value per school, in order. */
export interface ComparedFact {
  readonly key: string;
  readonly label: string;
  readonly values: readonly ComparedValue[];
  /** The subject of the other rows of its group: kept if any of them is. */
  readonly isSubject?: true;
  /** Whether the values differ. */
  readonly differs: boolean;
  /** Whether the values of the first {@link COLUMNS_ON_PHONE} schools differ. */
  readonly differsOnPhone: boolean;
}

/** Number of schools side by side on a phone: the first ones. */
export const COLUMNS_ON_PHONE = 2;

export function fact(key: string, label: string, values: readonly ComparedValue[]): ComparedFact {
  return {
    key,
    label,
    values,
    differs: differ(values),
    differsOnPhone: differ(values.slice(0, COLUMNS_ON_PHONE)),
  };
}

function differ(values: readonly ComparedValue[]): boolean {
  return new Set(values.map(visibleText)).size > 1;
}

/** The visible text of a value, for comparing. */
function visibleText(value: ComparedValue): string {
  if (!('text' in value)) return value.kind;
  return value.kind === 'money' && value.note !== undefined ? `${value.text} ${value.note}` : value.text;
}

export const none: ComparedValue = { kind: 'none' };

export function text(value: string | undefined): ComparedValue {
  return value === undefined ? { kind: 'undisclosed' } : { kind: 'text', text: value };
}

/**
 * Amounts of a row, all of the same grade. The lowest is marked if it is compared with another one and not shared.
 *
 * @param isMarked whether the lowest is the best: false for what nobody pays.
 */
export function amounts(given: readonly (Centavos | undefined)[], isMarked = true): ComparedValue[] {
  const known = given.filter((amount) => amount !== undefined);
  const least = Math.min(...known);
  const isOnly = known.length > 1 && known.filter((amount) => amount === least).length === 1;
  return given.map((amount) =>
    amount === undefined
      ? none
      : { kind: 'money', amount, text: formatWholeBRL(amount), best: isMarked && isOnly && amount === least },
  );
}
