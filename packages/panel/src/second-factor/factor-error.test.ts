import { ApiError } from '@melhor-escola/api-client/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { factorError, factorErrors } from './factor-error.ts';

const rejected = (status: number, code: string, retryAfter?: number) =>
  new ApiError('x', {
    reason: 'status',
    status,
    response: { code, ...(retryAfter !== undefined && { retryAfter }) },
  });

const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

beforeEach(() => setOnline(true));
afterEach(() => vi.unstubAllGlobals());

describe('ER-01 errors of the second factor', () => {
  it.each(Object.entries(factorErrors))('%s is explained in a sentence', (_, { form, fields }) => {
    const messages = [form, ...Object.values(fields ?? {})].filter((text) => text !== undefined);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('says at the field that a code is wrong, and of the whole form when to try again', () => {
    const wrong = factorError(rejected(403, 'SECOND_FACTOR_WRONG'));
    expect(wrong).toEqual({ fields: { code: expect.stringContaining('Não confere') } });
    expect(factorError(rejected(429, 'TOO_MANY_REQUESTS', 840))?.form).toContain('em 14 minutos');
    expect(factorError(rejected(500, 'INTERNAL'))?.form).toContain('do nosso lado');
  });

  it('explains what the browser or the connection did', () => {
    const canceled = new DOMException('x', 'NotAllowedError');
    expect(factorError(canceled)?.form).toContain('não foi usada');
    expect(factorError(new Error('WebAuthn is not supported in this browser'))?.form).toContain(
      'aplicativo de códigos',
    );
    expect(factorError(new TypeError('ours'))).toBeUndefined();
    setOnline(false);
    expect(factorError(new ApiError('x', { reason: 'network' }))?.form).toContain('sem internet');
  });
});
