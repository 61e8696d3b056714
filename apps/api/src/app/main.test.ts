import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startNode, startScript, type NodeChild } from '../../test/child-process.ts';
import { testFolder } from '../../test/each-engine.ts';
import { freePort } from '../../test/postgresql-cluster.ts';
import { testEnvironment } from '../../test/test-server.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const answers = /The service answers at (\S+)\n/;

describe('the service process', () => {
  let dataDir: string;
  let port: number;
  const children: NodeChild[] = [];
  const start = (environment: Record<string, string> = {}): NodeChild => {
    const child = startNode([main], {
      DATA_DIR: dataDir,
      API_PORT: String(port),
      SEARCH_API_KEY: testEnvironment.searchApiKey,
      ...environment,
    });
    children.push(child);
    return child;
  };
  const lockFiles = (): string[] => readdirSync(path.join(dataDir, 'lock'));

  beforeAll(async () => {
    dataDir = testFolder('main');
    port = await freePort();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.process.kill('SIGKILL');
      await child.ended;
    }
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('stops cleanly during its first start, and completes it the next time', async () => {
    const first = start();
    await first.printed(/Demonstration schools: 10 %/);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.stdout()).not.toMatch(answers);
    expect(lockFiles()).toEqual([]);

    const second = start();
    await second.printed(answers);
    expect(second.stdout()).toContain('Demonstration schools: 100 %');
    expect(await totals(url(second))).toMatchObject({ activeOffers: expect.any(Number) as number });
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('is ready immediately the next time, with the loaded data', async () => {
    const child = start();
    await child.printed(answers);
    expect(child.stdout()).not.toContain('First start');
    expect((await totals(url(child))).activeOffers).toBeGreaterThan(5000);
    expect((await fetch(`${url(child)}/readyz`)).status).toBe(200);
    child.process.kill('SIGINT');
    expect(await child.ended).toBe(0);
    expect(child.stderr()).toBe('');
  });

  it('S26 restarts immediately after kill -9', async () => {
    const child = start();
    await child.printed(answers);
    child.process.kill('SIGKILL');
    await child.ended;
    const next = start();
    await next.printed(answers);
    expect(lockFiles()).toHaveLength(1);
  });

  it('stops when its supervisor is killed', async () => {
    const supervisor = startScript(
      `
        import { fork } from 'node:child_process';
        const child = fork(${JSON.stringify(main)}, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
        child.on('message', (message) => console.log(JSON.stringify(message), 'from', child.pid));
      `,
      { DATA_DIR: dataDir, API_PORT: String(port) },
    );
    children.push(supervisor);
    await supervisor.printed(/"ready":true.* from \d+/);
    expect(supervisor.stdout()).toContain(`{"ready":true,"url":"http://127.0.0.1:${port}"}`);
    supervisor.process.kill('SIGKILL');
    await expect.poll(lockFiles).toEqual([]);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('exits with 1 and one sentence when another instance has the data folder', async () => {
    const first = start();
    await first.printed(answers);
    const second = start({ API_PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.stderr()).toBe(
      `The data folder ${dataDir} is in use by another instance (process ${first.process.pid}): stop it, or set DATA_DIR to another folder.\n`,
    );
    expect((await fetch(`${url(first)}/readyz`)).status).toBe(200);
  });

  it('exits with 1 and one sentence when the port is in use, and leaves no lock', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const child = start();
    expect(await child.ended).toBe(1);
    other.close();
    expect(child.stderr()).toBe(
      `Port ${port} of 127.0.0.1 is in use by another program: stop it, or set API_PORT to another.\n`,
    );
    expect(lockFiles()).toEqual([]);
  });

  it('exits with 1 and one sentence for an invalid environment', async () => {
    const child = start({ API_PORT: 'many' });
    expect(await child.ended).toBe(1);
    expect(child.stderr()).toMatch(/^Invalid environment\. API_PORT: .*\n$/);
  });

  it.each([
    ['is a file', (file: string) => file],
    ['is below a file', (file: string) => path.join(file, 'data')],
    ['cannot be created', () => '/proc/nowhere/data'],
  ])('exits with 1 and one sentence when the data folder %s', async (_, toFolder) => {
    const file = path.join(dataDir, 'a-file');
    writeFileSync(file, '');
    const folder = toFolder(file);
    const { searchApiKey, apiBasicUser, apiBasicPassword, paymentWebhookSecret } = testEnvironment;
    const secrets = {
      SEARCH_API_KEY: searchApiKey,
      API_BASIC_USER: apiBasicUser,
      API_BASIC_PASSWORD: apiBasicPassword,
      PAYMENT_WEBHOOK_SECRET: paymentWebhookSecret,
    };
    // With its own secrets, and with those it would store there.
    for (const child of [start({ DATA_DIR: folder }), start({ DATA_DIR: folder, ...secrets })]) {
      expect(await child.ended).toBe(1);
      expect(child.stderr()).toMatch(
        /^The data folder \S+ cannot be written to \(\w+\): set DATA_DIR to a folder that this user owns\.\n$/,
      );
      expect(child.stderr()).toContain(folder);
    }
  });

  it('exits with 1 and one sentence, without the password, when PostgreSQL does not respond', async () => {
    const child = start({
      DATABASE_URL: `postgresql://someone:a-secret@127.0.0.1:${await freePort()}/nothing`,
      SEARCH_API_KEY: 'a-search-key-for-tests',
      API_BASIC_USER: 'operator',
      API_BASIC_PASSWORD: 'a-password-for-tests',
      PAYMENT_WEBHOOK_SECRET: 'a-webhook-secret-for-tests-of-32-characters',
    });
    expect(await child.ended).toBe(1);
    expect(child.stderr()).toMatch(
      /^The database at 127\.0\.0\.1:\d+ does not respond \(ECONNREFUSED\): start it, or correct DATABASE_URL\.\n$/,
    );
  });
});

function url(child: NodeChild): string {
  return answers.exec(child.stdout())?.[1] ?? '';
}

async function totals(service: string): Promise<{ activeOffers: number }> {
  const answer = await fetch(`${service}/v3/marketplace/directory/overall-data`, {
    headers: { 'x-tenant': 'melhor-escola' },
  });
  return (await answer.json()) as { activeOffers: number };
}
