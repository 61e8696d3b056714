import { redirectFileLimits } from '@melhor-escola/domain/redirect-file';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { auditEvent } from '../../../platform/database/account-schema.ts';
import { redirectCalls, type RedirectCalls } from '../testing/redirect-calls.ts';
import { redirectFilePreviewBody } from './schema.ts';

const plain = { kind: 'exact', status: 301, startsOn: null, endsOn: null } as const;

describeOneEngine('a file of redirects', (test) => {
  let calls: RedirectCalls;
  beforeAll(async () => {
    calls = await redirectCalls(test().database);
  });
  beforeEach(() => calls.clear());

  const preview = async (text: string) => redirectFilePreviewBody.parse((await calls.preview(text)).json());
  const stored = async () => (await calls.operate('GET', '?size=50')).json();
  /** Previews a file and applies it. */
  const send = async (text: string) => calls.apply((await preview(text)).preview, text);

  const broken = [
    'path;target;status;kind;starts_on;ends_on',
    '/a;/b;;;;',
    '/velho/;/novo;308;prefix;01/01/2020;',
    '/b;/a;301;exact;;',
    '/x;//evil.example;301;exact;;',
    '/y;https://evil.example/;301;exact;;',
    '/z;/w;303;exact;;',
    '/z;/w;301;wild;;',
    '/c;/d;302;exact;;2999-12-31',
  ].join('\n');

  it('S13 is previewed with the lines that are rejected, and why; nothing is written', async () => {
    const shown = await preview(broken);
    expect(shown.counts).toEqual({ added: 3, changed: 0, unchanged: 0, rejected: 5 });
    expect(shown.rejected).toEqual([
      { line: 4, message: 'levaria de volta a si mesmo: /b → /a → /b' },
      { line: 5, message: "destino: um destino que começa com '//' leva a outro site" },
      { line: 6, message: 'destino: evil.example não está entre os sites aceitos (REDIRECT_HOSTS)' },
      { line: 7, message: 'o tipo é um de 301, 302, 307, 308' },
      { line: 8, message: 'kind é um de exact, prefix' },
    ]);
    expect(await stored()).toMatchObject({ total: 0 });
  });

  it('S13 S27 is not applied at all if a line is rejected', async () => {
    const answer = await send(broken);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'REDIRECT_REJECTED',
      message: expect.stringContaining('linha 4, levaria de volta') as string,
    });
    expect(await stored()).toMatchObject({ total: 0 });
  });

  it('S27 adds and changes rules, and keeps what columns that it lacks say', async () => {
    await calls.put({ path: '/a', target: '/b', status: 302, endsOn: '2999-12-31' });
    const text = 'path,target\n/a,/e\n/f,/g\n';
    const kept = { ...plain, path: '/a', status: 302, endsOn: '2999-12-31' };
    expect(await preview(text)).toMatchObject({
      counts: { added: 1, changed: 1, unchanged: 0, rejected: 0 },
      added: [{ ...plain, path: '/f', target: '/g' }],
      changed: [{ before: { ...kept, target: '/b' }, after: { ...kept, target: '/e' } }],
    });
    expect((await send(text)).json()).toEqual({ added: 1, changed: 1 });
    expect(await stored()).toMatchObject({ total: 2, rules: [{ ...kept, target: '/e' }, { path: '/f' }] });
    expect((await preview(text)).counts).toEqual({ added: 0, changed: 0, unchanged: 2, rejected: 0 });
  });

  it('S27 is rejected at the earlier one of two lines with the same path', async () => {
    await calls.put({ path: '/a', target: '/b' });
    const shown = await preview('path,target,kind\n/a,/e,\n/f,/g,\n/a,/b,\n/a,/h,prefix\n');
    expect(shown.counts).toEqual({ added: 2, changed: 0, unchanged: 1, rejected: 1 });
    expect(shown.rejected).toEqual([{ line: 2, message: 'o mesmo caminho está de novo na linha 4' }]);
  });

  it('S27 is recorded with who sent it, and how much it changed', async () => {
    const text = 'path,target\n/a,/e\n';
    const { preview: digest } = await preview(text);
    await calls.apply(digest, text);
    const events = await test()
      .database.db.select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, `redirect-file:${digest}`));
    expect(events).toMatchObject([
      {
        actor: `account:${calls.operator.row.id}`,
        action: 'redirect.imported',
        after: { added: 1, changed: 0 },
      },
    ]);
  });

  it('S27 the same file again, whose answer was lost, succeeds and is recorded once', async () => {
    const text = 'path,target\n/de-novo,/e\n';
    const { preview: digest } = await preview(text);
    for (let n = 0; n < 2; n += 1)
      expect((await calls.apply(digest, text)).json()).toEqual({ added: 1, changed: 0 });
    const { db } = test().database;
    expect(await db.$count(auditEvent, eq(auditEvent.subject, `redirect-file:${digest}`))).toBe(1);
    // After the rule was changed, the file would change it again.
    await calls.operate('PUT', '', {
      rule: { ...plain, path: '/de-novo', target: '/x' },
      seen: { ...plain, path: '/de-novo', target: '/e' },
    });
    expect((await calls.apply(digest, text)).json()).toMatchObject({ code: 'CONFLICT' });
  });

  it('S27 is previewed again when a rule has changed meanwhile, or the file is another', async () => {
    const text = 'path,target\n/a,/e\n';
    const { preview: digest } = await preview(text);
    expect((await calls.apply(digest, 'path,target\n/a,/x\n')).json()).toMatchObject({ code: 'CONFLICT' });
    await calls.put({ path: '/a', target: '/b' });
    expect((await calls.apply(digest, text)).json()).toMatchObject({ code: 'CONFLICT' });
    expect(await stored()).toMatchObject({ rules: [{ target: '/b' }] });
  });

  it.each([
    ['has no columns of rules', 'a,b\n1,2\n', 'Faltam colunas no arquivo: path, target'],
    ['is empty', '', 'O arquivo está vazio'],
    [
      'has too many lines',
      `path,target\n${'/a,/b\n'.repeat(redirectFileLimits.lines + 1)}`,
      'o arquivo tem mais de 5.000 linhas',
    ],
  ])('S27 is rejected with the reason when it %s', async (_, text, why) => {
    const answer = await calls.preview(text);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining(why) as string });
    expect(answer.statusCode).toBe(400);
  });
});
