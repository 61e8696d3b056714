import { ApiError } from '@melhor-escola/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { factorErrors, mapFactorError } from './factor-error.ts';

const rejected = (status: number, code: string, retryAfter?: number) =>
  new ApiError('x', {
    reason: 'status',
    status,
    response: { code, ...(retryAfter !== undefined && { retryAfter }) },
  });

describe('ER-01 errors of the second factor', () => {
  it.each(Object.entries(factorErrors))('%s is explained in a sentence', (_, { form, fields }) => {
    const messages = [form, ...Object.values(fields ?? {})].filter((text) => text !== undefined);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('says at the field that a code is wrong, and when to try again', () => {
    expect(mapFactorError(rejected(403, 'SECOND_FACTOR_WRONG'), true)?.fields?.code).toContain('Não confere');
    expect(mapFactorError(rejected(429, 'TOO_MANY_REQUESTS', 840), true)?.form).toContain('em 14 minutos');
    expect(mapFactorError(rejected(500, 'INTERNAL'), true)?.form).toContain('do nosso lado');
  });

  it('explains what the browser or the connection did', () => {
    const canceled = new DOMException('x', 'NotAllowedError');
    expect(mapFactorError(canceled, true)?.form).toContain('não foi usada');
    expect(mapFactorError(new Error('WebAuthn is not supported in this browser'), true)?.form).toContain(
      'aplicativo de códigos',
    );
    expect(mapFactorError(new ApiError('x', { reason: 'network' }), false)?.form).toContain('sem internet');
    expect(mapFactorError(new ApiError('x', { reason: 'network' }), true)?.form).toContain('conexão caiu');
    expect(mapFactorError(new TypeError('ours'), true)).toBeUndefined();
  });
});
