import { ApiError } from '@melhor-escola/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { toAccountError, mapAccountError } from './account-error.ts';
import { accountErrorMessages } from './account-error-messages.ts';

const failed = (reason: 'network' | 'timeout') => new ApiError('x', { reason });

describe('ER-01 errors of the account', () => {
  it.each(Object.entries(accountErrorMessages))('%s has one message that is a sentence', (_code, words) => {
    const { form, fields } = words('em 5 minutos');
    const messages = [form, ...Object.values(fields ?? {})].filter((text) => text !== undefined);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('S6 too many tries: says when to retry', () => {
    expect(toAccountError({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 840 }).form).toContain(
      'tente de novo em 14 minutos',
    );
    expect(toAccountError({ status: 429 }).form).toContain('em alguns minutos');
  });

  it.each([
    [{ status: 503, retryAfter: 5 }, 'em menos de um minuto'],
    [{ status: 500 }, 'do nosso lado'],
    [{ status: 418, code: 'NEW_TO_US' }, 'do nosso lado'],
  ])('explains an error response %j without a message of its own', (answer, words) => {
    expect(toAccountError(answer).form).toContain(words);
  });

  it('distinguishes being offline, a timeout and a broken connection', () => {
    expect(mapAccountError(failed('network'), false)?.form).toContain('sem internet');
    expect(mapAccountError(new TypeError('Failed to fetch a module'), false)?.form).toContain('sem internet');
    expect(mapAccountError(failed('timeout'), true)?.form).toContain('demorou');
    expect(mapAccountError(failed('network'), true)?.form).toContain('conexão caiu');
    expect(mapAccountError(new TypeError('ours'), true)).toBeUndefined();
    const wrong = new ApiError('x', { reason: 'status', status: 401, response: { code: 'LOGIN_FAILED' } });
    expect(mapAccountError(wrong, true)?.form).toContain('E-mail ou senha incorretos');
  });
});
