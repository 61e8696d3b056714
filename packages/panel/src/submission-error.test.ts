import { ApiError } from '@melhor-escola/api-client/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submissionError, submissionMessage } from './submission-error.ts';

const rejected = (status: number, response: ApiError['response']) =>
  new ApiError('x', { reason: 'status', status, response });
const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

beforeEach(() => setOnline(true));
afterEach(() => vi.unstubAllGlobals());

describe('ER-01 errors of the panel', () => {
  it.each([
    [
      409,
      { code: 'OFFER_SEATS_RESERVED', message: 'Já há 3 vagas reservadas.' },
      'Já há 3 vagas reservadas.',
    ],
    // Written for programmers, and about a request.
    [400, { code: 'BAD_REQUEST', message: 'A requisição não é válida: body/seats.' }, /^Algum dado não foi/],
    [413, { code: 'PAYLOAD_TOO_LARGE', message: 'O que foi enviado é grande demais.' }, /^O que foi enviado/],
    [401, { code: 'UNAUTHORIZED', message: 'As credenciais estão ausentes.' }, /^Sua sessão terminou/],
    [403, { code: 'SECOND_FACTOR_REQUIRED', message: 'Confirme.' }, /no alto desta página/],
    [429, { code: 'TOO_MANY_REQUESTS', retryAfter: 840 }, /em 14 minutos\.$/],
    [500, { code: 'INTERNAL', message: 'Erro interno do servidor' }, /do nosso lado/],
    [404, undefined, /do nosso lado/],
  ])('after %i %j says what to do', (status, response, message) => {
    expect(submissionMessage(rejected(status, response))).toMatch(message);
  });

  it('tells what a screen knows better', () => {
    const own = { OFFER_SEATS_RESERVED: { fields: { seats: 'São poucas.' } } };
    expect(submissionError(rejected(409, { code: 'OFFER_SEATS_RESERVED' }), own)).toEqual({
      fields: { seats: 'São poucas.' },
    });
    expect(submissionError(rejected(409, { code: 'OTHER', message: 'Outra coisa.' }), own)).toEqual({
      form: 'Outra coisa.',
    });
  });

  it('explains what is wrong with the connection', () => {
    expect(submissionMessage(new ApiError('x', { reason: 'timeout' }))).toContain('demorou');
    expect(submissionMessage(new ApiError('x', { reason: 'network' }))).toContain('conexão caiu');
    setOnline(false);
    expect(submissionMessage(new ApiError('x', { reason: 'network' }))).toContain('sem internet');
    expect(submissionMessage(new TypeError('Failed to fetch a module'))).toContain('sem internet');
  });

  it('leaves what no call has thrown to those who report it', () => {
    const ours = new TypeError('ours');
    expect(submissionError(ours)).toBeUndefined();
    expect(() => submissionMessage(ours)).toThrow(ours);
  });
});
