import { ApiError } from '@melhor-escola/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { cancelProblem } from './cancel-order.tsx';

const rejected = (status: number, code: string, retryAfter?: number) =>
  new ApiError('x', { reason: 'status', status, response: { code, ...(retryAfter && { retryAfter }) } });
const notCancellable = rejected(409, 'ORDER_NOT_CANCELLABLE');

describe('ER-01 why a reservation was not cancelled', () => {
  it.each([
    ['paid', 'já foi paga'],
    ['enrolled', '0800'],
    ['expired', 'já venceu'],
    ['initiated', 'Recarregue a página'],
    ['confirmed', 'Recarregue a página'],
  ] as const)('explains a 409 of an order that is %s', (status, words) => {
    expect(cancelProblem(notCancellable, status, true)).toContain(words);
  });

  it('distinguishes an expired session, too many tries, and no network', () => {
    expect(cancelProblem(rejected(401, 'UNAUTHORIZED'), 'initiated', true)).toContain('Entre de novo');
    expect(cancelProblem(rejected(429, 'TOO_MANY_REQUESTS', 840), 'initiated', true)).toContain(
      'em 14 minutos',
    );
    const cut = new ApiError('x', { reason: 'network' });
    expect(cancelProblem(cut, 'initiated', false)).toContain('sem internet');
    expect(cancelProblem(cut, 'initiated', true)).toContain('Não conseguimos confirmar');
  });
});
