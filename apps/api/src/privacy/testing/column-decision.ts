import type { SQL, Table } from 'drizzle-orm';

/** Ids that identify a person's rows, even after deletion of the account. */
export interface PersonKeys {
  readonly accountId: number;
  readonly baseUserId: number;
  readonly orderId: number;
  readonly reviewId: number;
  readonly questionId: number;
  readonly schoolVisitId: number;
  readonly sessionId: number;
  readonly invitationId: number;
}

/** A call with which the user changes a column. */
export interface Correction {
  readonly method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path below /v3/account. */
  readonly path: string;
  readonly payload?: object;
  /** Value of the column afterwards. */
  readonly to: unknown;
}

/** Decisions for a column with personal data. */
export interface ColumnDecision {
  /** Path in the export: 'orders[].student.name'; or why it is not exported. */
  readonly exported: string | { readonly not: string };
  /** How the user corrects it; or why not. */
  readonly corrected: Correction | { readonly not: string };
  /** For rows that outlive the account: the new value, or why it stays. */
  readonly afterDeletion?: { readonly becomes: unknown } | { readonly stays: string };
}

export interface PersonalTable {
  readonly table: Table;
  readonly rowCondition: (keys: PersonKeys) => SQL | undefined;
  readonly columns: Readonly<Record<string, ColumnDecision>>;
}

export const key = { not: 'an internal id, unrelated to the person' };
/** Not a secret: a time may equal another one in the export. */
export const ofToken = { not: 'it only describes a token' };
export const secret = { not: 'it gives access to the account' };
const history = { not: 'it records an event' };
const byItself = { not: 'it results from the user’s actions' };
export const asWritten = { not: 'written by the service to the user' };
export const evidence = {
  stays: 'evidence that a request was fulfilled: ids and kinds only (LGPD, art. 16, I)',
};
export const taxed = { stays: 'retained five years (CDC, art. 27; CTN, art. 173); anonymous' };
export const anonymous = { stays: 'the review or question stays, without its author, if the user chose so' };

export const fact = (exported: string): ColumnDecision => ({ exported, corrected: history });
export const held = (exported: string): ColumnDecision => ({ exported, corrected: byItself });
export const hidden = (why: { readonly not: string }): ColumnDecision => ({ exported: why, corrected: why });
export const written = (exported: string, payload: Readonly<Record<string, unknown>>, to: unknown) => ({
  exported,
  corrected: { method: 'POST', path: '/user', payload, to } as const,
});

/** A saved item is removed by this call. */
export const unsaved = { not: 'it is deleted, and saved again' };
/** An unpublished review or question can be submitted again; a published one is deleted with the account. */
export const reviewed = {
  not: 'a published review or question is removed by the moderator or with the account',
};
const requested = { not: 'it is moved or cancelled by the link in its mails' };
const ordered = { not: 'agreed terms; an unpaid order is cancelled and placed again' };

export const opinion = (name: string) => ({
  exported: `reviews[].${name}`,
  corrected: reviewed,
  afterDeletion: anonymous,
});
export const asked = (name: string) => ({
  exported: `questions[].${name}`,
  corrected: reviewed,
  afterDeletion: anonymous,
});
export const visit = (name: string): ColumnDecision => ({
  exported: `visits[].${name}`,
  corrected: requested,
});
export const order = (path: string) => ({
  exported: `orders[].${path}`,
  corrected: ordered,
  afterDeletion: taxed,
});
export const retained = (decision: ColumnDecision, afterDeletion: ColumnDecision['afterDeletion']) => ({
  ...decision,
  ...(afterDeletion && { afterDeletion }),
});
