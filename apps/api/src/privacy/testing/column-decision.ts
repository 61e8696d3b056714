import type { SQL, Table } from 'drizzle-orm';

/** Whose rows are looked for, by their numbers: those of an account that is gone too. */
export interface PersonKeys {
  readonly accountId: number;
  readonly baseUserId: number;
  readonly orderId: number;
  readonly reviewId: number;
}

/** A call by which its owner changes what a column has. */
export interface Correction {
  readonly method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below /v3/account. */
  readonly path: string;
  readonly payload?: object;
  /** What the column has afterwards. */
  readonly to: unknown;
}

/** What is decided of a column that says something of a person. */
export interface ColumnDecision {
  /** Where a copy of one's data has it: 'orders[].student.name'; or why it has not. */
  readonly exported: string | { readonly not: string };
  /** How its owner corrects it; or why not. */
  readonly corrected: Correction | { readonly not: string };
  /** Of a table whose rows outlive the account: what the column has then, or why it stays as it was. */
  readonly afterDeletion?: { readonly becomes: unknown } | { readonly stays: string };
}

export interface PersonalTable {
  readonly table: Table;
  readonly rowsOf: (keys: PersonKeys) => SQL | undefined;
  readonly columns: Readonly<Record<string, ColumnDecision>>;
}

export const key = { not: 'a number of ours, which says nothing of the person' };
export const secret = { not: 'it, or what it is of, opens the account' };
const history = { not: 'it says what happened, and when' };
const byItself = { not: 'it follows from what the owner does' };
export const asWritten = { not: 'written by the service to the owner' };
export const evidence = { stays: 'proves that a request was met: numbers and kinds only (LGPD, art. 16, I)' };
export const taxed = { stays: 'kept five years (CDC, art. 27; CTN, art. 173); names nobody' };
export const anonymous = { stays: 'the opinion stays, without its author, where its owner chose so' };

export const fact = (exported: string): ColumnDecision => ({ exported, corrected: history });
export const held = (exported: string): ColumnDecision => ({ exported, corrected: byItself });
export const hidden = (why: { readonly not: string }): ColumnDecision => ({ exported: why, corrected: why });
export const written = (exported: string, payload: Readonly<Record<string, unknown>>, to: unknown) => ({
  exported,
  corrected: { method: 'POST', path: '/user', payload, to } as const,
});

/** The call that removes what was saved. */
export const unsaved = { not: 'it is deleted, and saved again' };
/** Of a review: one that is not published yet is written again; a published one is deleted with the account. */
export const reviewed = {
  not: 'a review that is published is taken off by the moderator or with the account',
};
const ordered = { not: 'what was agreed; an unpaid order is cancelled and made again' };

export const opinion = (name: string) => ({
  exported: `reviews[].${name}`,
  corrected: reviewed,
  afterDeletion: anonymous,
});
export const order = (path: string) => ({
  exported: `orders[].${path}`,
  corrected: ordered,
  afterDeletion: taxed,
});
export const kept = (decision: ColumnDecision, afterDeletion: ColumnDecision['afterDeletion']) => ({
  ...decision,
  ...(afterDeletion && { afterDeletion }),
});
