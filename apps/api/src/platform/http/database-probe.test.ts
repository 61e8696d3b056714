import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { createProbe } from './database-probe.ts';

describeOneEngine('the probe of the database', (test) => {
  it('finds that it responds', async () => {
    const { pool } = test().database;
    expect(await createProbe({ pool, replica: undefined })()).toBe(false);
  });

  it('S26 finds that it responds while other requests keep all connections busy', async ({ skip }) => {
    const { engine, pool } = test().database;
    skip(engine === 'pglite', 'The embedded database has a single session, and is not probed.');
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    try {
      expect(await createProbe({ pool, replica: undefined })()).toBe(false);
    } finally {
      for (const client of clients) client.release();
    }
  });
});

describe('the probe of a server that accepts connections and never answers', () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  beforeAll(async () => {
    await once(silent.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => silent.close());

  it.each([
    ['no connection is used', 0],
    ['all connections wait for it', 1],
  ])('S26 finds that it does not respond while %s', async (_what, used) => {
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const pool = new Pool({ host: '127.0.0.1', port, max: 1 });
    const waiting = Array.from({ length: used }, () => pool.connect().catch(() => undefined));
    expect(await createProbe({ pool, replica: undefined })()).toBe(true);
    for (const socket of sockets.splice(0)) socket.destroy();
    await Promise.all(waiting);
  });
});
