import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';

import type { Environment } from '@melhor-escola/server-kit/environment';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { describeOneEngine } from '../../../test/each-engine.ts';
import { fillWithMunicipalities } from '../../../test/municipalities.ts';
import { inepFiles } from '../../../test/inep-files.ts';
import { operatorHeader, tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { buildServer } from '../server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { runOnService } from '../commands/service-client.ts';

const { microdata } = inepFiles;

describeOneEngine('the operator’s routes', (test) => {
  let server: ZodFastify;
  let environment: Environment;
  let origin: string;

  const post = (
    url: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> =>
    fetch(`${origin}/v3/operator${url}`, {
      method: 'POST',
      ...init,
      headers: { ...tenantHeader, ...operatorHeader, ...init.headers },
    });

  beforeAll(async () => {
    const { database, environment: own } = test();
    await fillWithMunicipalities(database);
    const draft = { ...testEnvironment, dataDir: own.dataDir };
    server = await buildServer({ environment: draft, database, logLevel: 'silent' });
    origin = await server.listen({ host: '127.0.0.1', port: 0 });
    environment = { ...draft, host: '127.0.0.1', apiPort: Number(new URL(origin).port) };
  });
  afterAll(async () => {
    // fetch keeps a spare connection after an aborted one.
    server.server.closeAllConnections();
  });

  const runs = async (): Promise<number> => {
    const { rows } = await test().database.pool.query('SELECT count(*)::int AS n FROM import_run');
    return rows[0].n;
  };

  it('RO-02 require the operator', async () => {
    for (const authorization of ['', `Basic ${btoa('operator:wrong')}`, 'Bearer x']) {
      const answer = await post('/imports/places', { headers: { authorization } });
      expect(answer.status).toBe(401);
      await answer.body?.cancel();
    }
    expect((await post('/imports/places', { headers: { 'x-tenant': '' } })).status).toBe(400);
  });

  it('import a file above the body limit of other routes, and report the result', async () => {
    const progress: number[] = [];
    const report = await runOnService(
      environment,
      { name: 'imports/inep', strict: false, dryRun: false, dependency: 'private' },
      { path: microdata, name: 'inep-microdados-2025-to.csv' },
      { onProgress: ({ done }) => progress.push(done) },
    );
    expect(report).toMatchObject({ kind: 'inep', outcome: 'complete', read: 170 });
    expect(report.new).toBeGreaterThan(50);
    expect(progress.at(-1)).toBe(readFileSync(microdata).length);
    expect(readdirSync(path.join(environment.dataDir, 'uploads'))).toEqual([]);
    const { rows } = await test().database.pool.query(
      `SELECT file_name, report->>'outcome' AS outcome FROM import_run WHERE kind = 'inep'`,
    );
    expect(rows).toEqual([{ file_name: 'inep-microdados-2025-to.csv', outcome: 'complete' }]);
  });

  it('reject unknown imports, wrong options, wrong files and missing files', async () => {
    expect((await post('/imports/cats')).status).toBe(404);
    expect((await post('/imports/inep?dependency=ours', { body: 'x' })).status).toBe(400);
    const wrong = await post('/imports/inep', { body: 'a;b\n1;2' });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('nu_ano_censo'),
    });
    expect(await (await post('/imports/offers')).json()).toMatchObject({ message: 'The file is empty.' });
  });

  it('S27 import nothing from an aborted upload, and accept the next one', async () => {
    const before = await runs();
    const upload = request(`${origin}/v3/operator/imports/inep`, {
      method: 'POST',
      headers: { ...tenantHeader, ...operatorHeader, 'transfer-encoding': 'chunked' },
    });
    // An aborted upload is an error on both sides.
    upload.on('error', () => undefined);
    await new Promise((resolve) => upload.write(readFileSync(microdata).subarray(0, 60_000), resolve));
    const closed = new Promise((resolve) => upload.once('close', resolve));
    upload.destroy();
    await closed;
    const next = await post('/imports/inep?strict=false', { body: readFileSync(microdata) });
    expect(await next.text()).toMatch(/"outcome":"complete","dryRun":false,"read":170,.*\n$/);
    expect(await runs()).toBe(before + 1);
  });

  it('run one at a time (409 for the second), can be stopped, and complete when run again', async () => {
    const stop = new AbortController();
    let conflict: Promise<Response> | undefined;
    const stopped = await runOnService(environment, { name: 'seed/demo', scale: 'small' }, undefined, {
      signal: stop.signal,
      onProgress: () => {
        conflict ??= post('/seed/clear').finally(() => stop.abort());
      },
    });
    expect((await conflict)?.status).toBe(409);
    expect(stopped.outcome).toBe('stopped');
    expect(stopped.new).toBeLessThan(3000);
    const completed = await runOnService(environment, { name: 'seed/demo', scale: 'small' }, undefined, {});
    expect(completed).toMatchObject({ outcome: 'complete', unchanged: stopped.new, new: 3000 - stopped.new });
  });

  it('stop when the operator disconnects', async () => {
    const { database } = test();
    const clear = await post('/seed/clear');
    await clear.text();
    const controller = new AbortController();
    const answer = await post('/seed/demo', { signal: controller.signal });
    await answer.body?.getReader().read();
    controller.abort();
    await expect
      .poll(
        async () =>
          (
            await database.pool.query(
              `SELECT report->>'outcome' AS outcome FROM import_run WHERE kind = 'demo' ORDER BY id DESC LIMIT 1`,
            )
          ).rows[0]?.outcome,
        { timeout: 10_000 },
      )
      .toBe('stopped');
  });
});
