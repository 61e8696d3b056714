import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chunkRange, countChunks, IMPORT_CHUNK_BYTES } from '@melhor-escola/domain/import-file';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeEachEngine } from '../../../../test/each-engine.ts';
import { inepFiles } from '../../../../test/inep-files.ts';
import { fillWithMunicipalities } from '../../../../test/municipalities.ts';
import { testEnvironment } from '../../../../test/test-server.ts';
import { panelCalls, type PanelCalls, rejectionCode } from '../../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../../accounts/testing/panel-people.ts';
import { auditEvent } from '../../../platform/database/account-schema.ts';
import { importRun, importUpload, importUploadChunk } from '../../../platform/database/import-schema.ts';
import { purgeExpiredJob } from '../../../platform/jobs/purge-expired-job.ts';
import { type NameRun, withImportLock } from '../run/import-lock.ts';
import { runImport } from '../run/import-run.ts';
import { begunRunBody, type ImportRunBody, importRunBody, importRunsBody, uploadBody } from './schema.ts';

const header = 'school_code;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until';
const line = (reference: string, code = '17041830') =>
  `${code};${reference};1-ano;manha;2027;1000,00;50;10;2027-03-31`;
const csv = (...lines: string[]) => Buffer.from([header, ...lines, ''].join('\r\n'));

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

const readChunk = (file: Buffer, position: number) => {
  const { start, end } = chunkRange(file.length, position);
  return file.subarray(start, end);
};

const fileDigest = (file: Buffer) => {
  const digests = Array.from({ length: countChunks(file.length) }, (_, position) =>
    sha256(readChunk(file, position)),
  );
  return sha256(Buffer.concat(digests)).toString('hex');
};

describeEachEngine('imports in the panel', (test) => {
  let calls: PanelCalls;
  let operator: Awaited<ReturnType<typeof signedInWithRole>>;

  beforeAll(async () => {
    const { database } = test();
    await fillWithMunicipalities(database);
    operator = await signedInWithRole(database, 'operator', 0);
    calls = await panelCalls(database);
  });
  afterAll(() => calls.server.close());

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    calls.call(operator, method, `/operation/imports${path}`, payload);

  const begin = async (file: Buffer, fileName: string, kind = 'offers') =>
    uploadBody.parse((await call('POST', '/uploads', { kind, fileName, size: file.length })).json());

  const send = (upload: string, position: number, content: Buffer, digest = sha256(content)) =>
    calls.server.inject({
      method: 'PUT',
      url: `/v3/panel/operation/imports/uploads/${upload}/chunks/${position}`,
      headers: {
        ...operator.headers,
        'content-type': 'application/octet-stream',
        'content-digest': `sha-256=:${digest.toString('base64')}:`,
      },
      payload: content,
    });

  const upload = async (file: Buffer, fileName: string, kind?: string) => {
    const { id } = await begin(file, fileName, kind);
    for (let position = 0; position < countChunks(file.length); position += 1)
      expect((await send(id, position, readChunk(file, position))).json()).toEqual({ chunks: position + 1 });
    return { upload: id, digest: fileDigest(file) };
  };

  const ended = (path: string, payload?: object): Promise<ImportRunBody> =>
    call('POST', path, payload).then((answer) => {
      const { id } = begunRunBody.parse(answer.json());
      return vi.waitFor(
        async () => {
          const run = importRunBody.parse((await call('GET', `/${id}`)).json());
          expect(run.state).not.toBe('running');
          return run;
        },
        { timeout: 60_000, interval: 50 },
      );
    });

  const preview = async (file: Buffer, fileName: string, kind?: string) =>
    ended('', await upload(file, fileName, kind));

  const count = async (table: string) =>
    (await test().database.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]?.n;

  it('S37 previews a census without writing, then imports it as it was previewed', async () => {
    const previewed = await preview(readFileSync(inepFiles.microdata), 'censo.csv', 'inep');
    expect(previewed).toMatchObject({
      kind: 'inep',
      fileName: 'censo.csv',
      by: operator.row.name,
      isPreview: true,
      state: 'complete',
      failure: null,
      canApply: true,
    });
    expect(await count('school')).toBe(0);
    const applied = await ended(`/${previewed.id}/apply`);
    expect(applied).toMatchObject({ isPreview: false, state: 'complete', canApply: false });
    expect({ ...applied.result, seconds: 0 }).toEqual({ ...previewed.result, seconds: 0 });
    expect(await count('school')).toBe(applied.result?.new);
    // Its file goes, and so does what its preview could still do.
    await vi.waitFor(async () => expect(await count('import_upload')).toBe(0));
    expect(rejectionCode(await call('POST', `/${previewed.id}/apply`))).toBe('IMPORT_NOT_PREVIEWED');
    const { db } = test().database;
    const subject = `import:${applied.id}`;
    const [event] = await db.select().from(auditEvent).where(eq(auditEvent.subject, subject));
    expect(event).toMatchObject({ action: 'import.begun', after: { kind: 'inep', fileName: 'censo.csv' } });
  });

  it('S27 shows every rejected line with its reason, and as a spreadsheet', async () => {
    const file = csv(line('A'), line('B', '99999999'), line('A'), '17041830;C', line('=D'));
    const run = await preview(file, 'rede.csv');
    expect(run.result).toMatchObject({ read: 5, new: 2, rejected: 3 });
    expect(run.result?.skipped).toContainEqual({
      reason: 'Não conhecemos a escola: confira school_code ou school_slug.',
      count: 1,
      lines: [3],
      isRejected: true,
    });
    const rejected = await call('GET', `/${run.id}/rejected-lines`);
    expect(rejected.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(rejected.body.split('\r\n').map((row) => row.split(';')[0])).toEqual([
      '\uFEFFlinha',
      '3',
      '4',
      '5',
      '',
    ]);
  });

  it('says in Portuguese why a file cannot be imported at all', async () => {
    const run = await preview(Buffer.from('a;b\n1;2\n'), 'outro.csv');
    expect(run).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('Faltam colunas no arquivo: school_code'),
      result: { read: 0 },
      canApply: false,
    });
  });

  it('goes on with an upload that was interrupted, with its own bytes only', async () => {
    const file = Buffer.alloc(2 * IMPORT_CHUNK_BYTES + 10, 'a');
    const { id, digests } = await begin(file, 'longo.csv');
    expect(digests).toEqual([]);
    expect(rejectionCode(await send(id, 1, readChunk(file, 1)))).toBe('UPLOAD_CHANGED');
    await send(id, 0, readChunk(file, 0));
    // The answer was lost: the same chunk again.
    expect((await send(id, 0, readChunk(file, 0))).json()).toEqual({ chunks: 1 });
    expect(rejectionCode(await send(id, 0, Buffer.alloc(IMPORT_CHUNK_BYTES, 'b')))).toBe('UPLOAD_CHANGED');
    expect(await begin(file, 'longo.csv')).toEqual({
      id,
      digests: [sha256(readChunk(file, 0)).toString('hex')],
    });
    const { uploads } = importRunsBody.parse((await call('GET', '')).json());
    expect(uploads).toMatchObject([{ id, fileName: 'longo.csv', received: IMPORT_CHUNK_BYTES }]);
    expect(rejectionCode(await call('POST', '', { upload: id, digest: fileDigest(file) }))).toBe(
      'UPLOAD_CHANGED',
    );
    await send(id, 1, readChunk(file, 1));
    await send(id, 2, readChunk(file, 2));
    expect(rejectionCode(await call('POST', '', { upload: id, digest: fileDigest(csv()) }))).toBe(
      'UPLOAD_CHANGED',
    );
    expect((await call('DELETE', `/uploads/${id}`)).statusCode).toBe(204);
    expect(await count('import_upload_chunk WHERE position = 2')).toBe(0);
  });

  it('S30 rejects damaged bytes, another size, names of folders and files that are too large', async () => {
    const file = csv(line('A'));
    const { id } = await begin(file, 'a.csv');
    expect(rejectionCode(await send(id, 0, file, sha256(csv())))).toBe('UPLOAD_CHUNK_DAMAGED');
    expect(rejectionCode(await send(id, 0, csv()))).toBe('UPLOAD_CHUNK_DAMAGED');
    expect(rejectionCode(await send(id, 7, file))).toBe('UPLOAD_CHUNK_DAMAGED');
    for (const wrong of [
      { kind: 'offers', fileName: '../a.csv', size: 1 },
      { kind: 'offers', fileName: 'a.csv', size: 600 * 1024 * 1024 },
      { kind: 'redirects', fileName: 'a.csv', size: 1 },
    ])
      expect((await call('POST', '/uploads', wrong)).statusCode).toBe(400);
    const stranger = await signedInWithRole(test().database, 'operator', 0);
    await calls.call(stranger, 'DELETE', `/operation/imports/uploads/${id}`);
    expect(await begin(file, 'a.csv')).toEqual({ id, digests: [] });
  });

  it('runs one import at a time, and says so', async () => {
    const { database } = test();
    const wanted = await upload(csv(line('A')), 'depois.csv');
    await withImportLock(database, async () => {
      const answer = await call('POST', '', wanted);
      expect(rejectionCode(answer)).toBe('IMPORT_UNDER_WAY');
    });
    expect(await ended('', wanted)).toMatchObject({ state: 'complete' });
  });

  it('tells a run whose process has ended from one that goes on', async () => {
    const { database } = test();
    const { rows } = await database.pool.query<{ id: number }>(
      `INSERT INTO import_run (kind, progress, account_id) VALUES ('inep', '{"done":5,"total":10}', 0) RETURNING id`,
    );
    const id = rows[0]?.id ?? 0;
    const read = async () => importRunBody.parse((await call('GET', `/${id}`)).json());
    expect(await read()).toMatchObject({ state: 'interrupted', by: null });
    // Another import, such as the dry run of a command, says nothing of this one.
    await withImportLock(database, async () => {
      expect(await read()).toMatchObject({ state: 'interrupted' });
      expect(rejectionCode(await call('POST', `/${id}/stop`))).toBe('IMPORT_NOT_RUNNING');
    });
    await withImportLock(database, async (nameRun) => {
      await nameRun(id);
      expect(await read()).toMatchObject({ state: 'running', progress: { done: 5, total: 10 } });
      expect((await call('POST', `/${id}/stop`)).statusCode).toBe(204);
      expect(await read()).toMatchObject({ isStopping: true });
      await database.pool.query('UPDATE import_run SET finished_at = now() WHERE id = $1', [id]);
      expect(rejectionCode(await call('POST', `/${id}/stop`))).toBe('IMPORT_NOT_RUNNING');
    });
    expect(rejectionCode(await call('POST', '/2147483647/stop'))).toBe('IMPORT_NOT_FOUND');
    await database.pool.query('DELETE FROM import_run WHERE id = $1', [id]);
  });

  it('stops no run of a command, which would not notice', async () => {
    const { database } = test();
    const { rows } = await database.pool.query<{ id: number }>(
      `INSERT INTO import_run (kind) VALUES ('inep') RETURNING id`,
    );
    const id = rows[0]?.id ?? 0;
    await withImportLock(database, async (nameRun) => {
      await nameRun(id);
      expect(rejectionCode(await call('POST', `/${id}/stop`))).toBe('IMPORT_OF_COMMAND');
      expect((await call('GET', `/${id}`)).json()).toMatchObject({ state: 'running', isStopping: false });
    });
    await database.pool.query('DELETE FROM import_run WHERE id = $1', [id]);
  });

  it('applies no preview once another file of its kind was imported', async () => {
    const old = await preview(csv(line('A')), 'marco.csv');
    const other = await preview(csv(line('A'), line('B')), 'abril.csv');
    expect(await ended(`/${other.id}/apply`)).toMatchObject({ state: 'complete' });
    expect((await call('GET', `/${old.id}`)).json()).toMatchObject({ state: 'complete', canApply: false });
    expect(rejectionCode(await call('POST', `/${old.id}/apply`))).toBe('IMPORT_NOT_PREVIEWED');
  });

  /** Options of a run that the panel begins. */
  const stored = async (dryRun: boolean) => {
    const { rows } = await test().database.pool.query<{ id: number }>(
      `INSERT INTO import_run (kind, dry_run, account_id) VALUES ('offers', $1, 0) RETURNING id`,
      [dryRun],
    );
    const id = rows[0]?.id ?? 0;
    const read = async () => importRunBody.parse((await call('GET', `/${id}`)).json());
    const run = {
      kind: 'offers',
      dryRun,
      begin: async (nameRun: NameRun) => {
        await nameRun(id);
        return id;
      },
    };
    return { run, read };
  };

  it('ends a run whose file cannot be made ready', async () => {
    const { run, read } = await stored(true);
    const failing = { ...run, prepare: () => Promise.reject(new Error('The disk is full.')) };
    await expect(runImport(test().database, failing, async () => 'complete')).rejects.toThrow(
      'The disk is full.',
    );
    expect(await read()).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('A prévia parou por uma falha nossa, e nada mudou no site.'),
    });
  });

  it('says what has gone in before a failure, and which lines were rejected', async () => {
    const { run, read } = await stored(false);
    const failing = runImport(test().database, run, async (tally) => {
      tally.read = 3;
      tally.new = 2;
      tally.skip(4, { reason: 'unknown school', advice: 'Não conhecemos a escola.' }, true);
      throw new Error('The connection is lost.');
    });
    await expect(failing).rejects.toThrow('The connection is lost.');
    const failed = await read();
    expect(failed).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('O que já entrou fica. O arquivo continua guardado'),
      result: { read: 3, new: 2, rejected: 1 },
    });
    expect((await call('GET', `/${failed.id}/rejected-lines`)).body).toContain(
      '4;"Não conhecemos a escola."',
    );
  });

  it.each([
    ['nothing stays after a failure of a strict import', 0, 'e nada mudou no site: no modo estrito'],
    ['its rows stay if it fails after them', 2, 'O que já entrou fica.'],
  ])('says of a strict import that %s', async (_, written, text) => {
    const { run, read } = await stored(false);
    const failing = runImport(test().database, { ...run, strict: true }, async (tally) => {
      tally.new = written;
      throw new Error('The connection is lost.');
    });
    await expect(failing).rejects.toThrow('The connection is lost.');
    expect(await read()).toMatchObject({ state: 'failed', failure: expect.stringContaining(text) as string });
  });

  it('ends a run whose report cannot be stored', async () => {
    const { database } = test();
    const { run, read } = await stored(false);
    const failing = runImport(database, run, async (tally) => {
      // PostgreSQL stores no NUL in JSON.
      tally.note('\u0000');
      return 'complete';
    });
    await expect(failing).rejects.toThrow('Unicode');
    expect(await read()).toMatchObject({
      state: 'failed',
      finishedAt: expect.any(String) as string,
      failure: expect.stringContaining('impediu de guardar o resultado') as string,
    });
  });

  it('cannot be stopped once its rows are stored, while the figures are updated', async () => {
    const { database } = test();
    const { run, read } = await stored(false);
    const [begun] = await database.db.select().from(importRun).orderBy(desc(importRun.id)).limit(1);
    const id = begun?.id ?? 0;
    await withImportLock(database, async (nameRun) => {
      await run.begin(nameRun);
      await database.pool.query(`UPDATE import_run SET report = '{"outcome":"complete"}' WHERE id = $1`, [
        id,
      ]);
      expect(rejectionCode(await call('POST', `/${id}/stop`))).toBe('IMPORT_NOT_RUNNING');
      expect(await read()).toMatchObject({ isStopping: false });
    });
    await database.pool.query('DELETE FROM import_run WHERE id = $1', [id]);
  });

  it('is never taken for interrupted while it begins', async () => {
    const { database } = test();
    const seen: string[] = [];
    const progress = { isOver: false };
    const importing = runImport(database, { kind: 'demo' }, async () => 'complete').finally(() => {
      progress.isOver = true;
    });
    while (!progress.isOver) {
      const { runs } = importRunsBody.parse((await call('GET', '')).json());
      seen.push(...runs.slice(0, 1).flatMap(({ kind, state }) => (kind === 'demo' ? [state] : [])));
    }
    await importing;
    expect(seen).not.toContain('interrupted');
    await database.pool.query("DELETE FROM import_run WHERE kind = 'demo'");
  });

  it('is complete once its rows are stored, also when the figures cannot be updated', async () => {
    const { database } = test();
    const { run, read } = await stored(false);
    const errors: unknown[] = [];
    const options = { ...run, onUnfinished: (error: unknown) => errors.push(error) };
    const report = await runImport(database, options, async () => {
      await database.pool.query('ALTER TABLE directory_total RENAME TO directory_total_gone');
      return 'complete';
    });
    await database.pool.query('ALTER TABLE directory_total_gone RENAME TO directory_total');
    expect(report.outcome).toBe('complete');
    expect(errors).toHaveLength(1);
    expect(await read()).toMatchObject({
      state: 'complete',
      finishedAt: expect.any(String) as string,
      result: { read: 0 },
    });
  });

  it('deletes files that nobody has used for two days', async () => {
    const { database } = test();
    const { upload: id } = await upload(csv(line('Z')), 'velho.csv');
    const { db } = database;
    await db
      .update(importUpload)
      .set({ usedAt: sql`now() - interval '49 hours'` })
      .where(eq(importUpload.fileName, 'velho.csv'));
    await purgeExpiredJob.run({
      database,
      environment: testEnvironment,
      signal: new AbortController().signal,
      log: calls.server.log,
    });
    expect(await db.select().from(importUpload).where(eq(importUpload.id, id))).toEqual([]);
    expect(await db.select().from(importUploadChunk).where(eq(importUploadChunk.uploadId, id))).toEqual([]);
  });
});
