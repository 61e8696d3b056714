import { describe, expect, it } from 'vitest';
import { ApiError, findByCode, isRejectedWith, type ErrorCode, type OwnErrorCode } from './api-error.ts';

describe('ER-01 error codes of a call', () => {
  it('come from the contract: a table without one of them does not compile', () => {
    const words: Record<OwnErrorCode<'/v3/visits/move'>, string> = {
      LINK_INVALID: 'dead',
      SCHOOL_UNLISTED: 'closed',
      VISIT_CANCELLED: 'cancelled',
      VISIT_TIME_UNAVAILABLE: 'taken',
    };
    // @ts-expect-error all others are missing
    const some: typeof words = { LINK_INVALID: 'dead' };
    // @ts-expect-error the call does not have this code
    const other: ErrorCode<'/v3/visits/move'> = 'LOGIN_FAILED';
    expect([findByCode(words, 'VISIT_CANCELLED'), findByCode(some, other)]).toEqual(['cancelled', undefined]);
  });

  it('a code that only a newer service has finds nothing', () => {
    expect([undefined, 'NEW', 'toString'].map((code) => findByCode({}, code))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are those of the service’s answer', () => {
    const error = new ApiError('x', { reason: 'status', status: 401, response: { code: 'LOGIN_FAILED' } });
    expect(isRejectedWith(error, 'LOGIN_FAILED')).toBe(true);
    expect(isRejectedWith(error, 'UNAUTHORIZED')).toBe(false);
    expect(isRejectedWith(new TypeError('ours'), 'LOGIN_FAILED')).toBe(false);
  });
});
