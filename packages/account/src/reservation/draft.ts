import type { Lead } from '@melhor-escola/api-client/account';

/** What is typed of the student. */
export interface StudentDraft {
  readonly name: string;
  /** As it is typed: 'dd/mm/aaaa' once it is a date. */
  readonly birthDate: string;
}

/** One try to reserve: whatever becomes of it, asked for again with this key it is made once. */
export interface ReservationAttempt {
  readonly key: string;
  /** Whose it is: for another student it is another. */
  readonly student: StudentDraft;
}

/** What is kept of one offer. */
export interface OfferDraft {
  /** Whether the student is new to the school: 'sim', 'nao', or '' where that is not answered. */
  readonly isNew: string;
  /** Whether they will attend the grade in its year. */
  readonly attends: string;
  readonly acceptsRules: boolean;
  readonly attempt?: ReservationAttempt | undefined;
  /** The internalTransactionCode of what was reserved. */
  readonly code?: string | undefined;
}

/** What was typed on the way to a reservation; the student and the visitor go along from offer to offer. */
export interface ReservationDraft {
  readonly lead: Lead;
  /** What was sent of it: the same is not sent again. */
  readonly sentLead?: Lead | undefined;
  readonly student: StudentDraft;
  /** Who was signed in when the student was named: nobody else is shown them (S18). */
  readonly ownerId?: number | undefined;
  /** By the offer's number. */
  readonly offers: Readonly<Record<string, OfferDraft>>;
}

export const emptyOfferDraft: OfferDraft = { isNew: '', attends: '', acceptsRules: false };
const noStudent: StudentDraft = { name: '', birthDate: '' };
const noLead: Lead = { name: '', email: '', phone: '' };
export const emptyDraft: ReservationDraft = { lead: noLead, student: noStudent, offers: {} };

/** Goes up when the shape changes: a draft of another version is forgotten rather than guessed at. */
const version = 1;
// The prefix of what the site keeps in a tab (spec §9).
const key = 'montilla:reservation';

/** The draft of this tab. Neither password nor CPF is in it: what opens accounts is not left in a browser's storage. */
export interface ReservationDraftStore {
  /** The same object until it changes. */
  readonly read: () => ReservationDraft;
  readonly change: (fields: Partial<ReservationDraft>) => void;
  readonly changeOffer: (offerId: number, fields: Partial<OfferDraft>) => void;
  /** @returns what ends the listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps what is typed over a reload, and no longer than the tab. Where the browser keeps nothing, the page does.
 *
 * @param storage the tab's `sessionStorage`; a function, since even looking at it may throw.
 */
export function reservationDraftStore(
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.sessionStorage,
): ReservationDraftStore {
  const listeners = new Set<() => void>();
  let draft: ReservationDraft | undefined;
  const read = (): ReservationDraft => {
    draft ??= attempt(() => parse(storage().getItem(key))) ?? emptyDraft;
    return draft;
  };
  const change = (fields: Partial<ReservationDraft>): void => {
    const before = JSON.stringify(read());
    const next = { ...read(), ...fields };
    const text = JSON.stringify(next);
    if (text === before) return;
    draft = next;
    attempt(() => storage().setItem(key, JSON.stringify({ version, ...next })));
    for (const listener of listeners) listener();
  };
  return {
    read,
    change,
    changeOffer: (offerId, fields) => {
      const { offers } = read();
      const changed = { ...(offers[offerId] ?? emptyOfferDraft), ...fields };
      change({ offers: { ...offers, [offerId]: changed } });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * What of the draft is this person's: a student that another one named on this device is not shown, nor is what they
 * reserved (S18).
 *
 * @param id of who is signed in; undefined for nobody.
 */
export function draftOf(draft: ReservationDraft, id: number | undefined): ReservationDraft {
  const { ownerId, offers } = draft;
  if (id === undefined || ownerId === undefined || ownerId === id) return draft;
  const answered = Object.entries(offers).map(([offer, { isNew, attends }]) => [
    offer,
    { ...emptyOfferDraft, isNew, attends },
  ]);
  return { lead: draft.lead, student: noStudent, offers: Object.fromEntries(answered) };
}

/**
 * The key for this student: that of the try before, if it was for the same one.
 *
 * @param newKey makes a key nobody guesses.
 */
export function attemptFor(
  { attempt: before }: OfferDraft,
  student: StudentDraft,
  newKey: () => string = randomKey,
): ReservationAttempt {
  const isSame = before?.student.name === student.name && before.student.birthDate === student.birthDate;
  return before && isSame ? before : { key: newKey(), student };
}

/** 128 random bits. Not `randomUUID`, which browsers have only with https. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** @throws {TypeError} for what is no draft of this version. */
function parse(stored: string | null): ReservationDraft | undefined {
  if (stored === null) return undefined;
  const kept = recordOf(JSON.parse(stored));
  if (kept['version'] !== version) return undefined;
  const { lead, sentLead, student, ownerId, offers } = kept;
  return {
    lead: leadOf(lead),
    ...(sentLead !== undefined && { sentLead: leadOf(sentLead) }),
    student: studentOf(student),
    ...(typeof ownerId === 'number' && { ownerId }),
    offers: Object.fromEntries(
      Object.entries(recordOf(offers)).map(([offer, its]) => [offer, offerOf(recordOf(its))]),
    ),
  };
}

function offerOf({
  isNew,
  attends,
  acceptsRules,
  attempt: tried,
  code,
}: Record<string, unknown>): OfferDraft {
  return {
    isNew: textOf(isNew),
    attends: textOf(attends),
    acceptsRules: acceptsRules === true,
    ...(tried !== undefined && { attempt: attemptOf(recordOf(tried)) }),
    ...(code !== undefined && { code: textOf(code) }),
  };
}

function attemptOf({ key: kept, student }: Record<string, unknown>): ReservationAttempt {
  return { key: textOf(kept), student: studentOf(student) };
}

function leadOf(value: unknown): Lead {
  const { name, email, phone } = recordOf(value);
  return { name: textOf(name), email: textOf(email), phone: textOf(phone) };
}

function studentOf(value: unknown): StudentDraft {
  const { name, birthDate } = recordOf(value);
  return { name: textOf(name), birthDate: textOf(birthDate) };
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('no object');
  return { ...value };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('no text');
  return value;
}

function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
