import { describe, expect, it } from 'vitest';
import { confirmAlertForm } from './confirm-alert-form.ts';

const token = 'a'.repeat(43);

const call = () =>
  confirmAlertForm({ fields: new URLSearchParams({ token }), slug: '', cookie: '', browser: '' });

describe('P3 product 8 the plain form that confirms alerts', () => {
  it('sends the token, without a session', () => {
    expect(call()).toMatchObject({ path: '/v3/alerts/confirm', body: { token } });
  });

  it.each([
    [{ name: 'x', inAccount: false }, '/alertas/confirmar?situacao=confirmado'],
    [{ name: 'x', inAccount: true }, '/alertas/confirmar?situacao=na-conta'],
    [{ name: 'x' }, undefined],
    [null, undefined],
  ])('shows what %j means', (content, shown) => {
    const { redirect } = call();
    expect(typeof redirect === 'function' ? redirect(content) : redirect).toBe(shown);
  });

  it.each([
    ['SAVED_SEARCHES_LIMIT', 409, 'full'],
    ['LINK_INVALID', 400, 'link'],
    ['TOO_MANY_REQUESTS', 429, 'later'],
    [undefined, 502, 'later'],
  ])('explains the error %s', (code, status, confirmAlertProblem) => {
    expect(call().reject({ status, code })).toEqual({ confirmAlertProblem });
  });
});
