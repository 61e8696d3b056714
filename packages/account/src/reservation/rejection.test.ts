import { ApiError, type ErrorResponse } from '@melhor-escola/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { toRejection } from './rejection.ts';

const answered = (status: number, response: ErrorResponse) =>
  toRejection(new ApiError('x', { reason: 'status', status, response }));

describe('ER-01 why a seat was not reserved', () => {
  it('S28 the last seat is taken, or the student already has one', () => {
    expect(answered(409, { code: 'OFFER_SOLD_OUT' })).toEqual({ kind: 'sold-out' });
    expect(
      answered(409, {
        code: 'STUDENT_ALREADY_RESERVED',
        details: { internalTransactionCode: 'ME-7Q2K-M0XB-94TC' },
      }),
    ).toEqual({ kind: 'already-reserved', code: 'ME-7Q2K-M0XB-94TC' });
  });

  it('EN-21 the school has left the directory', () => {
    expect(answered(409, { code: 'SCHOOL_UNLISTED' })).toEqual({ kind: 'unlisted' });
  });

  it('a changed price comes with the new one; without it, it is an error like others', () => {
    expect(answered(409, { code: 'OFFER_PRICE_CHANGED', details: { currentPrice: 52_000 } })).toEqual({
      kind: 'price-changed',
      price: 52_000,
    });
    expect(answered(409, { code: 'OFFER_PRICE_CHANGED' })).toBeUndefined();
  });

  it('returns undefined for an error of the service that can be tried again, and for our own', () => {
    expect(answered(503, { code: 'UNAVAILABLE', retryAfter: 5 })).toBeUndefined();
    expect(toRejection(new ApiError('x', { reason: 'timeout' }))).toBeUndefined();
    expect(toRejection(new TypeError('ours'))).toBeUndefined();
  });
});
