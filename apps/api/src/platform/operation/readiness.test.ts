import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeEachEngine, testFolder } from '../../../test/each-engine.ts';
import { Readiness } from './readiness.ts';
import { registerHealth } from './routes.ts';

describeEachEngine('RT-24 readiness', (test) => {
  let folder: string;
  /** One session, whose settings a test may change. */
  let pool: Pool;

  beforeAll(() => {
    folder = testFolder('readiness');
    const { environment, database } = test();
    const { databaseUrl: connectionString } = environment;
    if (connectionString === undefined) pool = database.pool;
    else {
      pool = new Pool({ connectionString, max: 1 });
      // The database is dropped after the tests, possibly before the pool closes its connection.
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
  });
  afterAll(async () => {
    if (pool !== test().database.pool) await pool.end();
    rmSync(folder, { recursive: true, force: true });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('succeeds while writes succeed, and leaves nothing behind', async () => {
    expect(await new Readiness({ database: { pool }, dataDir: folder }).problem()).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['the database is read-only', 'default_transaction_read_only = on'],
    // Simulates a full disk for operations that need space.
    ['the disk has no space', "temp_file_limit = '512kB'"],
  ])('fails while %s', async (_, setting) => {
    const readiness = new Readiness({ database: { pool } });
    await pool.query(`SET ${setting}`);
    try {
      expect(await readiness.problem()).toBe('writes');
    } finally {
      await pool.query('RESET ALL');
    }
    expect(await readiness.problem()).toBeUndefined();
  });

  it('fails while DATA_DIR is not writable', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    for (const dataDir of [file, path.join(file, 'data'), '/proc'])
      expect(await new Readiness({ database: { pool }, dataDir }).problem()).toBe('writes');
  });

  it('logs a full disk at once and then once a minute, whether or not a load balancer asks', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const server = Fastify({ logger: { level: 'warn', stream } }).withTypeProvider<ZodTypeProvider>();
    server.setValidatorCompiler(validatorCompiler);
    server.setSerializerCompiler(serializerCompiler);
    registerHealth(server, new Readiness({ database: { pool }, dataDir: '/proc' }));
    await server.listen({ port: 0 });
    try {
      for (let asked = 0; asked < 3; asked += 1) {
        expect((await server.inject('/readyz')).json()).toMatchObject({ reason: 'writes' });
      }
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('the disk is full');
      vi.advanceTimersByTime(60_000);
      await expect.poll(() => lines.length).toBe(2);
      await server.inject('/readyz');
      expect(lines).toHaveLength(2);
    } finally {
      await server.close();
    }
  });

  it('writes at most once in five seconds while that succeeds', async () => {
    const readiness = new Readiness({ database: { pool }, dataDir: folder });
    expect(await readiness.problem()).toBeUndefined();
    rmSync(folder, { recursive: true });
    expect(await readiness.problem()).toBeUndefined();
  });
});
