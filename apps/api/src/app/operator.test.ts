import { expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { operatorHeader, tenantHeader, testEnvironment } from '../../test/test-server.ts';
import { buildServer } from './server.ts';
import type { ZodFastify } from '../platform/http/slice-routes.ts';

describeOneEngine('the operator’s routes', (test) => {
  const build = () =>
    buildServer({ environment: testEnvironment, database: test().database, logLevel: 'silent' });
  it('RO-02 require basic authorization', async () => {
    const server = await build();
    // 404: authorized, but there is no run to stop.
    expect((await stopRun(server, operatorHeader.authorization)).statusCode).toBe(404);
    const invalid = [
      undefined,
      'Basic',
      'Bearer x',
      basic('operator:wrong'),
      basic(`wrong:${testEnvironment.apiBasicPassword}`),
    ];
    for (const authorization of invalid) {
      const answer = await stopRun(server, authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'UNAUTHORIZED' });
      expect(answer.headers['www-authenticate']).toContain('realm="operator"');
    }
    await server.close();
  });

  it('S6 allow ten attempts a minute per address, without blocking others', async () => {
    const server = await build();
    const statuses = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await stopRun(server, basic(`operator:${n}`), '10.0.0.8')).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const late = await stopRun(server, operatorHeader.authorization, '10.0.0.8');
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await stopRun(server, operatorHeader.authorization, '10.0.0.9')).statusCode).toBe(404);
    await server.close();
  });

  it('S6 count wrong passwords in all processes together: of 50 at once ten are looked at', async () => {
    const servers = await Promise.all([build(), build()]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        stopRun(servers[n % 2] ?? servers[0], basic(`operator:${n}`), '10.0.0.50'),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    const limited = answers.filter(({ statusCode }) => statusCode === 429);
    expect(limited).toHaveLength(40);
    expect(limited.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    await Promise.all(servers.map((server) => server.close()));
  });

  it.each(['/metrics', '/v3/operator/access'])(
    'RT-12 RO-02 %s asks a browser for the operator’s password, and opens with it',
    async (url) => {
      const server = await build();
      const get = (headers: Record<string, string> = {}) =>
        server.inject({ url, remoteAddress: '10.0.0.51', headers: { ...tenantHeader, ...headers } });
      const closed = await get();
      expect(closed.statusCode).toBe(401);
      expect(closed.headers['www-authenticate']).toBe('Basic realm="operator", charset="UTF-8"');
      expect((await get(operatorHeader)).statusCode).toBeLessThan(300);
      await server.close();
    },
  );
});

const stopRun = async (server: ZodFastify, authorization?: string, address = '127.0.0.1') =>
  server.inject({
    method: 'DELETE',
    url: '/v3/operator/runs/current',
    remoteAddress: address,
    headers: { ...tenantHeader, ...(authorization === undefined ? {} : { authorization }) },
  });

function basic(credentials: string): string {
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}
