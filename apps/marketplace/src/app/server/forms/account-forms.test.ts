import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from '../recorded-site.ts';

const siteUrl = 'https://escola.example';
const sameOrigin = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
const token = 't'.repeat(43);
const email = 'maria@exemplo.com.br';
const password = 'uma frase que só eu sei';

let recorded: RecordedSite;

beforeEach(async () => {
  recorded = await startRecordedSite(siteUrl);
});
afterEach(() => recorded.close());

/** Submits a form as a browser without JavaScript does. */
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = sameOrigin) =>
  recorded.site.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const submitted = () => recorded.rendered[0]?.submittedAccountForm;

describe('P3 RT-23 signing in without JavaScript', () => {
  it('S1 sets the cookie and redirects, so that a reload does not submit again', async () => {
    recorded.responses = [{ status: 200, body: { token } }];
    const answer = await send('/entrar', { email, password, redirect: '/minhas-bolsas?pagina=2' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/minhas-bolsas?pagina=2']);
    expect(String(answer.headers['set-cookie'])).toContain(`__Host-authentication_token=${token}`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(recorded.received).toMatchObject([
      { method: 'POST', path: '/v3/account/auth/login', body: { email, password } },
    ]);
    expect(recorded.log.join('')).not.toMatch(/maria|frase/);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/entrar'])(
    'S14 does not redirect to %s',
    async (redirect) => {
      recorded.responses = [{ status: 200, body: { token } }];
      const answer = await send('/entrar', { email, password, redirect });
      expect(answer.headers.location).toBe('/escolas');
    },
  );

  it('ER-01 shows an error on the same page, with the submitted values except the password', async () => {
    recorded.responses = [{ status: 401, body: { code: 'LOGIN_FAILED', message: 'x' } }];
    const answer = await send('/entrar', { email, password: 'errada mesmo' });
    expect(answer.statusCode).toBe(401);
    expect(submitted()?.values).toEqual({ name: '', email, phone: '' });
    expect(submitted()?.error.form).toContain('E-mail ou senha incorretos');
    expect(JSON.stringify(recorded.rendered)).not.toContain('errada mesmo');
  });

  it('accepts at most 16 kB, like the service', async () => {
    expect((await send('/entrar', { email: 'x'.repeat(20_000), password })).statusCode).toBe(413);
    expect(recorded.received).toEqual([]);
  });

  it('S6 says after too many attempts when to retry, in text and header', async () => {
    const body = { code: 'TOO_MANY_REQUESTS' };
    recorded.responses = [{ status: 429, body, headers: { 'retry-after': '840' } }];
    const answer = await send('/entrar', { email, password });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '840']);
    expect(submitted()?.error.form).toContain('em 14 minutos');
  });

  it('S19 responds 503 if the service is unavailable, and keeps the submitted values', async () => {
    recorded.responses = ['cut'];
    const answer = await send('/entrar', { email, password });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(submitted()?.values.email).toBe(email);
  });
});

describe('S8 a form submitted from another site', () => {
  it.each([
    {},
    { origin: 'https://evil.example' },
    { ...sameOrigin, 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[])('with %j does not reach the service', async (headers) => {
    for (const path of ['/entrar', '/criar-conta', '/recuperar-senha', '/redefinir-senha', '/sair'])
      expect((await send(path, { email, password }, headers)).statusCode).toBe(403);
    expect(recorded.received).toEqual([]);
  });
});

describe('VA-01 S24 invalid fields are rejected before the service is called', () => {
  it('returns an error per field', async () => {
    const answer = await send('/criar-conta', {
      name: 'Maria',
      email: 'maria@',
      phone: '12',
      newPassword: 'curta',
    });
    expect(answer.statusCode).toBe(400);
    expect(submitted()?.error.fields).toEqual({
      name: 'Insira um nome completo e válido',
      email: 'E-mail inválido',
      phone: 'Telefone inválido',
      newPassword: 'O campo senha deve conter pelo menos 8 caracteres',
    });
    expect(recorded.received).toEqual([]);
  });

  it('CA-04 a valid form creates the account, with the campaign from the analytics cookies', async () => {
    recorded.responses = [{ status: 201, body: { user: { id: 1 }, token } }];
    const fields = { name: 'Maria das Dores', email, phone: '', newPassword: password };
    const answer = await send('/criar-conta', fields, { ...sameOrigin, cookie: 'utmSource=jornal' });
    expect(answer.headers.location).toBe('/escolas');
    expect(recorded.received[0]?.body).toEqual({
      name: 'Maria das Dores',
      email,
      password,
      gaCampaignParams: { utmSource: 'jornal' },
    });
  });
});

describe('S4 S5 a new password', () => {
  it('is requested, and the redirect target is kept', async () => {
    recorded.responses = [{ status: 200, body: { message: 'Pronto.' } }];
    const answer = await send('/recuperar-senha', { email, redirect: '/escolas/favoritos' });
    expect(answer.headers.location).toBe('/recuperar-senha?situacao=enviado&redirect=%2Fescolas%2Ffavoritos');
    expect(JSON.stringify(answer.headers)).not.toContain('maria');
  });

  it('is set by the link, whose token stays in the form after an error', async () => {
    recorded.responses = [
      { status: 400, body: { code: 'PASSWORD_COMMON' } },
      { status: 200, body: { message: 'Pronto.' } },
    ];
    const rejected = await send('/redefinir-senha', { token, newPassword: 'senha1234' });
    expect(rejected.statusCode).toBe(400);
    expect(submitted()).toMatchObject({ token, error: { fields: { newPassword: expect.any(String) } } });
    const done = await send('/redefinir-senha', { token, newPassword: password });
    expect(done.headers.location).toBe('/redefinir-senha?situacao=alterada');
    expect(recorded.received[1]?.body).toEqual({ token, password });
  });
});

describe('the page that confirms an e-mail', () => {
  it('has two forms: the link’s button, and a request for another link', async () => {
    recorded.responses = [{ status: 200, body: { message: 'Pronto.', replaced: false } }];
    const confirmed = await send('/confirmar-email', { token });
    const again = await send('/confirmar-email', { again: '', email });
    expect([confirmed, again].map(({ headers }) => headers.location)).toEqual([
      '/confirmar-email?situacao=confirmado',
      '/confirmar-email?situacao=enviado',
    ]);
    expect(recorded.received.map(({ path, body }) => [path, body])).toEqual([
      ['/v3/account/auth/confirm-email', { token }],
      ['/v3/account/auth/resend-confirmation', { email }],
    ]);
  });

  it('S34 requests the password on another device, and says that other sessions ended with the old e-mail', async () => {
    recorded.responses = [
      { status: 403, body: { code: 'CONFIRMATION_PASSWORD_WRONG' } },
      { status: 200, body: { message: 'Pronto.', replaced: true } },
    ];
    const rejected = await send('/confirmar-email', { token });
    expect(rejected.statusCode).toBe(403);
    expect(submitted()).toMatchObject({ token, error: { fields: { password: expect.any(String) } } });
    const done = await send('/confirmar-email', { token, password });
    expect(done.headers.location).toBe('/confirmar-email?situacao=trocado');
    expect(recorded.received[1]?.body).toEqual({ token, password });
  });
});

describe('ST-01 S2 signing out', () => {
  it.each([{ status: 204 }, 'cut' as const])(
    'clears the cookies, even if the service responds %j',
    async (scripted) => {
      recorded.responses = [scripted];
      const answer = await send(
        '/sair',
        {},
        { ...sameOrigin, cookie: `__Host-authentication_token=${token}` },
      );
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/escolas']);
      expect(String(answer.headers['set-cookie'])).toContain('__Host-authentication_token=; Max-Age=0');
      expect(answer.headers['clear-site-data']).toBe('"cache"');
      expect(recorded.received[0]?.headers.authorization).toBe(`Bearer ${token}`);
    },
  );
});
