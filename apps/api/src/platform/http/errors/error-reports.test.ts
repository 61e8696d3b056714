import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { tenantHeader, testEnvironment } from '../../../../test/test-server.ts';
import { buildServer } from '../../../app/server.ts';

describeOneEngine('CA-13 errors of the service', (test) => {
  let errorService: Server;
  let received: { readonly token: unknown; readonly body: string }[];

  beforeEach(async () => {
    received = [];
    errorService = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += String(chunk)));
      request.on('end', () => {
        received.push({ token: request.headers['x-rollbar-access-token'], body });
        response.end('{"err":0}');
      });
    });
    await new Promise<void>((resolve) => errorService.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    errorService.closeAllConnections();
    errorService.close();
  });

  it('are reported with route and request id, and without user input', async () => {
    const { port } = errorService.address() as AddressInfo;
    const errorReports = { url: `http://127.0.0.1:${port}`, token: 'known-to-servers' };
    const { database } = test();
    const server = await buildServer({
      environment: { ...testEnvironment, errorReports, release: 'build-7' },
      database,
      logTo: { write: () => {} },
    });
    await database.pool.query('ALTER TABLE city RENAME TO gone');
    const answer = await server.inject({
      url: '/v3/cities/by-slug/ana-da-silva-to',
      headers: tenantHeader,
    });
    expect(answer.statusCode).toBe(500);
    await vi.waitFor(() => expect(received).toHaveLength(1), 20_000);
    expect(received[0]?.token).toBe('known-to-servers');
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      data: {
        code_version: 'build-7',
        context: '/v3/cities/by-slug/:slug',
        body: { trace_chain: [{ exception: { description: 'request failed' } }, {}] },
        custom: { program: 'service', requestId: answer.headers['x-request-id'], method: 'GET' },
      },
    });
    expect(received[0]?.body).not.toContain('ana');
    await server.close();
  });
});
