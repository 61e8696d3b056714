import { describe, expect, it } from 'vitest';
import { readErrorAnswer } from './api-error.ts';

describe('what an error says', () => {
  it('is its code, its message, its fields and when to come back', () => {
    const body = {
      code: 'BAD_REQUEST',
      message: 'Confira',
      fields: { userName: 'O campo nome é obrigatório' },
    };
    expect(readErrorAnswer(body, '90')).toEqual({ ...body, retryAfter: 90 });
  });

  it.each([undefined, null, 'Bad gateway', [], { code: 1, message: {}, fields: 'x' }])(
    'is nothing where the body is %j',
    (body) => {
      expect(readErrorAnswer(body, null)).toEqual({});
    },
  );

  it('leaves out what is no text, and a moment in place of seconds', () => {
    expect(readErrorAnswer({ fields: { a: 'x', b: 2 } }, 'Wed, 21 Oct 2026 07:28:00 GMT')).toEqual({
      fields: { a: 'x' },
    });
  });
});
