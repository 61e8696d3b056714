import { ApiError } from '@melhor-escola/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { questionRules } from '../questions/form/question-values.ts';
import { reviewRules } from '../review/form/review-values.ts';
import { visitRules } from '../visit/form/visit-values.ts';
import { failedSubmission, submissionError } from './submission-error.ts';

const failed = (reason: ApiError['reason'], status?: number, response?: ApiError['response']) =>
  new ApiError('x', { reason, status, response });

const forms = [
  {
    copy: reviewRules.copy,
    tooMany: 'saíram muitas avaliações desta',
    one: 'receber a avaliação.',
    gone: 'recebe avaliações.',
    timeout: 'se o e-mail de confirmação não chegar em cinco minutos, envie de novo.',
  },
  {
    copy: questionRules.copy,
    tooMany: 'saíram muitas perguntas desta',
    one: 'receber a pergunta.',
    gone: 'recebe perguntas.',
    timeout: 'se o e-mail de confirmação não chegar em cinco minutos, envie de novo.',
  },
  {
    copy: visitRules.copy,
    tooMany: 'saíram muitos pedidos desta',
    one: 'receber o pedido.',
    gone: 'recebe pedidos de visita.',
    timeout: 'envie de novo. O pedido não se repete.',
  },
];

describe.each(forms)('EN-16 product 14 15 a rejected form: $one', ({ copy, tooMany, one, gone, timeout }) => {
  it('says what to do, and that nothing is lost, for every error', () => {
    for (const [error, online, what] of [
      [failed('network', 503), false, 'sem internet'],
      [failed('network', 503), true, 'A conexão caiu'],
      [failed('timeout', 504), true, timeout],
      [failed('status', 429), true, tooMany],
      [failed('status', 503), true, 'problema passageiro'],
      [failed('status', 500), true, one],
      [failed('malformed', 502), true, 'A conexão caiu'],
      [failed('status', 400, { code: 'LOOKS_AUTOMATED' }), true, 'rápido demais'],
      [failed('status', 403, { code: 'CROSS_SITE' }), true, 'de onde veio'],
    ] as const) {
      const message = failedSubmission(error, online, copy)?.message ?? '';
      expect(message).toContain(what);
      expect(message).toContain('O que você escreveu continua aqui');
      expect(message).toMatch(/envie de novo/);
    }
  });

  it.each([{ status: 404 }, { status: 409, code: 'SCHOOL_UNLISTED' }])(
    'EN-21 says that the school is gone: %o',
    (response) => {
      expect(submissionError(response, copy).message).toBe(
        `Esta escola não está mais no site, por isso não ${gone}`,
      );
    },
  );
});

describe('a rejected form', () => {
  it.each([
    [45, 'em menos de um minuto'],
    [60, 'em um minuto'],
    [61, 'em 2 minutos'],
    [3_540, 'em 59 minutos'],
    [86_400, 'em 24 horas'],
    [undefined, 'em alguns minutos'],
  ])('S6 says when to retry: after %s seconds, %s', (retryAfter, when) => {
    for (const status of [429, 503])
      expect(
        submissionError({ status, ...(retryAfter && { retryAfter }) }, reviewRules.copy).message,
      ).toContain(`envie de novo ${when}.`);
  });

  it('maps problems to their fields', () => {
    const fields = { userEmail: 'E-mail inválido' };
    const error = failed('status', 400, { code: 'BAD_REQUEST', fields });
    expect(failedSubmission(error, true, reviewRules.copy)).toEqual({ fields });
  });

  it('returns undefined for errors that are not API errors', () => {
    expect(failedSubmission(new TypeError('x'), true, reviewRules.copy)).toBeUndefined();
    const offline = failedSubmission(new TypeError('Failed to fetch a module'), false, reviewRules.copy);
    expect(offline?.message).toContain('sem internet');
  });
});
