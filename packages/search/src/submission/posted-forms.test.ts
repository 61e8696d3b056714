import { describe, expect, it } from 'vitest';
import { routes } from '@melhor-escola/domain/routes';
import type { FormCall } from '@melhor-escola/api-client/posted-form';
import { submissionForms, type SubmissionOutcome } from './posted-forms.ts';

const filled = {
  day1: '2026-12-01',
  hour1: '9',
  day2: '2026-12-03',
  hour2: '14',
  question: '',
  contactName: 'MARIA das Dores',
  email: 'maria@exemplo.com.br',
  phone: '',
  studentGrade: '',
};

function createCall(pattern: string, fields: Record<string, string>): FormCall<SubmissionOutcome> {
  const form = submissionForms[pattern];
  if (!form) throw new Error(`No form is posted to ${pattern}.`);
  return form({
    fields: new URLSearchParams(fields),
    slug: 'colegio-a',
    cookie: '',
    browser: '',
  });
}

const request = (fields: Record<string, string> = {}) =>
  createCall(routes.visit.pattern, {
    ...filled,
    startedAt: String(Date.now() - 60_000),
    website: '',
    ...fields,
  });
const change = (fields: Record<string, string>) =>
  createCall(routes.visit.pattern, { ...filled, token: 'a'.repeat(43), ...fields });

describe('VA-07 a form that is submitted empty', () => {
  it.each([
    [routes.rateSchool.pattern, 'submittedReviewForm', 'ratingPhysicalStructure'],
    [routes.questions.pattern, 'submittedQuestionForm', 'userEmail'],
    [routes.visit.pattern, 'submittedVisitForm', 'contactName'],
  ] as const)('to %s is returned with its problems', (pattern, form, name) => {
    const { invalid } = createCall(pattern, { startedAt: '5', website: '' });
    expect(invalid?.[form]?.fields?.[name]).toEqual(expect.any(String));
  });
});

describe('P3 product 14 the plain forms of a visit', () => {
  it('send a request, and show what happens next', () => {
    expect(request()).toMatchObject({
      path: '/v3/schools/colegio-a/visits',
      body: {
        contactName: 'Maria das Dores',
        times: ['2026-12-01T09:00', '2026-12-03T14:00'],
        question: null,
      },
      invalid: undefined,
      redirect: '/escolas/colegio-a/visita?situacao=enviado',
    });
  });

  it('return an invalid or automated request with its values', () => {
    expect(request({ email: 'maria@' }).invalid).toMatchObject({
      submittedVisitForm: {
        fields: { email: 'E-mail inválido' },
        values: { contactName: 'MARIA das Dores' },
      },
    });
    const signsOfBots: Record<string, string>[] = [
      { website: 'https://spam.example' },
      { startedAt: String(Date.now()) },
    ];
    for (const signs of signsOfBots) {
      const { submittedVisitForm } = request(signs).invalid ?? {};
      expect(submittedVisitForm?.message).toContain('rápido demais');
    }
    expect(request().reject({ status: 409, code: 'VISIT_TIME_UNAVAILABLE' })).toMatchObject({
      submittedVisitForm: { message: expect.stringContaining('não está mais disponível') as string },
    });
  });

  it('move a request, accept a time, and cancel it', () => {
    const token = 'a'.repeat(43);
    expect(change({ change: 'move' })).toMatchObject({
      path: '/v3/visits/move',
      body: { token, times: ['2026-12-01T09:00', '2026-12-03T14:00'] },
      redirect: `/escolas/colegio-a/visita?token=${token}&situacao=mudado`,
    });
    expect(change({ change: 'accept', time: '2026-12-03T14:00' })).toMatchObject({
      path: '/v3/visits/accept',
      body: { token, time: '2026-12-03T14:00' },
      redirect: `/escolas/colegio-a/visita?token=${token}`,
    });
    expect(change({ change: 'cancel', day1: '' })).toMatchObject({
      path: '/v3/visits/cancel',
      body: { token },
      redirect: `/escolas/colegio-a/visita?token=${token}`,
    });
    expect(change({ change: 'move', day2: '', hour2: '' }).invalid).toMatchObject({
      submittedVisitForm: { token, problem: { kind: 'times', message: 'Escolha dois ou três horários' } },
    });
    expect(change({ change: 'cancel' }).reject({ status: 400, code: 'LINK_INVALID' })).toMatchObject({
      submittedVisitForm: { problem: { kind: 'link' } },
    });
  });
});

const ask = (fields: Record<string, string>) => createCall(routes.alerts.pattern, fields);

describe('P3 product 8 the plain form of alerts', () => {
  const busca = 'city=araguaina-to&grade=6-ano';

  it('asks for them, and shows what follows', () => {
    expect(ask({ email: ' ana@exemplo.com.br ', busca })).toMatchObject({
      path: '/v3/alerts',
      body: { email: 'ana@exemplo.com.br', query: busca },
      invalid: undefined,
      redirect: '/alertas?busca=city%3Daraguaina-to%26grade%3D6-ano&situacao=enviado',
    });
  });

  it.each(['', 'ana', 'ana@'])('VA-07 is returned with the problem of %j', (email) => {
    expect(ask({ email, busca }).invalid?.submittedAlertForm).toMatchObject({
      values: { email },
      fields: { email: expect.any(String) as string },
    });
  });

  it('says when to try again after too many', () => {
    const { submittedAlertForm } = ask({ email: 'ana@exemplo.com.br', busca }).reject({
      status: 429,
      retryAfter: 600,
    });
    expect(submittedAlertForm?.message).toContain('muitos pedidos de avisos');
    expect(submittedAlertForm?.values).toEqual({ email: 'ana@exemplo.com.br' });
  });
});
