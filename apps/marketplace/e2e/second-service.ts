import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@melhor-escola/config/free-port';
import { expect } from '@playwright/test';
import { repository, smtpUrl } from './site.ts';

/** A process of the service on a database of its own. */
export interface SecondService {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A folder for the database of second services. The first one that starts in it loads the demonstration data. */
export async function createDataFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'melhor-escola-e2e-'));
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Starts the service with its own settings; it sends mail to the tests' server. One at a time in a folder. */
export async function startSecondService(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<SecondService> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(path.join(repository, 'apps/api/src/app/main.ts'), [], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      API_PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      SMTP_URL: smtpUrl,
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 90_000, message: 'the second service starts' }).toBe(true);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
