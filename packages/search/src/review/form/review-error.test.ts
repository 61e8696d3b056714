import { ApiError } from '@melhor-escola/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { looksAutomated, toReviewError, reviewErrorOf } from './review-error.ts';

const failed = (reason: ApiError['reason'], status?: number, response?: ApiError['response']) =>
  new ApiError('x', { reason, status, response });

describe('a rejected review', () => {
  it('maps problems to their fields', () => {
    const fields = { userEmail: 'E-mail inválido' };
    expect(reviewErrorOf(failed('status', 400, { code: 'BAD_REQUEST', fields }), true)).toEqual({ fields });
  });

  it.each([
    [45, 'em menos de um minuto'],
    [60, 'em um minuto'],
    [61, 'em 2 minutos'],
    [3_540, 'em 59 minutos'],
    [86_400, 'em 24 horas'],
    [undefined, 'em alguns minutos'],
  ])('S6 says when to retry: after %s seconds, %s', (retryAfter, when) => {
    expect(toReviewError({ status: 429, retryAfter }).message).toContain(`envie de novo ${when}.`);
    expect(toReviewError({ status: 503, retryAfter }).message).toContain(`envie de novo ${when}.`);
  });

  it('says what to do, and that nothing is lost, for every error', () => {
    for (const [error, online, what] of [
      [failed('network', 503), false, 'sem internet'],
      [failed('network', 503), true, 'A conexão caiu'],
      [failed('timeout', 504), true, 'demorou demais'],
      [failed('status', 429), true, 'muitas avaliações'],
      [failed('status', 503), true, 'problema passageiro'],
      [failed('status', 500), true, 'Não conseguimos receber'],
      [failed('malformed', 502), true, 'A conexão caiu'],
      [failed('status', 400, { code: 'LOOKS_AUTOMATED' }), true, 'rápido demais'],
      [failed('status', 403, { code: 'CROSS_SITE' }), true, 'de onde veio'],
    ] as const) {
      const message = reviewErrorOf(error, online)?.message ?? '';
      expect(message).toContain(what);
      expect(message).toContain('O que você escreveu continua aqui');
      expect(message).toMatch(/envie de novo/);
    }
  });

  it('returns undefined for errors that are not API errors', () => {
    expect(reviewErrorOf(new TypeError('x'), true)).toBeUndefined();
    expect(reviewErrorOf(new TypeError('Failed to fetch a module'), false)?.message).toContain(
      'sem internet',
    );
  });
});

describe('a form that looks automated', () => {
  it.each([
    [{ website: '', secondsTaken: 3 }, false],
    [{ website: '', secondsTaken: 2.9 }, true],
    [{ website: 'https://spam.example', secondsTaken: 90 }, true],
    [{ website: '', secondsTaken: Number.NaN }, true],
    [{ website: '', secondsTaken: -5 }, true],
  ])('%j: %s', (circumstances, automated) => {
    expect(looksAutomated(circumstances)).toBe(automated);
  });
});
