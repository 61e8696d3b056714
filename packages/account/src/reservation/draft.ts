import type { Lead } from '@melhor-escola/api-client/account';
import type { DeviceStorage, DeviceStore } from '@melhor-escola/ui/device-store';
import { tabDraft } from '../tab-drafts.ts';

/** The student as typed. */
export interface StudentDraft {
  readonly name: string;
  /** 'dd/mm/aaaa' once it is a valid date. */
  readonly birthDate: string;
}

/** One attempt to reserve. The service reserves at most once per key, however often it is sent. */
export interface ReservationAttempt {
  readonly key: string;
  /** Another student needs another key. */
  readonly student: StudentDraft;
}

/** What the draft holds for one offer. */
export interface OfferDraft {
  /** Whether the student is new to the school: 'sim', 'nao', or '' while unanswered. */
  readonly isNew: string;
  /** Whether the student will attend the offer's grade in its year. */
  readonly attends: string;
  readonly acceptsRules: boolean;
  readonly attempt?: ReservationAttempt | undefined;
  /** The internalTransactionCode of the order, once reserved. */
  readonly code?: string | undefined;
}

/** What was typed on the way to a reservation. The lead and the student are shared by all offers. */
export interface ReservationDraft {
  readonly lead: Lead;
  /** The lead as last sent: the same one is not sent twice. */
  readonly sentLead?: Lead | undefined;
  readonly student: StudentDraft;
  /** Id of the user who entered the student: no other user sees it (S18). */
  readonly userId?: number | undefined;
  /** By offer id. */
  readonly offers: Readonly<Record<string, OfferDraft>>;
}

export const emptyOfferDraft: OfferDraft = { isNew: '', attends: '', acceptsRules: false };
export const emptyStudent: StudentDraft = { name: '', birthDate: '' };
export const emptyDraft: ReservationDraft = {
  lead: { name: '', email: '', phone: '' },
  student: emptyStudent,
  offers: {},
};

/** Increment when the shape changes: drafts of another version are dropped. */
const VERSION = 1;

/**
 * The persisted draft of this tab. It contains neither password nor CPF.
 *
 * @param storage the tab's `sessionStorage` unless a test passes another.
 */
export function reservationDraftStore(storage?: DeviceStorage): DeviceStore<ReservationDraft> {
  const store = tabDraft<ReservationDraft & { readonly version?: number }>('reservation', parse, storage);
  return { ...store, write: (draft) => store.write({ version: VERSION, ...draft }) };
}

/**
 * The part of the draft that the current user may see. A student entered by another user on this device is hidden, and
 * so is what that user reserved (S18).
 *
 * @param userId undefined for a visitor, who keeps what they typed while they sign in.
 */
export function visibleDraft(draft: ReservationDraft, userId: number | undefined): ReservationDraft {
  const { offers } = draft;
  if (userId === undefined || draft.userId === undefined || draft.userId === userId) return draft;
  const answered = Object.entries(offers).map(([offer, { isNew, attends }]) => [
    offer,
    { ...emptyOfferDraft, isNew, attends },
  ]);
  return { lead: draft.lead, student: emptyStudent, offers: Object.fromEntries(answered) };
}

/** The previous attempt if it was for the same student, otherwise a new one with a new idempotency key. */
export function attemptFor(
  { attempt: previous }: OfferDraft,
  student: StudentDraft,
  newKey: () => string = randomKey,
): ReservationAttempt {
  const isSame = previous?.student.name === student.name && previous.student.birthDate === student.birthDate;
  return previous && isSame ? previous : { key: newKey(), student };
}

/** 128 random bits as hex. `randomUUID` exists only in secure contexts. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** @throws {TypeError} for anything that is not a draft of this version. */
function parse({
  version,
  lead,
  sentLead,
  student,
  userId,
  offers,
}: Readonly<Record<string, unknown>>): ReservationDraft | undefined {
  if (version !== VERSION) return undefined;
  return {
    lead: parseLead(lead),
    ...(sentLead !== undefined && { sentLead: parseLead(sentLead) }),
    student: parseStudent(student),
    ...(typeof userId === 'number' && { userId }),
    offers: Object.fromEntries(
      Object.entries(parseRecord(offers)).map(([id, offer]) => [id, parseOffer(parseRecord(offer))]),
    ),
  };
}

function parseOffer({ isNew, attends, acceptsRules, attempt, code }: Record<string, unknown>): OfferDraft {
  return {
    isNew: parseText(isNew),
    attends: parseText(attends),
    acceptsRules: acceptsRules === true,
    ...(attempt !== undefined && { attempt: parseAttempt(parseRecord(attempt)) }),
    ...(code !== undefined && { code: parseText(code) }),
  };
}

function parseAttempt({ key, student }: Record<string, unknown>): ReservationAttempt {
  return { key: parseText(key), student: parseStudent(student) };
}

function parseLead(value: unknown): Lead {
  const { name, email, phone } = parseRecord(value);
  return { name: parseText(name), email: parseText(email), phone: parseText(phone) };
}

function parseStudent(value: unknown): StudentDraft {
  const { name, birthDate } = parseRecord(value);
  return { name: parseText(name), birthDate: parseText(birthDate) };
}

function parseRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object');
  return { ...value };
}

function parseText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a string');
  return value;
}
