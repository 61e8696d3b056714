import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { account, accountSession, rateLimit } from '../platform/database/account-schema.ts';
import { accountCalls, bearer, newPerson, type AccountCalls } from './testing/account-calls.ts';

const visitHeaders = ({ headers }: { readonly headers: Record<string, unknown> }) => ({
  headers: { 'x-session-token': String(headers['x-session-token']) },
});

describeOneEngine('POST /v3/account/user', (test) => {
  let calls: AccountCalls;
  beforeAll(async () => {
    calls = await accountCalls(test().database);
  });
  beforeEach(async () => {
    await test().database.db.delete(rateLimit);
  });

  /** Submits a form with every field. The second value lists what must not be readable afterwards. */
  const leaveWholeForm = async () => {
    const { email } = newPerson();
    const form = { name: 'Josefa Quitéria Bandeira', email, phone: '(98) 98877-6655', cpf: '28625587887' };
    const left = await calls.post('/user', form);
    const written = ['Josefa', 'Bandeira', email, '98877', '6655', '286255', '286.255'];
    return { visit: visitHeaders(left), id: left.json().id, written };
  };

  describe('with a password', () => {
    it('CA-04 VA-02 registers, signs in and keeps the campaign', async () => {
      const person = { ...newPerson(), name: 'MARIA  das DORES', email: 'Maria@Escola.com.br' };
      const answer = await calls.post('/user', {
        ...person,
        phone: '(011) 91234-5678',
        cpf: '529.982.247-25',
        gaToken: '1234567.7654321',
        gaCampaignParams: { utmSource: 'jornal', gclid: '', utmMedium: 'linha\nquebrada' },
      });
      expect.soft(answer.statusCode).toBe(201);
      const { user, token } = answer.json();
      expect.soft(user).toEqual({
        id: expect.any(Number),
        name: 'Maria das Dores',
        email: 'maria@escola.com.br',
        emailConfirmed: false,
        pendingEmail: null,
        hasGoogle: false,
        hasPassword: true,
        cpf: '52998224725',
        phone: '(11) 91234-5678',
        picture: null,
        gaToken: '1234567.7654321',
      });
      expect.soft(answer.headers['cache-control']).toBe('private, no-store');
      const current = await calls.get('/user', { headers: bearer(token) });
      expect.soft(current.json()).toEqual(user);
      const [stored] = await test().database.db.select().from(account).where(eq(account.id, user.id));
      expect.soft(stored).toMatchObject({ phone: '11912345678', gaCampaign: { utmSource: 'jornal' } });
      expect.soft(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect.soft(await calls.mailsTo(user.email)).toEqual(['welcome']);
    });

    it('S1 stores only a digest of the token', async () => {
      const token = await calls.register(newPerson());
      const rows = await test().database.db.select().from(accountSession);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('S34 typing an address reserves nothing: each of ten registrations gets an account of its own', async () => {
      const person = newPerson();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          calls.post('/user', { ...person, password: `${person.password} ${index}` }),
        ),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.json().user.id)).size).toBe(10);
    });

    it('S34 each of two who typed an address signs in to their own account until one confirms it', async () => {
      const person = newPerson();
      const other = { ...person, password: 'violeta azul no quintal' };
      const fetchId = async (who: typeof person) => {
        const { token } = (
          await calls.post('/auth/login', { email: who.email, password: who.password })
        ).json();
        return (await calls.get('/user', { headers: bearer(token) })).json().id;
      };
      const first = (await calls.post('/user', person)).json().user.id;
      const second = (await calls.post('/user', other)).json().user.id;
      expect([await fetchId(person), await fetchId(other)]).toEqual([first, second]);
    });

    it('CA-04 limits registrations per client address', async () => {
      const from = '198.51.100.30';
      for (let tries = 0; tries < 30; tries += 1) {
        await calls.post('/user', { email: 'a@b.com', password: 'x' }, { from });
      }
      const rejected = await calls.post('/user', newPerson(), { from });
      expect(rejected.statusCode).toBe(429);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3000);
    });
  });

  describe('with invalid fields', () => {
    it.each([
      [{ email: 'maria@escola' }, 'E-mail inválido'],
      [{ phone: '1234' }, 'Telefone inválido'],
      [{ phone: '+351 912 345 678' }, 'Este número é de outro país. Informe um telefone do Brasil, com DDD'],
      [{ phone: '(63) 8877-6655' }, 'Faltou o 9? Celulares têm nove dígitos, como (11) 91234-5678'],
    ])('VA-01 VA-10 rejects %j', async (wrong, message) => {
      const answer = await calls.post('/user', { ...newPerson(), ...wrong });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toContain(message);
      expect(answer.body).not.toContain(Object.values(wrong)[0]);
    });

    it.each([
      ['Ab1!xyz', 'PASSWORD_LENGTH'],
      ['x'.repeat(129), 'PASSWORD_LENGTH'],
      ['password', 'PASSWORD_COMMON'],
      ['PassWord', 'PASSWORD_COMMON'],
      ['brasil@123', 'PASSWORD_COMMON'],
      ['maria.2024', 'PASSWORD_COMMON'],
      ['MelhorEscola1', 'PASSWORD_COMMON'],
    ])('S24 rejects the password %s as %s', async (password, code) => {
      const answer = await calls.post('/user', { ...newPerson(), password });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe(code);
    });

    it.each(['Vb7-kQ2x', 'ipê roxo '.repeat(8)])('S24 accepts the password %s', async (password) => {
      expect((await calls.post('/user', { ...newPerson(), password })).statusCode).toBe(201);
    });

    it('VA-07 requires name and e-mail of a new visitor', async () => {
      const { name, email } = newPerson();
      expect((await calls.post('/user', { email })).json().message).toBe('O campo nome é obrigatório');
      expect((await calls.post('/user', { name })).json().message).toBe('O campo e-mail é obrigatório');
    });
  });

  describe('without a password', () => {
    it('EN-02 creates a pre-user, who becomes a user when a CPF is added', async () => {
      const { name, email } = newPerson();
      const left = await calls.post('/user', { name, email, phone: '3123-4567' });
      expect(left.statusCode).toBe(201);
      const { id } = left.json();
      expect(left.json()).toEqual({ id: expect.any(Number), isPreUser: true });
      const visit = visitHeaders(left);
      expect((await calls.get('/user/me', visit)).json()).toMatchObject({ id, isPreUser: true });

      const added = await calls.post('/user', { cpf: '11144477735' }, visit);
      expect([added.statusCode, added.json()]).toEqual([200, { id, isPreUser: false }]);
      expect((await calls.get('/user/me', visit)).json()).toMatchObject({ id, isPreUser: false });
      const [stored] = await test().database.db.select().from(account).where(eq(account.id, id));
      expect(stored).toMatchObject({ name, email, cpf: '11144477735', phone: '31234567' });
    });

    it.each([
      ['an empty form', {}],
      ['another phone', { phone: '(11) 3123-4567' }],
    ])('S31 the visitor cookie does not read the form back: %s', async (_what, fields) => {
      const { visit, written } = await leaveWholeForm();
      const answers = [await calls.post('/user', fields, visit), await calls.get('/user/me', visit)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      for (const answer of answers) for (const text of written) expect(answer.body).not.toContain(text);
    });

    it('S31 registering afterwards does not either: the account contains only its own form', async () => {
      const { visit, written, id } = await leaveWholeForm();
      const { name, email, password } = newPerson();
      const incomplete = await calls.post('/user', { password }, visit);
      expect([incomplete.statusCode, incomplete.json().message]).toEqual([400, 'O campo nome é obrigatório']);
      const registered = await calls.post('/user', { name: `Ana ${name}`, email, password }, visit);
      expect(registered.json().user).toMatchObject({ id, email, phone: null, cpf: null });
      const headers = bearer(registered.json().token);
      const read = [
        await calls.get('/user', { headers }),
        await calls.post('/user/privacy/export', {}, { headers }),
      ];
      for (const answer of [registered, ...read])
        for (const text of written) expect(answer.body).not.toContain(text);
    });

    it('CA-04 a pre-user who registers keeps the same account', async () => {
      const { name, email, password } = newPerson();
      const left = await calls.post('/user', { name, email });
      const registered = await calls.post('/user', { name, email, password }, visitHeaders(left));
      expect(registered.statusCode).toBe(201);
      expect(registered.json().user).toMatchObject({ id: left.json().id, name, email });
    });

    it('CA-04 reserves neither e-mail nor CPF: a person who has them can still register, and nothing is merged', async () => {
      const person = newPerson();
      const cpf = '39053344705';
      const left = await calls.post('/user', { name: 'Outra Pessoa', email: person.email, cpf });
      const registered = await calls.post('/user', { ...person, cpf });
      expect(registered.statusCode).toBe(201);
      expect(registered.json().user).toMatchObject({ name: person.name, cpf, phone: null });
      expect(registered.json().user.id).not.toBe(left.json().id);
      const [preUser] = await test().database.db.select().from(account).where(eq(account.id, left.json().id));
      expect(preUser).toMatchObject({ name: 'Outra Pessoa', cpf });
    });

    it('CA-04 cannot sign in and gets no link to choose a password', async () => {
      const { name, email, password } = newPerson();
      await calls.post('/user', { name, email });
      expect((await calls.post('/auth/login', { email, password })).statusCode).toBe(401);
      await calls.post('/auth/recover-password', { email });
      expect(await calls.mailsTo(email)).toEqual([]);
    });

    it('CA-04 a signed-out visitor cannot write to their account', async () => {
      const person = newPerson();
      const registered = await calls.post('/user', person);
      const visit = { headers: { 'x-session-token': String(registered.headers['x-session-token']) } };
      const left = await calls.post('/user', { name: 'Outra Pessoa', email: person.email }, visit);
      expect(left.statusCode).toBe(201);
      expect(left.json().id).not.toBe(registered.json().user.id);
      expect(left.headers['x-session-token']).toMatch(/^[\w-]{43}$/);
      const current = await calls.get('/user', { headers: bearer(registered.json().token) });
      expect(current.json().name).toBe(person.name);
    });
  });
});
