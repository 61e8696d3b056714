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
  /** Lowest amount of the row. */
  readonly best: boolean;
  /** Its offer, if neither row nor column names it: 'Manhã'. */
  readonly of?: string | undefined;
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
  return 'text' in value ? value.text : value.kind;
}

export const none: ComparedValue = { kind: 'none' };

export function text(value: string | undefined): ComparedValue {
  return value === undefined ? { kind: 'undisclosed' } : { kind: 'text', text: value };
}

/** An amount, and its offer if that is not shown beside it. */
interface Amount {
  readonly amount: Centavos;
  readonly of?: string | undefined;
}

/**
 * Amounts of a row. The lowest is marked if there are several and they differ.
 *
 * @param isAlike whether all are of the same grade; otherwise they are not comparable and none is marked.
 */
export function amounts(given: readonly (Amount | undefined)[], isAlike = true): ComparedValue[] {
  const known = given.filter((value) => value !== undefined).map(({ amount }) => amount);
  const least = Math.min(...known);
  const isMarked = isAlike && known.length > 1 && known.some((amount) => amount > least);
  return given.map((value) =>
    value
      ? {
          kind: 'money',
          ...value,
          text: formatWholeBRL(value.amount),
          best: isMarked && value.amount === least,
        }
      : none,
  );
}
