import { describe, expect, it } from 'vitest';
import { checkSentBody } from './sent-body.ts';

/** What a person's browser sends besides the form. */
const signals = { website: '', secondsTaken: 60 };

describe('a form that was submitted with JavaScript', () => {
  it.each(['review', 'question', 'visit'] as const)('%s: is rejected when it looks automated', (kind) => {
    expect(checkSentBody(kind, { website: 'https://spam.example', secondsTaken: 60 }).error?.code).toBe(
      'LOOKS_AUTOMATED',
    );
    expect(checkSentBody(kind, { website: '', secondsTaken: 1 }).error?.code).toBe('LOOKS_AUTOMATED');
    expect(checkSentBody(kind, {}).error?.code).toBe('LOOKS_AUTOMATED');
  });

  it.each([undefined, null, 'text', { website: 1 }])('%j is no form', (sent) => {
    expect(checkSentBody('visit', sent).error).toEqual({
      code: 'BAD_REQUEST',
      message: 'O pedido não está completo.',
    });
  });

  it('VA-07 has its problems by field', () => {
    const { error } = checkSentBody('question', { ...signals, userName: '', userEmail: 'maria@', text: '' });
    expect(error?.fields).toMatchObject({ userEmail: expect.any(String) as string });
  });

  it('is passed on without the fields of the site', () => {
    const visit = { contactName: 'Maria', times: ['2026-12-01T09:00'] };
    expect(checkSentBody('visit', { ...signals, ...visit }).body).toEqual(visit);
  });

  it('a question is passed on without unknown fields', () => {
    const question = {
      userName: 'Maria',
      userEmail: 'maria@exemplo.com.br',
      text: 'A escola aceita alunos no meio do ano?',
    };
    const { body } = checkSentBody('question', { ...signals, ...question, status: 'published' });
    expect(body).toMatchObject(question);
    expect(body).not.toHaveProperty('status');
  });
});
