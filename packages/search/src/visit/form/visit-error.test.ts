import { ApiError } from '@melhor-escola/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { toVisitChangeProblem, visitErrorOf } from './visit-error.ts';

const failed = (reason: ApiError['reason'], status?: number, response?: ApiError['response']) =>
  new ApiError('x', { reason, status, response });

describe('product 14 a rejected visit request', () => {
  it('says what to do, and that nothing is lost, for every error', () => {
    for (const [error, online, what] of [
      [failed('network', 503), false, 'sem internet'],
      [failed('network', 503), true, 'A conexão caiu'],
      [failed('timeout', 504), true, 'não se repete'],
      [failed('status', 409, { code: 'VISIT_TIME_UNAVAILABLE' }), true, 'não está mais disponível'],
      [failed('status', 429), true, 'muitos pedidos'],
      [failed('status', 503), true, 'problema passageiro'],
      [failed('status', 500), true, 'Não conseguimos receber'],
      [failed('status', 400, { code: 'LOOKS_AUTOMATED' }), true, 'rápido demais'],
      [failed('status', 403, { code: 'CROSS_SITE' }), true, 'de onde veio'],
    ] as const) {
      const message = visitErrorOf(error, online)?.message ?? '';
      expect(message).toContain(what);
      expect(message).toContain('O que você escreveu continua aqui');
      expect(message).toMatch(/envie de novo/);
    }
  });

  it('maps problems to their fields, and ignores errors that are not API errors', () => {
    const fields = { email: 'E-mail inválido' };
    expect(visitErrorOf(failed('status', 400, { code: 'BAD_REQUEST', fields }), true)).toEqual({ fields });
    expect(visitErrorOf(new TypeError('x'), true)).toBeUndefined();
  });
});

describe('product 14 a rejected change of a visit request', () => {
  it.each([
    [{ status: 400, code: 'LINK_INVALID' }, 'link'],
    [{ status: 404 }, 'link'],
    [{ status: 409, code: 'VISIT_TIME_UNAVAILABLE' }, 'times'],
    [{ status: 409, code: 'VISIT_CANCELLED' }, 'times'],
    [{ status: 429, retryAfter: 700 }, 'later'],
    [{ status: 503 }, 'later'],
  ] as const)('%j: %s', (error, kind) => {
    expect(toVisitChangeProblem(error).kind).toBe(kind);
  });

  it('says when to retry', () => {
    expect(toVisitChangeProblem({ status: 429, retryAfter: 700 }).message).toContain('em 12 minutos');
  });
});
