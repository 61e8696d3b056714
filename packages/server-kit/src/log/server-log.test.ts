import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorLog } from './server-log.ts';

let service: Server;
let received: { readonly path: string; readonly token: unknown; readonly body: string }[];
let response: 'immediate' | 'never';
let lines: string[];
let log: ErrorLog;

beforeEach(async () => {
  received = [];
  lines = [];
  response = 'immediate';
  service = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ path: request.url ?? '', token: request.headers['x-rollbar-access-token'], body });
      if (response === 'immediate') reply.end('{"err":0}');
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  log = new ErrorLog({
    service: { url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, token: 'server-token' },
    buildReport: (line) => ({ data: JSON.parse(line) }),
    to: { write: (line) => lines.push(line) },
  });
});

afterEach(() => {
  service.closeAllConnections();
  service.close();
});

const line = (level: number) => `{"level":${level},"msg":"x"}\n`;
const shortWait = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('CA-13 ErrorLog', () => {
  it('writes every line, and reports errors with the server’s token', async () => {
    for (const level of [30, 40, 50, 60]) log.write(line(level));
    await vi.waitFor(() => expect(received).toHaveLength(2), 20_000);
    expect(lines).toEqual([30, 40, 50, 60].map(line));
    expect(received[0]).toEqual({
      path: '/api/1/item/',
      token: 'server-token',
      body: '{"data":{"level":50,"msg":"x"}}',
    });
  });

  it('CO-04 reports at most 60 errors a minute, and logs all of them', async () => {
    for (let group = 0; group < 10; group += 1) {
      for (let i = 0; i < 10; i += 1) log.write(line(50));
      await vi.waitFor(() => expect(received.length).toBe(Math.min((group + 1) * 10, 60)), 20_000);
      await shortWait();
    }
    expect(received).toHaveLength(60);
    expect(lines).toHaveLength(100);
  });

  it('P9 keeps at most ten pending reports, and logging does not wait for them', async () => {
    response = 'never';
    for (let i = 0; i < 1_000; i += 1) log.write(line(50));
    expect(lines).toHaveLength(1_000);
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(10), 20_000);
    await shortWait();
    expect(received).toHaveLength(10);
  });

  it('S19 ignores an unreachable service', async () => {
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    const failures: unknown[] = [];
    const note = (error: unknown) => void failures.push(error);
    process.on('unhandledRejection', note);
    log.write(line(50));
    await shortWait();
    process.off('unhandledRejection', note);
    expect(failures).toEqual([]);
    expect(lines).toHaveLength(1);
  });
});
