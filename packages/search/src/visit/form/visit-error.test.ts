import { describe, expect, it } from 'vitest';
import { submissionError } from '../../submission/submission-error.ts';
import { toVisitChangeProblem, visitCopy } from './visit-error.ts';

describe('product 14 a rejected visit request', () => {
  it('says what to do when a time is gone', () => {
    expect(submissionError({ status: 409, code: 'VISIT_TIME_UNAVAILABLE' }, visitCopy).message).toBe(
      'Um dos horários não está mais disponível. O que você escreveu continua aqui: escolha outro e envie de novo.',
    );
  });
});

describe('product 14 a rejected change of a visit request', () => {
  it.each([
    [{ status: 400, code: 'LINK_INVALID' }, 'link'],
    [{ status: 404 }, 'link'],
    [{ status: 409, code: 'VISIT_TIME_UNAVAILABLE' }, 'times'],
    [{ status: 409, code: 'VISIT_CANCELLED' }, 'times'],
    [{ status: 409, code: 'SCHOOL_UNLISTED' }, 'closed'],
    [{ status: 429, retryAfter: 700 }, 'later'],
    [{ status: 503 }, 'later'],
  ] as const)('maps %j to the problem %s', (error, kind) => {
    expect(toVisitChangeProblem(error).kind).toBe(kind);
  });

  it('says when to retry', () => {
    expect(toVisitChangeProblem({ status: 429, retryAfter: 700 }).message).toContain('em 12 minutos');
  });
});
