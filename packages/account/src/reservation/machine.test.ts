import { describe, expect, it } from 'vitest';
import { girassolOffer } from '../fixtures/reservable-school.ts';
import { emptyDraft, emptyOfferDraft, visibleDraft, type OfferDraft } from './draft.ts';
import {
  initialState,
  reservationSteps,
  reservationView,
  transition,
  type ReservationEvent,
  type ReservationStage,
  type ReservationState,
  type ReservationViewInput,
} from './machine.ts';

const offer = girassolOffer({});

const ana = { name: 'Ana Clara', birthDate: '14/05/2019' };
const maria = { name: 'Maria das Dores', email: 'maria@exemplo.com.br', phone: '(11) 91234-5678' };
const attempt = { key: 'k', student: ana };
const code = 'ME-7Q2K-M0XB-94TC';

const unknown = { isSessionKnown: false, userId: undefined };
const visitor = { isSessionKnown: true, userId: undefined };
const user = { isSessionKnown: true, userId: 41 };

const after = (...events: ReservationEvent[]): ReservationState =>
  events.reduce(transition, initialState(offer.id));
const answered: ReservationEvent = {
  type: 'eligibility-answered',
  answers: { isNew: 'sim', attends: 'sim' },
};
const named: ReservationEvent = { type: 'student-changed', userId: 41, student: ana, acceptsRules: true };
const ready = after(answered, named);
const currentOfferDraft = ({ draft }: ReservationState): OfferDraft =>
  draft.offers[offer.id] ?? emptyOfferDraft;

function viewAtStage(
  stage: ReservationStage,
  { state = ready, ...rest }: Partial<ReservationViewInput> = {},
) {
  const draft = visibleDraft(state.draft, user.userId);
  const offerDraft = draft.offers[offer.id] ?? emptyOfferDraft;
  return reservationView({ ...user, state, draft, offerDraft, stage, offer, day: '2026-11-22', ...rest });
}

/** The steps shown for each step in the URL. */
const shown = (state: ReservationState) =>
  reservationSteps.map((stage) => {
    const view = viewAtStage(stage, { state });
    return view.kind === 'step' ? view.step : view.kind;
  });

describe('EN-09 guards of the steps', () => {
  it('no step is shown before the ones that it depends on', () => {
    expect(shown(after())).toEqual(['eligibility', 'eligibility', 'eligibility', 'eligibility']);
    expect(shown(after(answered))).toEqual(['eligibility', 'person', 'student', 'student']);
    expect(shown(ready)).toEqual(['eligibility', 'person', 'student', 'confirmation']);
  });

  it.each([
    ['rules not accepted', { ...named, acceptsRules: false }],
    ['a student without a name', { ...named, student: { ...ana, name: ' ' } }],
    ['an invalid birth date', { ...named, student: { ...ana, birthDate: '31/02/2019' } }],
  ])('goes back to the student for %s', (_what, event) => {
    expect(viewAtStage('confirmation', { state: after(answered, event) })).toMatchObject({ step: 'student' });
  });

  it('the student and the confirmation require a session, the rest does not', () => {
    expect(viewAtStage('person', visitor)).toEqual({ kind: 'step', step: 'person' });
    expect(viewAtStage('student', visitor)).toEqual({ kind: 'sign-in', step: 'student' });
    expect(viewAtStage('confirmation', visitor)).toEqual({ kind: 'sign-in', step: 'confirmation' });
    expect(viewAtStage('confirmation')).toEqual({ kind: 'step', step: 'confirmation', userId: 41 });
    for (const stage of ['person', 'student'] as const)
      expect(viewAtStage(stage, unknown)).toEqual({ kind: 'checking-session', step: stage });
    expect(viewAtStage('eligibility', unknown)).toEqual({ kind: 'step', step: 'eligibility' });
  });

  it('before the draft is restored, only the first step is known', () => {
    const server = { state: undefined, draft: emptyDraft, offerDraft: emptyOfferDraft, ...unknown };
    const render = (stage: ReservationStage) =>
      reservationView({ ...server, stage, offer, day: '2026-11-22' });
    expect(render('eligibility')).toEqual({ kind: 'step', step: 'eligibility' });
    for (const stage of ['person', 'confirmation', 'done'] as const)
      expect(render(stage)).toEqual({ kind: 'restoring' });
  });
});

describe('EN-09 the outcome of a reservation', () => {
  it('S28 shows what was reserved, whatever the URL asks for', () => {
    const state = transition(transition(ready, { type: 'submitted', attempt }), { type: 'reserved', code });
    expect(currentOfferDraft(state)).toMatchObject({ attempt, code });
    expect(state.hasInteracted).toBe(true);
    for (const stage of ['eligibility', 'confirmation', 'done'] as const)
      expect(viewAtStage(stage, { state })).toEqual({ kind: 'reserved', code });
    expect(viewAtStage('done')).toEqual({ kind: 'step', step: 'eligibility' });
  });

  it('starts over with another student: same answers, another attempt', () => {
    const reserved = [{ type: 'submitted', attempt } as const, { type: 'reserved', code } as const];
    const state = [...reserved, { type: 'restarted' } as const].reduce(transition, ready);
    expect(currentOfferDraft(state)).toEqual({ isNew: 'sim', attends: 'sim', acceptsRules: false });
    expect(state.draft.student).toEqual({ name: '', birthDate: '' });
    expect(viewAtStage('student', { state })).toEqual({ kind: 'step', step: 'student', userId: 41 });
  });

  it.each([{ kind: 'already-reserved', code } as const, { kind: 'limit' } as const])(
    '%o replaces the confirmation until the visitor moves on',
    (rejection) => {
      const state = transition(ready, { type: 'rejected', rejection, offer });
      expect(viewAtStage('confirmation', { state })).toEqual(rejection);
      expect(viewAtStage('student', { state })).toMatchObject({ kind: 'step' });
      const moved = transition(state, { type: 'navigated' });
      expect(viewAtStage('confirmation', { state: moved })).toMatchObject({
        kind: 'step',
        step: 'confirmation',
      });
    },
  );

  it.each(['sold-out', 'closed', 'not-found'] as const)('%s: the offer is gone', (kind) => {
    const state = transition(ready, { type: 'rejected', rejection: { kind }, offer });
    expect(viewAtStage('confirmation', { state, offer: undefined })).toEqual({
      kind: 'offer-gone',
      reason: kind,
      offer,
    });
  });

  it('an offer that is not there when the page opens is gone for an unknown reason', () => {
    expect(viewAtStage('eligibility', { state: after(), offer: undefined })).toEqual({
      kind: 'offer-gone',
      reason: 'unknown',
      offer: undefined,
    });
  });

  it('a key that was used for something else is not sent again', () => {
    const submitted = transition(ready, { type: 'submitted', attempt });
    const state = transition(submitted, { type: 'rejected', rejection: { kind: 'key-reused' }, offer });
    expect(currentOfferDraft(state).attempt).toBeUndefined();
    expect(viewAtStage('confirmation', { state })).toMatchObject({ step: 'confirmation' });
  });

  it.each([
    { kind: 'price-changed', price: 92_000 } as const,
    { kind: 'signed-out' } as const,
    { kind: 'cpf-required' } as const,
  ])('%o leaves the state as it is', (rejection) => {
    expect(transition(ready, { type: 'rejected', rejection, offer })).toBe(ready);
  });
});

describe('EN-09 what the machine stores', () => {
  it('the lead as typed and as sent', () => {
    const typed = after({ type: 'lead-changed', lead: maria });
    expect(typed.draft).toMatchObject({ lead: maria });
    expect(typed.draft.sentLead).toBeUndefined();
    expect(typed.hasInteracted).toBe(false);
    const sent = transition(typed, { type: 'lead-sent', lead: maria });
    expect(sent.draft.sentLead).toEqual(maria);
    expect(sent.hasInteracted).toBe(true);
  });

  it('S18 a student entered by one user replaces what another typed on this device', () => {
    const other = transition(transition(ready, { type: 'submitted', attempt }), {
      ...named,
      userId: 42,
      acceptsRules: false,
    });
    expect(other.draft).toMatchObject({ userId: 42, student: ana });
    expect(currentOfferDraft(other)).toEqual({ isNew: 'sim', attends: 'sim', acceptsRules: false });
  });

  it('that the visitor has acted, so that new content takes the focus', () => {
    expect(after().hasInteracted).toBe(false);
    expect(after(answered).hasInteracted).toBe(false);
    expect(after({ type: 'interacted' }).hasInteracted).toBe(true);
    expect(after({ type: 'navigated' }).hasInteracted).toBe(true);
  });
});
