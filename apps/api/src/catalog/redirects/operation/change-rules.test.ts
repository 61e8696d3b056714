import { like } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { auditEvent } from '../../../platform/database/account-schema.ts';
import { errorBody } from '../../../platform/http/errors/declared-errors.ts';
import { redirectCalls, type RedirectCalls } from '../testing/redirect-calls.ts';
import { redirectRulesBody } from './schema.ts';

const plain = { kind: 'exact', status: 301, startsOn: null, endsOn: null } as const;

describeOneEngine('redirect rules that our team writes', (test) => {
  let calls: RedirectCalls;
  beforeAll(async () => {
    calls = await redirectCalls(test().database);
  });
  beforeEach(() => calls.clear());

  const list = async (query = '') => redirectRulesBody.parse((await calls.operate('GET', query)).json());
  const rejection = async (rule: object, seen: object | null = null) => {
    const answer = await calls.operate('PUT', '', { rule, seen });
    return { status: answer.statusCode, ...errorBody.parse(answer.json()) };
  };

  /** A period in the two formats that people write. */
  const temporary = { path: '/a', target: '/d', status: 307, startsOn: '01/01/2020', endsOn: '2999-12-31' };
  const stored = { ...plain, ...temporary, startsOn: '2020-01-01' };

  it('CA-12 are returned with their defaults', async () => {
    expect(await calls.put({ path: '/antiga', target: '/nova' })).toEqual({
      ...plain,
      path: '/antiga',
      target: '/nova',
    });
  });

  it('RT-17 are listed page by page, and found by what path or target contain', async () => {
    await calls.put({ path: '/b_c', target: '/Escola' });
    await calls.put(temporary);
    expect(await list('?size=1')).toEqual({ total: 2, pages: 2, rules: [stored] });
    for (const [text, total] of [
      ['escola', 1],
      ['b_', 1],
      ['_', 1],
      ['%25', 0],
    ] as const)
      expect(await list(`?text=${text}`)).toMatchObject({ total });
  });

  it('RT-17 are removed at once, unless somebody has changed them', async () => {
    await calls.put({ path: '/a', target: '/b' });
    expect((await calls.remove('/a', '/c')).json()).toMatchObject({
      code: 'CONFLICT',
      message: 'Alguém mudou este redirecionamento: agora /a leva a /b.',
    });
    expect((await calls.remove('/a', '/b')).statusCode).toBe(204);
    expect(await calls.lookUp('/a')).toBe(204);
    // Again, because the answer was lost.
    expect((await calls.remove('/a', '/b')).statusCode).toBe(204);
  });

  it('RT-17 the same change again, whose answer was lost, succeeds and is recorded once', async () => {
    const { db } = test().database;
    const writes = () => db.$count(auditEvent, like(auditEvent.action, 'redirect.%'));
    const first = { ...plain, path: '/repetida', target: '/b' };
    const changed = { ...first, target: '/c' };
    const moved = { ...changed, path: '/repetida-e-mudada' };
    const before = await writes();
    for (const [rule, seen] of [
      [first, null],
      [changed, first],
      [moved, changed],
    ] as const) {
      expect(await calls.put(rule, seen)).toEqual(rule);
      expect(await calls.put(rule, seen)).toEqual(rule);
    }
    expect(await writes()).toBe(before + 3);
    expect(await list()).toMatchObject({ total: 1, rules: [moved] });
    // A change back is another change.
    await calls.put(first, moved);
    expect(await rejection(moved, changed)).toMatchObject({ status: 409 });
  });

  it('RT-17 are changed as they were seen, also to another path', async () => {
    await calls.put(temporary);
    const moved = { ...stored, path: '/b', kind: 'prefix' };
    expect(await calls.put(moved, stored)).toEqual(moved);
    expect(await list()).toMatchObject({ total: 1, rules: [moved] });
    // Somebody else still sees the first one.
    expect(await rejection({ ...stored, target: '/x' }, stored)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
    expect(await list()).toMatchObject({ rules: [moved] });
  });

  it('RT-17 are written once when a change is sent again, as after an answer that was lost', async () => {
    const { db } = test().database;
    const rule = { ...plain, path: '/a', target: '/b' };
    const changed = { ...rule, target: '/c' };
    const moved = { ...changed, path: '/d' };
    const changes = [
      [rule, null],
      [changed, rule],
      [moved, changed],
    ] as const;
    await db.delete(auditEvent).where(like(auditEvent.action, 'redirect.%'));
    for (const [next, seen] of changes) {
      expect(await calls.put(next, seen)).toEqual(next);
      expect(await calls.put(next, seen)).toEqual(next);
    }
    expect(await list()).toEqual({ total: 1, pages: 1, rules: [moved] });
    expect(await db.$count(auditEvent, like(auditEvent.action, 'redirect.%'))).toBe(3);
    // Of two rules that would become the same, both stay.
    await calls.put(rule);
    expect(await rejection(moved, rule)).toMatchObject({ code: 'CONFLICT' });
  });

  it('RT-17 never take the place of one that was not seen', async () => {
    await calls.put({ path: '/a', target: '/b' });
    await calls.put({ path: '/c', target: '/d' });
    expect(await rejection({ path: '/a', target: '/x' })).toMatchObject({ code: 'CONFLICT' });
    const seen = { ...plain, path: '/c', target: '/d' };
    expect(await rejection({ path: '/a', target: '/x' }, seen)).toMatchObject({
      code: 'CONFLICT',
      message: 'Já existe um redirecionamento de /a, para /b: mude aquele.',
    });
    expect(await list()).toMatchObject({ rules: [{ target: '/b' }, { target: '/d' }] });
  });

  it('RT-17 are recorded with each change, before and after', async () => {
    const { db } = test().database;
    await db.delete(auditEvent).where(like(auditEvent.action, 'redirect.%'));
    await calls.put({ path: '/auditada', target: '/b' });
    const seen = { ...plain, path: '/auditada', target: '/b' };
    await calls.put({ ...seen, target: '/c' }, seen);
    await calls.remove('/auditada', '/c');
    const events = await db
      .select()
      .from(auditEvent)
      .where(like(auditEvent.subject, 'redirect:exact /auditada'))
      .orderBy(auditEvent.id);
    const actor = `account:${calls.operator.row.id}`;
    expect(events).toMatchObject([
      { actor, action: 'redirect.written', before: null, after: { target: '/b' } },
      { actor, action: 'redirect.written', before: { target: '/b' }, after: { target: '/c' } },
      { actor, action: 'redirect.removed', before: { target: '/c' }, after: null },
    ]);
  });

  it('S13 are rejected with the reason if they lead to another host or in a circle, without any change', async () => {
    await calls.put({ path: '/a', target: '/b' });
    await calls.put({ kind: 'prefix', path: '/c', target: '/a' });
    const why = async (rule: object) => {
      const { status, code, message } = await rejection(rule);
      expect([status, code]).toEqual([400, 'REDIRECT_REJECTED']);
      return message;
    };
    expect(await why({ path: '/x', target: '//evil.example' })).toContain('outro site');
    expect(await why({ path: '/b', target: '/a' })).toContain('a si mesmo: /b → /a → /b');
    expect(await why({ path: '/b', target: '/c' })).toContain('a si mesmo: /b → /c/… → /a → /b.');
    expect(await why({ path: '/x', target: '/y', endsOn: 'amanhã' })).toContain('uma data se escreve');
    expect((await rejection({ path: '/x', target: '/y', status: 303 })).status).toBe(400);
    expect(await list()).toMatchObject({ total: 2 });
  });

  it('S13 are rejected when a change would lead in a circle, and the rule stays', async () => {
    await calls.put({ path: '/a', target: '/b' });
    await calls.put({ path: '/c', target: '/d' });
    const seen = { ...plain, path: '/c', target: '/d' };
    expect(await rejection({ path: '/b', target: '/a' }, seen)).toMatchObject({ code: 'REDIRECT_REJECTED' });
    expect(await list()).toMatchObject({ total: 2, rules: [{ path: '/a' }, seen] });
  });

  it('S13 one of several that form a loop together is rejected, even when written concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        calls.operate('PUT', '', { rule: { path: `/${n}`, target: `/${(n + 1) % 6}` }, seen: null }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  });
});
