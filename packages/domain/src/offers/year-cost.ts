import { roundDownToReais, roundUpToReais, type Centavos } from './money.ts';

/** What a school may charge besides enrollment and installments, in the order in which pages list it. */
export const extraKinds = ['material', 'uniform', 'meals', 'transport'] as const;

export type ExtraKind = (typeof extraKinds)[number];

/**
 * What a school declares for a year, in centavos. 0: included in the fees. `null` or absent: not disclosed, which is
 * never counted as free.
 */
export type DeclaredExtras = { readonly [Kind in ExtraKind]?: Centavos | null | undefined };

/** The fees of an offer, in centavos. */
export interface YearFees {
  /** A month with the scholarship. */
  readonly monthly: Centavos;
  /** A month without it. */
  readonly monthlyInFull: Centavos;
  /** Once a year. */
  readonly enrollment: Centavos;
  readonly extras?: DeclaredExtras | undefined;
}

/** An extra that the school has declared. */
export interface ExtraLine {
  readonly kind: ExtraKind;
  /** Centavos a year; 0 if included. */
  readonly amount: Centavos;
}

/** What a school year costs, in centavos. */
export interface YearCost {
  /** Enrollment, twelve installments with the scholarship, and the declared extras: the headline figure, and what the sort compares. */
  readonly total: Centavos;
  /** The same without the scholarship; never less. */
  readonly totalInFull: Centavos;
  /** The difference of the two. */
  readonly savings: Centavos;
  readonly extras: readonly ExtraLine[];
  /** Kinds that the school does not disclose: `total` lacks them, which every page says beside it. */
  readonly undisclosed: readonly ExtraKind[];
}

/**
 * The fees of an offer as pages show them while browsing: whole reais, in centavos. They are rounded once, here; scholarship, saving and
 * cost of the year are derived from them, so that every sum closes as shown. What a family pays is rounded up and the full fee down,
 * but never below the fee with the scholarship, which every list shows without the full one: one fee has one text everywhere.
 */
export function browsingFees(fees: YearFees): YearFees {
  const monthly = roundUpToReais(fees.monthly);
  return {
    monthly,
    monthlyInFull: Math.max(monthly, roundDownToReais(fees.monthlyInFull)),
    enrollment: roundUpToReais(fees.enrollment),
    extras: fees.extras && roundExtras(fees.extras),
  };
}

function roundExtras(extras: DeclaredExtras): DeclaredExtras {
  return Object.fromEntries(
    Object.entries(extras).map(([kind, amount]) => [kind, amount == null ? amount : roundUpToReais(amount)]),
  );
}

/**
 * Cost of a school year as far as it is known: enrollment and twelve installments (Lei 9.870/1999: the contract is for the annual
 * value, divided by twelve), and the extras that the school declares (ADR 0032).
 */
export function yearCost({ monthly, monthlyInFull, enrollment, extras: declared = {} }: YearFees): YearCost {
  const savings = Math.max(0, 12 * (monthlyInFull - monthly));
  const extras = extraKinds.flatMap((kind) => {
    const amount = declared[kind] ?? undefined;
    return amount === undefined ? [] : [{ kind, amount }];
  });
  const total = extras.reduce((sum, { amount }) => sum + amount, enrollment + 12 * monthly);
  return {
    total,
    totalInFull: total + savings,
    savings,
    extras,
    undisclosed: extraKinds.filter((kind) => declared[kind] == null),
  };
}
