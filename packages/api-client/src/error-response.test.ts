import { describe, expect, it } from 'vitest';
import { parseErrorResponse } from './error-response.ts';

describe('parseErrorResponse', () => {
  it('returns code, message, fields and retryAfter', () => {
    const answer = {
      code: 'BAD_REQUEST',
      message: 'Confira',
      fields: { userName: 'O campo nome é obrigatório' },
    };
    expect(parseErrorResponse(answer, '90')).toEqual({ ...answer, retryAfter: 90 });
  });

  it.each([undefined, null, 'Bad gateway', [], { code: 1, message: {}, fields: 'x' }])(
    'returns nothing for %j',
    (answer) => {
      expect(parseErrorResponse(answer, null)).toEqual({});
    },
  );

  it('ignores fields that are not text and a Retry-After date', () => {
    expect(parseErrorResponse({ fields: { a: 'x', b: 2 } }, 'Wed, 21 Oct 2026 07:28:00 GMT')).toEqual({
      fields: { a: 'x' },
    });
  });
});
