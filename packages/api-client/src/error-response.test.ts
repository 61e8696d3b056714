import { describe, expect, it } from 'vitest';
import { parseErrorResponse } from './error-response.ts';

const details = (currentOffer: unknown) => parseErrorResponse({ details: { currentOffer } }, null).details;
const textDetails = (currentText: unknown) => parseErrorResponse({ details: { currentText } }, null).details;

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

  it('returns the offer that somebody else has changed, and no other object', () => {
    expect(details({ id: 7, version: 2 })).toEqual({ currentOffer: { id: 7, version: 2 } });
    expect(details({ id: '7' })).toEqual({});
    expect(details([7])).toEqual({});
  });

  it('returns the order that has changed meanwhile, and no other object', () => {
    const currentOrder = { status: 'cancelled', decisions: [] };
    expect(parseErrorResponse({ details: { currentOrder } }, null).details).toEqual({ currentOrder });
    for (const other of [{ status: 'cancelled' }, 'cancelled'])
      expect(parseErrorResponse({ details: { currentOrder: other } }, null).details).toEqual({});
  });

  it('returns the question whose answer somebody else has changed, and no other object', () => {
    expect(textDetails({ id: 7, answer: null })).toEqual({ currentText: { id: 7, answer: null } });
    expect(textDetails({ id: 7 })).toEqual({});
    expect(textDetails({ answer: 'Sim.' })).toEqual({});
  });

  it('returns the visit request that has changed', () => {
    const currentVisit = { id: 12, version: 2 };
    const answer = parseErrorResponse({ details: { currentVisit } }, null);
    expect(answer.details).toEqual({ currentVisit });
  });

  it('ignores fields that are not text and a Retry-After date', () => {
    expect(parseErrorResponse({ fields: { a: 'x', b: 2 } }, 'Wed, 21 Oct 2026 07:28:00 GMT')).toEqual({
      fields: { a: 'x' },
    });
  });
});
